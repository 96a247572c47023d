import { expect, test } from 'vitest';
import { ABSENT_AFTER, type NewTable } from './protocol/index.ts';
import { TestClient } from './testing/client.ts';
import { TestClock } from './testing/clock.ts';
import { beginGame, legalMoves, playToEntries, seatPeople, startServer, temporaryDir } from './testing/table.ts';

const MOMENT = 100;

async function begin(names: readonly string[], table: Partial<NewTable> = {}, dataDir?: string) {
  const clock = new TestClock();
  const serving = await startServer({ clock, dataDir });
  const game = names.length === 2 ? 'eineu' : 'twenty-one';
  const begun = await beginGame(serving, { game, ...table }, names);
  const [anna, ben] = begun.people;
  if (anna === undefined || ben === undefined) throw new Error('nobody there');
  return { clock, serving, ...begun, anna, ben };
}

const chairOf = (client: TestClient, name: string) => client.table?.chairs.find((chair) => chair.name === name);

test('everybody sees who is here, away and gone, without anybody being asked', async () => {
  const { clock, anna, ben } = await begin(['Anna', 'Ben']);
  await clock.pass(MOMENT);
  expect(chairOf(anna, 'Ben')?.presence).toBe('here');
  expect(await ben.ask({ type: 'visible', visible: false })).toBeNull();
  await clock.pass(MOMENT);
  expect(chairOf(anna, 'Ben')?.presence).toBe('away');
  expect(await ben.ask({ type: 'visible', visible: true })).toBeNull();
  await clock.pass(MOMENT);
  expect(chairOf(anna, 'Ben')?.presence).toBe('here');
  await ben.close();
  await clock.pass(MOMENT);
  expect(chairOf(anna, 'Ben')?.presence).toBe('away');
  await clock.pass(ABSENT_AFTER + MOMENT);
  expect(chairOf(anna, 'Ben')?.presence).toBe('gone');
});

test('who has been gone for a while is played for by a bot, if the others like, until he comes back', async () => {
  const { clock, serving, code, tokens, anna, ben } = await begin(['Anna', 'Ben']);
  const seat = Number(ben.look?.viewer);
  expect(await anna.ask({ type: 'substitute', chair: 1 })).toMatchObject({ code: 'still-here' });
  await ben.close();
  await clock.pass(ABSENT_AFTER - 5000);
  expect(await anna.ask({ type: 'substitute', chair: 1 })).toMatchObject({ code: 'still-here' });
  await clock.pass(10_000);
  expect(await anna.ask({ type: 'substitute', chair: 1 })).toBeNull();
  expect(await anna.ask({ type: 'substitute', chair: 1 })).toBeNull();
  await anna.until(() => anna.look?.bots.includes(seat) === true);
  expect(anna.log.filter((entry) => entry === `!${seat}:bot`)).toHaveLength(1);

  const back = await TestClient.join(serving, code, tokens[1]);
  await back.until(() => back.look !== null);
  if (back.look?.ask != null) expect(await back.decide('b9')).toMatchObject({ code: 'bot-plays' });
  expect(await back.ask({ type: 'come-back' })).toBeNull();
  await back.until(() => back.look?.bots.length === 0);
});

test('a person may hand his own seat over, nobody else who is here may be replaced, and watchers do nothing', async () => {
  const { serving, code, anna, ben } = await begin(['Anna', 'Ben']);
  const watcher = await TestClient.join(serving, code);
  for (const command of [
    { type: 'substitute', chair: 1 },
    { type: 'come-back' },
    { type: 'resign' },
    { type: 'propose', what: 'abort' },
    { type: 'resume' },
  ] as const) {
    expect(await watcher.ask(command)).toMatchObject({ code: 'not-seated' });
  }
  expect(await ben.ask({ type: 'substitute', chair: 0 })).toMatchObject({ code: 'still-here' });
  expect(await ben.ask({ type: 'substitute', chair: 1 })).toBeNull();
  await anna.until(() => anna.look?.bots.length === 1);
});

