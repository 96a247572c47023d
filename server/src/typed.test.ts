import { loadRules } from '@spieleabend/games';
import { checkRecord, replayRecord } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { TestClient } from './testing/client.ts';
import { beginGame, playOn, startServer, temporaryDir } from './testing/table.ts';

/** Two people with the real box of twenty one on the table; the sheets are dealt. */
async function withBox(seats: readonly string[] = ['Anna', 'Ben'], dataDir?: string) {
  const serving = await startServer({ dataDir });
  const begun = await beginGame(serving, { game: 'twenty-one', chance: 'typed' }, seats);
  const [anna, ben] = begun.people;
  if (anna === undefined || ben === undefined) throw new Error('nobody there');
  expect(await tell(anna, 'ab')).toBeNull();
  await ben.until(() => ben.log.length === 1);
  return { serving, ...begun, anna, ben };
}

/** Types in what fell, as the look asks. */
function tell(person: TestClient, outcome: string, id?: string) {
  return person.ask({ type: 'happen', ask: person.look?.chance ?? -1, outcome }, id);
}

function correct(person: TestClient, id?: string) {
  return person.ask({ type: 'correct', seq: person.look?.seq ?? -1 }, id);
}

test('nothing is drawn where people type: the table waits for them, and says so to everybody', async () => {
  const { code, serving, anna, ben } = await withBox();
  const spectator = await TestClient.join(serving, code);
  expect(spectator.table?.chance).toBe('typed');
  expect(anna.log).toEqual(['*:ab']);
  expect(await tell(ben, '653421')).toBeNull();
  await spectator.until(() => spectator.log.length === 2);
  expect(spectator.log).toEqual(['*:ab', '*:653421']);
});

test('a wrong number of dice or a 7 is refused by the rules of the game and changes nothing', async () => {
  const { anna } = await withBox();
  expect(await tell(anna, '12345')).toMatchObject({ code: 'notation', reason: 'too-short' });
  expect(await tell(anna, '1234567')).toMatchObject({ code: 'notation', reason: 'too-long' });
  expect(await tell(anna, '123457')).toMatchObject({ code: 'notation', reason: 'not-a-face', at: 5 });
  expect(await tell(anna, 'ab')).toMatchObject({ code: 'bad-roll', rule: 'TO-1.1' });
  expect(await tell(anna, '166666')).toBeNull();
  await anna.until(() => anna.look?.ask != null);
  expect(await anna.decide('reroll')).toBeNull();
  await anna.until(() => anna.look?.chance != null);
  expect(await tell(anna, '222222')).toMatchObject({ code: 'die-stays', rule: 'TO-3.1', colour: 'w' });
  expect(anna.log).toEqual(['*:ab', '*:166666', '0:reroll']);
});

test('two people who type the same roll at the same moment type it once', async () => {
  const { anna, ben } = await withBox();
  const answers = await Promise.all([tell(anna, '653421'), tell(ben, '653421')]);
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(answers.find((answer) => answer !== null)).toEqual({ code: 'stale-ask' });
  await anna.until(() => anna.look?.ask != null);
  expect(anna.log).toEqual(['*:ab', '*:653421']);
});

test('sent again after a lost answer, an outcome or a correction happens once', async () => {
  const { anna } = await withBox();
  const ask = anna.look?.chance ?? -1;
  expect(await anna.ask({ type: 'happen', ask, outcome: '653421' }, 'roll')).toBeNull();
  expect(await anna.ask({ type: 'happen', ask, outcome: '653421' }, 'roll')).toBeNull();
  await anna.until(() => anna.log.length === 2);
  const seq = anna.look?.seq ?? -1;
  expect(await anna.ask({ type: 'correct', seq }, 'back')).toBeNull();
  expect(await anna.ask({ type: 'correct', seq }, 'back')).toBeNull();
  expect(anna.log).toEqual(['*:ab']);
});

test('two people may number their commands alike: each outcome and each correction happens', async () => {
  const { anna, ben } = await withBox();
  for (const person of [anna, ben]) {
    expect(await tell(person, '653421', 'c1')).toBeNull();
    await person.until(() => person.log.join() === '*:ab,*:653421');
    expect(await correct(person, 'c2')).toBeNull();
    await Promise.all([anna, ben].map((each) => each.until(() => each.log.length === 1 && each.look?.chance != null)));
  }
});

test('a mistyped roll is taken back, decisions and all, and everybody sees the same log, late comers too', async () => {
  const { code, serving, anna, ben } = await withBox();
  const watching = await TestClient.join(serving, code);
  await tell(anna, '654321');
  await anna.until(() => anna.look?.ask != null);
  await anna.decide('keep');
  await ben.until(() => ben.look?.ask != null);
  await ben.decide('x');
  for (const entries of [2, 1]) {
    expect(await correct(ben)).toBeNull();
    await ben.until(() => ben.log.length === entries);
    await anna.until(() => anna.log.length === entries);
  }
  await tell(ben, '111111');
  await watching.until(() => watching.log.join() === '*:ab,*:111111');
  const late = await TestClient.join(serving, code);
  expect(late.log).toEqual(['*:ab', '*:111111']);
  expect(anna.look?.waiting).toEqual([0]);
});

