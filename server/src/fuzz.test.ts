import { loadRules } from '@spieleabend/games';
import { replayRecord } from '@spieleabend/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { fuzz } from './testing/fuzzing.ts';
import { Player } from './testing/player.ts';
import { beginGame, seatPeople, startServer } from './testing/table.ts';

test('thousands of malformed messages from strangers and from people at the table: no crash, no table hurt, nothing of the insides told', async () => {
  const server = await startServer({ trustProxy: true });
  const honest = await beginGame(server, { game: 'twenty-one' }, ['Anna', 'Ben']);
  for (const person of honest.people) await person.close();
  const players = await Promise.all(
    honest.tokens.map((token, index) =>
      Player.sitDown({
        game: 'twenty-one',
        code: honest.code,
        token,
        port: () => server.port,
        seed: `fuzz${index}`,
        pause: () => 20,
      }),
    ),
  );
  onTestFinished(() => {
    for (const player of players) player.stop();
  });
  const hostile = [];
  for (const game of ['eineu', 'twenty-one', 'besenbingo', 'maedn-kartenspiel', 'engel-und-bengel']) {
    hostile.push(await beginGame(server, { game }, ['Cem', 'Dora']));
    hostile.push(await seatPeople(server, { game }, ['Cem', 'Dora']));
  }
  for (const { people } of hostile) for (const person of people) await person.close();
  const seats = hostile.flatMap(({ code, tokens }) => tokens.map((token) => ({ code, token })));
  const watched = [honest.code];
  const fuzzed = await fuzz({ port: server.port, messages: 3000, connections: 12, seed: 'fuzz', seats, watched });
  expect(fuzzed.problems).toEqual([]);
  // It was no trivial trial: most of them were looked at, and many different answers came.
  expect(fuzzed.tooFast).toBeLessThan(fuzzed.sent / 2);
  expect(fuzzed.answers.size).toBeGreaterThan(15);
  await Promise.all(players.map((player) => player.until(() => player.isOver)));
  for (const player of players) expect([player.complaints, player.told]).toEqual([[], player.acknowledged]);
  for (const { code } of [honest, ...hostile]) {
    const record = await fetch(`${server.url}/api/tables/${code}/record`);
    expect([200, 409]).toContain(record.status);
  }
  const record = await (await fetch(`${server.url}/api/tables/${honest.code}/record`)).json();
  const rules = await loadRules('twenty-one');
  expect(rules !== undefined && replayRecord(rules.game, record).ok).toBe(true);
}, 120_000);
