import { loadRules } from '@spieleabend/games';
import { checkRecord, replayRecord } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { TestClient } from './testing/client.ts';
import { beginGame, legalMoves, playOn, playToEntries, post, seatPeople, startServer } from './testing/table.ts';

test.each(['eineu', 'twenty-one'])('two people play %s to the end while somebody watches', async (game) => {
  const serving = await startServer();
  const { code, people } = await beginGame(serving, { game }, ['Anna', 'Ben']);
  const spectator = await TestClient.join(serving, code);
  await playOn(game, people, game);
  await spectator.until(() => spectator.look?.over != null);

  const record = await (await fetch(`${serving.url}/api/tables/${code}/record`)).json();
  const rules = await loadRules(game);
  const checked = checkRecord(record);
  if (rules === undefined || !checked.ok) throw new Error('no record');
  const replayed = replayRecord(rules.game, checked.value);
  expect(replayed.ok && replayed.value.over).toEqual(spectator.look?.over);
  expect(record.seats).toEqual(['Anna', 'Ben']);
  for (const viewer of [...people, spectator]) expect(viewer.log).toEqual(record.log);
});

test('an illegal move is refused with code and paragraph, and changes nothing', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const mover = people.find((person) => person.look?.ask !== null);
  const before = mover?.log;
  expect(await mover?.decide('b5')).toMatchObject({ code: expect.any(String), rule: 'EI-3.1' });
  expect(await mover?.decide('z1')).toMatchObject({ code: 'notation', at: expect.any(Number) });
  expect(mover?.log).toEqual(before);
  expect(await mover?.decide('k3')).toBeNull();
  await mover?.until(() => mover.log.length > (before?.length ?? 0));
  expect(mover?.log).toEqual([...(before ?? []), expect.stringMatching(/:k3$/)]);
});

test('a decision out of turn, before the start, or by a spectator is refused', async () => {
  const serving = await startServer();
  const lobby = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  expect(await lobby.people[0]?.ask({ type: 'decide', ask: 0, move: 'b9' })).toMatchObject({ code: 'not-started' });
  const { code, people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const ask = people.find((person) => person.look?.ask !== null)?.look?.ask ?? -1;
  const other = people.find((person) => person.look?.ask === null);
  expect(await other?.ask({ type: 'decide', ask, move: 'b9' })).toMatchObject({ code: 'not-your-turn' });
  const spectator = await TestClient.join(serving, code);
  expect(await spectator.ask({ type: 'decide', ask, move: 'b9' })).toMatchObject({ code: 'not-seated' });
});

test('a decision that answers an earlier ask is stale and does nothing', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const mover = people.find((person) => person.look?.ask !== null);
  const ask = mover?.look?.ask ?? -1;
  expect(await mover?.decide('k3')).toBeNull();
  expect(await mover?.ask({ type: 'decide', ask, move: 'b9' })).toMatchObject({ code: 'stale-ask' });
});

test('a command sent twice is done once', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const mover = people.find((person) => person.look?.ask !== null);
  const ask = mover?.look?.ask ?? -1;
  const length = mover?.log.length ?? 0;
  const command = { type: 'decide', ask, move: 'k3' } as const;
  expect(await mover?.ask(command, 'same')).toBeNull();
  expect(await mover?.ask(command, 'same')).toBeNull();
  expect(mover?.log).toHaveLength(length + 1);
});

test('TO-3.5 who has decided is shown, what he decided is not sent to anybody until all have', async () => {
  const serving = await startServer();
  const { code, people } = await beginGame(serving, { game: 'twenty-one' }, ['Anna', 'Ben', 'Cem']);
  const spectator = await TestClient.join(serving, code);
  await playToEntries(people);
  await spectator.until(() => spectator.look?.waiting.length === 3);
  const [anna, ben, cem] = people;
  if (anna?.look == null || ben === undefined || cem === undefined) throw new Error('nobody there');
  const others = [ben, cem, spectator];
  const choices = await legalMoves('twenty-one', anna.look);

  // Anna tries each of her choices in turn. The others get the same bytes whatever she chose.
  const seen = new Set<string>();
  for (const move of choices.slice(0, 12)) {
    const marks = others.map((other) => other.texts.length);
    expect(await anna.decide(move)).toBeNull();
    await Promise.all(others.map((other) => other.until(() => other.look?.decided.includes(0) === true)));
    const ask = anna.look?.ask ?? -1;
    expect(await anna.ask({ type: 'withdraw', ask })).toBeNull();
    await Promise.all(others.map((other) => other.until(() => other.look?.decided.length === 0)));
    const bytes = others.map((other, index) => other.texts.slice(marks[index]).map(withoutTime));
    // Who comes and goes is told on its own time.
    seen.add(JSON.stringify(bytes.map((texts) => texts.filter((text) => !text.includes('"type":"table"')))));
    const record = await (await fetch(`${serving.url}/api/tables/${code}/record`)).text();
    for (const text of [...bytes.flat(), record]) expect(text).not.toContain(`:${move}"`);
  }
  expect(seen.size).toBe(1);

  // A changed mind is not even noticed.
  const [first, second] = [choices[0] ?? '', choices.at(-1) ?? ''];
  expect(await anna.decide(first)).toBeNull();
  await Promise.all(others.map((other) => other.until(() => other.look?.decided.includes(0) === true)));
  const counts = others.map((other) => other.texts.length);
  expect(await anna.decide(second)).toBeNull();
  await anna.until(() => anna.look?.mine === second);
  const late = await TestClient.join(serving, code);
  await late.until(() => late.look !== null);
  expect(late.look).toMatchObject({ mine: null, seq: anna.look?.seq, decided: [0] });
  expect(others.map((other) => other.messages.slice(-1)[0]?.type)).not.toContain('done');
  expect(others.map((other, i) => other.messages.slice(counts[i]).filter(({ type }) => type === 'look'))).toEqual([
    [],
    [],
    [],
  ]);

  for (const other of [ben, cem]) {
    if (other.look === null) throw new Error('no look');
    expect(await other.decide((await legalMoves('twenty-one', other.look))[0] ?? '')).toBeNull();
  }
  await spectator.until(() => spectator.log.includes(`0:${second}`));
});