test('correcting names what was seen: of two who press at once, one takes back and the other is told', async () => {
  const { anna, ben } = await withBox();
  await tell(anna, '654321');
  await Promise.all([anna, ben].map((person) => person.until(() => person.log.length === 2)));
  const answers = await Promise.all([correct(anna), correct(ben)]);
  expect(answers.map((answer) => answer?.code).sort()).toEqual(['stale-ask', undefined]);
  await ben.until(() => ben.log.length === 1);
});

test('what bots did after a mistyped roll goes with it', async () => {
  const serving = await startServer();
  const chairs = [{ kind: 'bot', level: 'greedy' } as const, { kind: 'person' } as const];
  const { people } = await beginGame(serving, { game: 'twenty-one', chance: 'typed', chairs }, ['Anna']);
  const [anna] = people;
  if (anna === undefined) throw new Error('nobody there');
  await tell(anna, 'cd');
  await anna.until(() => anna.log.length === 1);
  // Nothing to roll again: the bot keeps at once.
  await tell(anna, '111111');
  await anna.until(() => anna.log.at(-1) === '0:keep');
  await correct(anna);
  await anna.until(() => anna.log.length === 1);
  expect(anna.log).toEqual(['*:cd']);
});

test('at a table that draws nobody types, and nothing is corrected', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  expect(await people[0]?.ask({ type: 'happen', ask: 0, outcome: '4' })).toEqual({ code: 'not-typed' });
  expect(await people[0]?.ask({ type: 'correct', seq: people[0]?.look?.seq ?? 0 })).toEqual({ code: 'not-typed' });
});

test('who only watches types nothing and corrects nothing', async () => {
  const { code, serving } = await withBox();
  const spectator = await TestClient.join(serving, code);
  expect(await tell(spectator, '654321')).toEqual({ code: 'not-seated' });
  expect(await correct(spectator)).toEqual({ code: 'not-seated' });
});

test('the record says that outcomes were typed, and replays', async () => {
  const { code, serving, anna } = await withBox();
  await tell(anna, '654321');
  await anna.until(() => anna.log.length === 2);
  await correct(anna);
  await anna.until(() => anna.log.length === 1);
  await tell(anna, '123456');
  const record = await (await fetch(`${serving.url}/api/tables/${code}/record`)).json();
  expect(record).toMatchObject({ chance: 'typed', log: ['*:ab', '*:123456'] });
  const rules = await loadRules('twenty-one');
  const checked = checkRecord(record);
  expect(checked.ok && rules && replayRecord(rules.game, checked.value).ok).toBe(true);
});

test('a table where people type survives a restart, with what they took back', async () => {
  const dataDir = await temporaryDir();
  const { code, serving, anna } = await withBox(['Anna', 'Ben'], dataDir);
  await tell(anna, '654321');
  await anna.until(() => anna.log.length === 2);
  await correct(anna);
  await serving.close();
  const again = await startServer({ dataDir });
  const back = await TestClient.join(again, code);
  await back.until(() => back.look !== null);
  expect(back.log).toEqual(['*:ab']);
  expect(back.look?.chance).not.toBeNull();
});

test('the end can be corrected too: the last roll was mistyped', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu', chance: 'typed' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('nobody there');
  await tell(anna, '4');
  for (const [index, move] of [
    'b9',
    'r1',
    'k8',
    'r8',
    'k7',
    'b6',
    'r5',
    'k4',
    'b1',
    'r9',
    'k7',
    'b7',
    'k8',
    'b9',
  ].entries()) {
    await Promise.all(people.map((person) => person.until(() => person.log.length === index + 1)));
    const mover = people.find((person) => person.look?.ask != null);
    expect(await mover?.decide(move)).toBeNull();
  }
  await ben.until(() => ben.look?.over != null);
  expect(await correct(ben)).toBeNull();
  await anna.until(() => anna.log.length === 14 && anna.look?.over === null);
  expect(anna.table?.phase).toBe('playing');
});

test('own sheets go to everybody once, with the record, and on to the rematch', async () => {
  const serving = await startServer();
  const rules = await loadRules('twenty-one');
  const own = await rules?.own?.();
  const table = { game: 'twenty-one', data: own?.example };
  const { code, people } = await beginGame(serving, table, ['Anna', 'Ben']);
  const spectator = await TestClient.join(serving, code);
  for (const client of [...people, spectator]) {
    const sent = client.messages.filter((message) => message.type === 'data');
    expect(sent).toEqual([{ type: 'data', data: own?.example }]);
  }
  const record = await (await fetch(`${serving.url}/api/tables/${code}/record`)).json();
  expect(record.data).toEqual(own?.example);
  await playOn('twenty-one', people, 'own');
  expect(await people[0]?.ask({ type: 'rematch' })).toBeNull();
  await people[0]?.until(() => people[0]?.table?.next != null);
  const again = await TestClient.join(serving, people[0]?.table?.next ?? '');
  expect(again.messages).toContainEqual({ type: 'data', data: own?.example });
});
