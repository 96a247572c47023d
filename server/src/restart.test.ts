import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadRules } from '@spieleabend/games';
import { replayRecord } from '@spieleabend/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './index.ts';
import { PROTOCOL } from './protocol/index.ts';
import { TestClient } from './testing/client.ts';
import { beginGame, legalMoves, playOn, playToEntries, startServer, temporaryDir } from './testing/table.ts';

test('after a restart everything goes on where it stood, held decisions and minds changed included', async () => {
  const dataDir = await temporaryDir();
  const first = await serve({ port: 0, dataDir, pace: () => 0 });
  const { code, people, tokens } = await beginGame(first, { game: 'twenty-one' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('nobody there');
  await playToEntries(people);
  const choices = anna.look === null ? [] : await legalMoves('twenty-one', anna.look);
  await anna.decide(choices[0] ?? '');
  await anna.decide(choices.at(-1) ?? '', 'last');
  await anna.until(() => anna.look?.mine === choices.at(-1));
  const { ask } = anna.look ?? {};
  const looks = people.map(({ look }) => ({ ...look, waited: 0 }));
  const logs = people.map(({ log }) => log);
  await first.close();
  expect(await anna.ended()).toBe(1012);
  expect(anna.messages.at(-1)).toEqual({ type: 'closing' });

  const second = await startServer({ dataDir });
  const again = await Promise.all(tokens.map((token) => TestClient.join(second, code, token)));
  await Promise.all(again.map((person) => person.until(() => person.look !== null)));
  expect(again.map(({ look }) => ({ ...look, waited: 0 }))).toEqual(
    looks.map((look, index) => ({ ...look, keep: 0, log: logs[index] })),
  );
  // The answer was lost in the restart: sent again, it is done already.
  expect(await again[0]?.ask({ type: 'decide', ask: ask ?? -1, move: choices.at(-1) ?? '' }, 'last')).toBeNull();
  expect(again[0]?.look?.mine).toBe(choices.at(-1));
  await playOn('twenty-one', again, 'after');
  expect(again[0]?.look?.over).not.toBeNull();
});

test('a command done before a restart is not done again after it', async () => {
  const dataDir = await temporaryDir();
  const first = await serve({ port: 0, dataDir });
  const { code, people, tokens } = await beginGame(first, { game: 'twenty-one' }, ['Anna', 'Ben']);
  const [anna] = people;
  const start = anna?.log ?? [];
  await anna?.decide('keep', 'kept');
  await anna?.until(() => anna.log.length === start.length + 1);
  const seq = anna?.look?.seq ?? -1;
  const ask = anna?.messages.find((m) => m.type === 'look')?.ask ?? -1;
  expect(await anna?.ask({ type: 'take-back', seq }, 'back')).toBeNull();
  await first.close();

  const second = await startServer({ dataDir });
  const again = await TestClient.join(second, code, tokens[0]);
  await again.until(() => again.look !== null);
  expect(await again.ask({ type: 'take-back', seq }, 'back')).toBeNull();
  expect(await again.ask({ type: 'decide', ask, move: 'keep' }, 'kept')).toBeNull();
  expect(again.log).toEqual(start);
  expect(await again.decide('keep')).toBeNull();
});

test('who comes while the server goes down is never told for good that his table is gone', async () => {
  const dataDir = await temporaryDir();
  const first = await serve({ port: 0, dataDir });
  const { code, people, tokens } = await beginGame(first, { game: 'eineu' }, ['Anna', 'Ben']);
  const waiting = await TestClient.open(first);
  const closing = first.close();
  waiting.sendRaw({ type: 'hello', protocol: PROTOCOL, code, token: tokens[0] });
  await expect(TestClient.join(first, code, tokens[0])).rejects.toThrow(/503|ECONNREFUSED/);
  await closing;
  for (const client of [waiting, ...people]) {
    expect(await client.ended()).toBe(1012);
    expect(client.messages.filter((message) => message.type === 'error' && message.final)).toEqual([]);
  }
});

test('kill -9 in mid-game loses nothing that was acknowledged', async () => {
  const dataDir = await temporaryDir();
  const first = await spawnServer(dataDir);
  const { code, people, tokens } = await beginGame(first, { game: 'twenty-one' }, ['Anna', 'Ben', 'Cem']);
  const acknowledged: string[] = [];
  const playing = playOn('twenty-one', people, 'kill', Number.POSITIVE_INFINITY, (entry) => {
    acknowledged.push(entry);
    if (acknowledged.length === 25) first.child.kill('SIGKILL');
  });
  await expect(playing).rejects.toThrow();
  expect(acknowledged.length).toBeGreaterThanOrEqual(25);

  const second = await spawnServer(dataDir);
  const again = await Promise.all(tokens.map((token) => TestClient.join(second, code, token)));
  await Promise.all(again.map((person) => person.until(() => person.look !== null)));
  for (const [index, person] of again.entries()) {
    // All that anybody had seen is still there, and every acknowledged decision stands in the log or lies face down.
    const seen = people[index]?.log ?? [];
    expect(person.log.slice(0, seen.length)).toEqual(seen);
    const stands = [...person.log.filter((entry) => entry.startsWith(`${index}:`)), `${index}:${person.look?.mine}`];
    const own = acknowledged.filter((entry) => entry.startsWith(`${index}:`));
    expect(stands.slice(0, own.length)).toEqual(own);
  }
  await playOn('twenty-one', again, 'after');
  const record = await (await fetch(`${second.url}/api/tables/${code}/record`)).json();
  const rules = await loadRules('twenty-one');
  expect(rules !== undefined && replayRecord(rules.game, record).ok).toBe(true);
});

/** A server in a process of its own. */
async function spawnServer(dataDir: string): Promise<{ child: ChildProcess; port: number; url: string }> {
  const script = new URL('./testing/serve.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(child.stdout, 'data');
  const port = Number(String(line));
  return { child, port, url: `http://127.0.0.1:${port}` };
}
