import { availableParallelism } from 'node:os';
import { ok } from '@spieleabend/kernel';
import { loadBots } from '../bots.ts';
import { failure } from '../failure.ts';
import { print } from '../output.ts';
import { ownData } from '../own-data.ts';
import { rulesOf } from '../record.ts';
import { onInterrupt } from '../signals.ts';
import { playBlocks } from './pool.ts';
import { Progress } from './progress.ts';
import { type ArenaOptions, arenaRequest } from './request.ts';
import { countBlock, EMPTY, report } from './tally.ts';

/** The exit code of a program that Ctrl+C has stopped. */
const INTERRUPTED = 130;

/** Lets bots play against each other on all cores and prints who wins how often; everything but times follows from the seed. */
export async function arena(id: string, typed: ArenaOptions): Promise<void> {
  const rules = await rulesOf(id);
  if (!rules.ok) return print(rules.error);
  const data = typed.data === undefined ? ok(undefined) : await ownData(id, typed.data);
  if (!data.ok) return print(data.error);
  const request = arenaRequest(rules.value, typed, data.value);
  if (!request.ok) return print(request.error);
  const { match, blocks, workers } = request.value;
  const bots = await loadBots(rules.value, match.players);
  if (!bots.ok) return print(bots.error);

  const { seats, options } = match.setup;
  const from = performance.now();
  const progress = new Progress(blocks * seats);
  const interrupt = new AbortController();
  const listenNoMore = onInterrupt(() => interrupt.abort());
  let tally = EMPTY;
  const failed = await playBlocks(match, { blocks, workers, signal: interrupt.signal }, (block) => {
    tally = countBlock(tally, block);
    progress.show(tally.games);
  });
  listenNoMore();
  progress.clear();
  if (failed !== null) return print(failed);
  const interrupted = tally.games < blocks * seats;
  print(
    tally.games === 0
      ? failure({ code: 'interrupted' })
      : {
          game: id,
          seats,
          options,
          data: typed.data,
          seed: typed.seed,
          ...(interrupted ? { interrupted } : {}),
          ...report(tally, match.players),
          workers: Math.min(workers, blocks),
          cores: availableParallelism(),
          seconds: Math.round((performance.now() - from) / 100) / 10,
        },
  );
  if (interrupted) process.exitCode = INTERRUPTED;
}