test('what can be taken back is taken back, once, and never past chance', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'twenty-one' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna?.look == null || ben === undefined) throw new Error('nobody there');
  expect(await anna.ask({ type: 'take-back', seq: anna.look.seq })).toMatchObject({ code: 'no-take-back' });
  const before = anna.log;
  expect(await anna.decide('keep')).toBeNull();
  await anna.until(() => anna.log.length === before.length + 1);
  const seq = anna.look?.seq ?? -1;
  expect(await anna.ask({ type: 'take-back', seq: seq - 1 })).toMatchObject({ code: 'stale-ask' });
  expect(await anna.ask({ type: 'take-back', seq }, 'back')).toBeNull();
  expect(await anna.ask({ type: 'take-back', seq }, 'back')).toBeNull();
  await ben.until(() => ben.log.length === before.length);
  expect([anna.log, ben.log]).toEqual([before, before]);
  expect(await anna.decide('keep')).toBeNull();
});

test('bots play along, and a table of bots plays by itself while somebody watches', async () => {
  const serving = await startServer();
  const bots = [
    { kind: 'bot', level: 'greedy' },
    { kind: 'bot', level: 'random', name: 'Otto' },
  ] as const;
  for (const game of ['eineu', 'twenty-one']) {
    const { code, token } = await (await post(serving, { game, name: 'Anna', chairs: bots })).json();
    const host = await TestClient.join(serving, code, token);
    expect(host.table?.you).toEqual({ chair: null, host: true });
    expect(await host.ask({ type: 'start' })).toBeNull();
    await host.until(() => host.look?.over != null);
    const record = await (await fetch(`${serving.url}/api/tables/${code}/record`)).json();
    expect(record.seats).toContainEqual({ name: 'Otto', bot: 'random' });
  }
});

test('a rematch leads everybody over: same people, same secrets, the next one begins', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: 'twenty-one' }, ['Anna', 'Ben']);
  const spectator = await TestClient.join(serving, code);
  expect(await people[0]?.ask({ type: 'rematch' })).toMatchObject({ code: 'not-over' });
  await playOn('twenty-one', people, 'rematch');
  expect(await spectator.ask({ type: 'rematch' })).toMatchObject({ code: 'not-seated' });
  const answers = await Promise.all(people.map((person) => person.ask({ type: 'rematch' })));
  expect(answers).toEqual([null, null]);
  const everybody = [...people, spectator];
  await Promise.all(everybody.map((person) => person.until(() => typeof person.table?.next === 'string')));
  const next = new Set(everybody.map((person) => person.table?.next));
  expect(next.size).toBe(1);
  const again = await TestClient.join(serving, [...next][0] ?? '', tokens[0]);
  await again.until(() => again.look !== null);
  expect(again.table?.you.chair).toBe(0);
  expect(again.table?.chairs.map(({ seat }) => seat)).toEqual([1, 0]);
});

test('who comes again gets only what is new; nonsense or the end of the game bring everything', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: 'twenty-one' }, ['Anna', 'Ben']);
  await playOn('twenty-one', people, 'resume', 6);
  const seq = people[0]?.look?.seq ?? 0;
  const log = people[0]?.log ?? [];
  await people[0]?.close();
  const spectator = await TestClient.join(serving, code);
  await spectator.until(() => spectator.look !== null);
  for (const [since, keep] of [
    [seq, log.length],
    [seq - 1, log.length - 1],
    [undefined, 0],
    [seq + 1000, 0],
  ]) {
    const again = await TestClient.join(serving, code, tokens[0], since);
    await again.until(() => again.look !== null);
    expect(again.look?.keep).toBe(keep);
    expect([...log.slice(0, keep), ...(again.look?.log ?? [])]).toEqual(log);
    await again.close();
  }
});

function withoutTime(text: string): string {
  return text.replace(/"waited":\d+/, '');
}