test('with bots at the table a person that is gone keeps nobody waiting who does not want to', async () => {
  const chairs = [{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const;
  const { clock, anna, ben } = await begin(['Anna', 'Ben'], { game: 'twenty-one', chairs: [...chairs] });
  await ben.close();
  await clock.pass(ABSENT_AFTER + MOMENT);
  expect(await anna.ask({ type: 'propose', what: 'abort' })).toBeNull();
  await anna.until(() => anna.look?.ending === 'aborted');
  expect(anna.table?.phase).toBe('over');
});

test('where a decision may take days, nobody is gone before his days are over', async () => {
  const time = { kind: 'days', days: 3 } as const;
  const { clock, anna, ben } = await begin(['Anna', 'Ben'], { time });
  await ben.close();
  await clock.pass(ABSENT_AFTER + MOMENT);
  expect(await anna.ask({ type: 'substitute', chair: 1 })).toMatchObject({ code: 'still-here' });
  expect(await anna.ask({ type: 'propose', what: 'abort' })).toBeNull();
  expect(anna.table?.proposal).toMatchObject({ what: 'abort', missing: [1] });
  expect(anna.look?.over).toBeNull();
});

test('whoever resigns loses; a record tells it, and replays', async () => {
  const { serving, code, anna, ben } = await begin(['Anna', 'Ben']);
  const seat = Number(ben.look?.viewer);
  expect(await ben.ask({ type: 'resign' }, 'gone')).toBeNull();
  expect(await ben.ask({ type: 'resign' }, 'gone')).toBeNull();
  await anna.until(() => anna.look?.ending === 'resigned');
  const record = await (await fetch(`${serving.url}/api/tables/${code}/record`)).json();
  expect(record.log.at(-1)).toBe(`!${seat}:resign`);
  expect(record.result.ranks[seat]).toBe(2);
});

test('of several the others play on with a bot in the place of who has resigned', async () => {
  const { anna, ben, people } = await begin(['Anna', 'Ben', 'Carla']);
  expect(await ben.ask({ type: 'resign' })).toBeNull();
  await anna.until(() => anna.look?.resigned.length === 1);
  expect(anna.look?.over).toBeNull();
  expect(await ben.ask({ type: 'come-back' })).toMatchObject({ code: 'already-resigned' });
  await playToEntries(people.filter((person) => person !== ben)).catch(() => {});
  expect(await anna.ask({ type: 'resign' })).toBeNull();
  await anna.until(() => anna.look?.ending === 'resigned');
});

test('a take-back that touches others takes their leave; one no is enough', async () => {
  const { anna, ben, people } = await begin(['Anna', 'Ben', 'Carla']);
  const active = people.find(({ look }) => look?.ask != null);
  if (active?.look == null) throw new Error('nobody decides');
  const others = people.filter((person) => person !== active);
  const before = active.log.length;
  await active.decide('keep');
  await Promise.all(people.map((person) => person.until(() => person.look?.waiting.length === 3)));
  const [second] = others;
  const [choice = ''] = second?.look == null ? [] : await legalMoves('twenty-one', second.look);
  await second?.decide(choice);
  await active.until(() => active.look?.decided.length === 1);
  expect(active.look).toMatchObject({ canTakeBack: false, canAskBack: true });
  expect(await active.ask({ type: 'propose', what: 'take-back' })).toBeNull();
  await anna.until(() => anna.table?.proposal?.missing.length === 2);
  expect(await ben.ask({ type: 'propose', what: 'pause' })).toMatchObject({ code: 'proposal-pending' });
  const first = anna.table?.proposal?.id ?? -1;
  expect(await others[0]?.ask({ type: 'answer', proposal: first, agree: true })).toBeNull();
  expect(await others[1]?.ask({ type: 'answer', proposal: first, agree: false })).toBeNull();
  await active.until(() => active.table?.proposal === null);
  expect(active.log.length).toBe(before + 1);

  expect(await active.ask({ type: 'propose', what: 'take-back' })).toBeNull();
  const again = active.table?.proposal?.id ?? -1;
  expect(again).not.toBe(first);
  expect(await others[0]?.ask({ type: 'answer', proposal: first, agree: true })).toMatchObject({ code: 'no-proposal' });
  for (const other of others) expect(await other.ask({ type: 'answer', proposal: again, agree: true })).toBeNull();
  await active.until(() => active.log.length === before);
  expect(active.table?.proposal).toBeNull();
  expect(active.look?.ask).not.toBeNull();
});

test('a pause by agreement stops the clocks and everything else until somebody ends it', async () => {
  const time = { kind: 'live', bank: 60_000, increment: 0 } as const;
  const { clock, anna, ben } = await begin(['Anna', 'Ben'], { time });
  expect(await anna.ask({ type: 'resume' })).toMatchObject({ code: 'not-paused' });
  expect(await anna.ask({ type: 'propose', what: 'pause' })).toBeNull();
  await ben.until(() => ben.table?.proposal !== null);
  const proposal = ben.table?.proposal?.id ?? -1;
  expect(await ben.ask({ type: 'answer', proposal, agree: true })).toBeNull();
  await anna.until(() => anna.look?.paused === true);
  expect(anna.table?.proposal).toBeNull();
  const mover = anna.look?.ask === null ? ben : anna;
  expect(await mover.decide('b9')).toMatchObject({ code: 'paused' });
  await clock.pass(600_000);
  expect(anna.look?.bots).toEqual([]);
  expect(await ben.ask({ type: 'resume' })).toBeNull();
  await anna.until(() => anna.look?.paused === false);
  expect(anna.look?.clock?.left).toEqual([60_000, 60_000]);
});

test('what was proposed and done is still so after a restart', async () => {
  const dataDir = await temporaryDir();
  const { clock, serving, code, tokens, anna, ben } = await begin(['Anna', 'Ben'], {}, dataDir);
  await anna.ask({ type: 'substitute', chair: 0 });
  await anna.ask({ type: 'come-back' });
  await ben.ask({ type: 'propose', what: 'abort' });
  const looks = { bots: [], paused: false };
  await serving.close();
  const again = await TestClient.join(await startServer({ clock, dataDir }), code, tokens[0]);
  await again.until(() => again.look !== null);
  expect(again.look).toMatchObject(looks);
  expect(again.table?.proposal).toMatchObject({ what: 'abort', chair: 1, missing: [0] });
});

test('a proposal waits for nobody who is gone', async () => {
  const { clock, anna, ben, people } = await begin(['Anna', 'Ben', 'Carla']);
  expect(await anna.ask({ type: 'propose', what: 'abort' })).toBeNull();
  await people[2]?.close();
  await anna.until(() => anna.table?.proposal !== null);
  const proposal = anna.table?.proposal?.id ?? -1;
  expect(await ben.ask({ type: 'answer', proposal, agree: true })).toBeNull();
  expect(anna.look?.over).toBeNull();
  await clock.pass(ABSENT_AFTER + 2 * MOMENT);
  await anna.until(() => anna.look?.ending === 'aborted');
});

test('a host who gets up hands the table over to somebody who is here', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  const { people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  expect(await anna?.ask({ type: 'leave' })).toBeNull();
  await ben?.until(() => ben.table?.you.host === true);
  expect(await ben?.ask({ type: 'set-table', visibility: 'listed', talk: false })).toBeNull();
  await ben?.until(() => ben.table?.visibility === 'listed' && !ben.table.talk);
  expect(await anna?.ask({ type: 'set-table', talk: true })).toMatchObject({ code: 'not-host' });
});

test('the rematch begins with the next one, the winner or the lot, as they like', async () => {
  const { serving, tokens, anna, ben } = await begin(['Anna', 'Ben'], { first: 'order' });
  expect(anna.look?.viewer).toBe(0);
  await anna.ask({ type: 'resign' });
  expect(await ben.ask({ type: 'rematch', first: 'winner' })).toBeNull();
  await ben.until(() => ben.table?.next !== null);
  const next = await TestClient.join(serving, ben.table?.next ?? '', tokens[1]);
  await next.until(() => next.look !== null);
  expect(next.look?.viewer).toBe(0);
});

test('whose answer was missing may resign: then the others have agreed', async () => {
  const { anna, ben, people } = await begin(['Anna', 'Ben', 'Carla']);
  const [, , carla] = people;
  expect(await anna.ask({ type: 'propose', what: 'pause' })).toBeNull();
  await ben.until(() => ben.table?.proposal != null);
  const proposal = ben.table?.proposal?.id ?? -1;
  expect(await carla?.ask({ type: 'resign' })).toBeNull();
  await ben.until(() => ben.table?.proposal?.missing.join() === '1');
  expect(await carla?.ask({ type: 'answer', proposal, agree: false })).toMatchObject({ code: 'already-resigned' });
  expect(await ben.ask({ type: 'answer', proposal, agree: true })).toBeNull();
  await anna.until(() => anna.look?.paused === true);

  expect(await anna.ask({ type: 'resume' })).toBeNull();
  expect(await anna.ask({ type: 'propose', what: 'pause' })).toBeNull();
  expect(await ben.ask({ type: 'resign' })).toBeNull();
  await anna.until(() => anna.look?.over != null);
  expect(anna.look?.paused).toBe(false);
});

test('nobody takes a decision back only because the others are gone', async () => {
  const { clock, people } = await begin(['Anna', 'Ben'], { game: 'twenty-one' });
  const active = people.find(({ look }) => look?.ask != null);
  const other = people.find((person) => person !== active);
  expect(await active?.decide('keep')).toBeNull();
  await active?.until(() => active.look?.waiting.length === 2);
  await other?.close();
  await clock.pass(ABSENT_AFTER + 1000);
  const chair = active?.table?.chairs.findIndex(({ presence }) => presence === 'gone');
  expect(await active?.ask({ type: 'propose', what: 'take-back' })).toBeNull();
  await active?.until(() => active.table?.proposal != null);
  expect(active?.table?.proposal?.missing).toEqual([chair]);
  expect(active?.log).toContain(`${active?.look?.viewer}:keep`);
});
