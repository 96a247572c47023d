import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findRoom, ROOMS } from '@spieleabend/games';
import { makeRecord, ok, recordOf, type Session, seeded } from '@spieleabend/kernel';
import { makeFolder } from '@spieleabend/server/make-folder';
import { rankAnswer } from './answers.ts';
import { botFailure, botSeats, botsOf } from './bots.ts';
import { type Failure, failure } from './failure.ts';
import { open, readLines, readText, unreadable } from './input.ts';
import { print, printLine } from './output.ts';
import { ownData } from './own-data.ts';
import { playGame } from './play.ts';
import { rulesOf, sessionOf } from './record.ts';
import { optionsRequest, type SimulateOptions, simulateRequest } from './request.ts';
import { count, emptyTally, summary } from './simulate.ts';

type Answer = (session: Session) => object;

/** Answers one record. */
export async function answerFile(path: string, answer: Answer): Promise<void> {
  const text = await readText(path);
  print(text.ok ? await answerTo(text.value, answer) : text.error);
}

/** Answers one record a line, each in its place; a bad line does not stop the others, and answering it is no failure. */
export async function answerLines(path: string, answer: Answer): Promise<void> {
  try {
    for await (const line of readLines(open(path))) {
      await printLine(line.ok ? await answerTo(line.value, answer) : line.error);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    print(unreadable(path, error));
  }
}

async function answerTo(text: string, answer: Answer): Promise<object> {
  const session = await sessionOf(text);
  return session.ok ? answer(session.value) : session.error;
}

/** Lets bots play many games and prints the tally; everything but the speed follows from the seed. */
export async function simulate(id: string, typed: SimulateOptions): Promise<void> {
  const rules = await rulesOf(id);
  if (!rules.ok) return print(rules.error);
  const data = typed.data === undefined ? ok(undefined) : await ownData(id, typed.data);
  if (!data.ok) return print(data.error);
  const request = simulateRequest(rules.value, typed, data.value);
  if (!request.ok) return print(request.error);
  const { setup, games, levels } = request.value;
  const bots = await botsOf(rules.value, levels);
  if (!bots.ok) return print(bots.error);
  const names = Array.from({ length: setup.seats }, (_, seat) => levels[seat % levels.length] ?? 'random');
  let tally = emptyTally(setup.seats);
  let seconds = 0;
  for (let n = 1; n <= games; n++) {
    const before = performance.now();
    const random = seeded(`${typed.seed}/${n}`);
    const played = playGame(rules.value.game, setup, random, (seen) => {
      const bot = bots.value[seen.seat % levels.length];
      if (bot === undefined) throw new RangeError('Nobody sits at the table');
      return bot(seen, random);
    });
    if (!played.ok) return print(botFailure(played.error, names));
    const session = played.value;
    seconds += (performance.now() - before) / 1000;
    if (session.over !== null) tally = count(tally, session.over, session.log);
    if (typed.records === undefined) continue;
    const name = `${id}-${encodeURIComponent(typed.seed)}-${String(n).padStart(String(games).length, '0')}.json`;
    const failed = await write(typed.records, name, makeRecord(recordOf(session, botSeats(names))));
    if (failed !== null) return print(failed);
  }
  const { seed } = typed;
  print({
    game: id,
    ...setup,
    data: typed.data,
    bots: names,
    seed,
    games,
    ...summary(tally, seconds),
  });
}

/** The options of `solve` as they are typed. */
interface SolveOptions {
  readonly options: string;
  readonly data?: string;
  readonly record?: string;
}

/** What exact play of a whole game comes to, or, where a record is given, what it says of every move that can be made now. */
export async function solve(id: string, typed: SolveOptions): Promise<void> {
  const rules = await rulesOf(id);
  if (!rules.ok) return print(rules.error);
  const solving = await findRoom(id)?.solving?.();
  if (solving === undefined) {
    const games = ROOMS.filter((room) => room.solving !== undefined).map((room) => room.about.id);
    return print(failure({ code: 'not-solved', game: id, games: games.join(', ') }));
  }
  if (typed.record !== undefined) {
    return answerFile(typed.record, (session) =>
      session.game.id === id
        ? rankAnswer(session, solving.rank)
        : failure({ code: 'other-game', game: session.game.id }),
    );
  }
  const { game } = rules.value;
  const options = optionsRequest(game, typed.options, game.seats.min);
  if (!options.ok) return print(options.error);
  const data = typed.data === undefined ? ok(undefined) : await ownData(id, typed.data);
  if (!data.ok) return print(data.error);
  print({ game: id, options: options.value, data: typed.data, ...solving.report(options.value, data.value) });
}

async function write(folder: string, name: string, text: string): Promise<Failure | null> {
  try {
    await makeFolder(resolve(folder));
    await writeFile(join(folder, name), text);
    return null;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error);
    return failure({ code: 'unwritable', path: folder, reason });
  }
}

/** Prints the component data of a game, or checks a file with an owner's own. */
export async function data(id: string, { check }: { readonly check?: string }): Promise<void> {
  const rules = await rulesOf(id);
  if (!rules.ok) return print(rules.error);
  if (check === undefined) return print({ ...Object(rules.value.game.data) });
  const checked = await ownData(id, check);
  print(checked.ok ? { game: id, file: check, data: checked.value } : checked.error);
}
