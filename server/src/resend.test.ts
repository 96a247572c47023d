import { expect, test } from 'vitest';
import type { Command, NewTable } from './protocol/index.ts';
import { TestClient } from './testing/client.ts';
import { TestClock } from './testing/clock.ts';
import { beginGame, startServer, temporaryDir } from './testing/table.ts';

/*
 * An answer is lost, and the client sends its command again on a new connection, before and after a restart of the server: it is told that all is
 * done, and nothing has happened twice.
 */

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** What everybody can see of a table. */
function seen({ table, log, look }: TestClient): unknown {
  const { proposal = null, chairs = [], next = null, phase, visibility, talk } = table ?? {};
  const names = chairs.map(({ name }) => name);
  return { log, bots: look?.bots, paused: look?.paused, proposal, names, next, phase, visibility, talk };
}

interface Case {
  readonly name: string;
  readonly wish: (anna: TestClient) => Wish;
  /** What happens before. */
  readonly before?: (anna: TestClient, ben: TestClient) => Promise<unknown>;
  readonly table?: Partial<NewTable>;
}

const proposes = (what: 'take-back' | 'pause' | 'abort') => async (_: TestClient, ben: TestClient) => {
  await ben.ask({ type: 'propose', what });
};
const asked = (anna: TestClient) => anna.table?.proposal?.id ?? -1;

const CASES: readonly Case[] = [
  {
    name: 'decide',
    table: { game: 'twenty-one' },
    wish: (anna) => ({ type: 'decide', ask: anna.look?.ask ?? -1, move: 'keep' }),
  },
  {
    name: 'take-back',
    table: { game: 'twenty-one' },
    before: (anna) => anna.decide('keep'),
    wish: (anna) => ({ type: 'take-back', seq: anna.look?.seq ?? -1 }),
  },
  { name: 'resign', wish: () => ({ type: 'resign' }) },
  { name: 'substitute', wish: () => ({ type: 'substitute', chair: 0 }) },
  {
    name: 'come-back',
    before: (anna) => anna.ask({ type: 'substitute', chair: 0 }),
    wish: () => ({ type: 'come-back' }),
  },
  { name: 'propose a pause', wish: () => ({ type: 'propose', what: 'pause' }) },
  { name: 'propose the end', wish: () => ({ type: 'propose', what: 'abort' }) },
  {
    name: 'answer with yes',
    before: proposes('pause'),
    wish: (anna) => ({ type: 'answer', proposal: asked(anna), agree: true }),
  },
  {
    name: 'answer with yes to the end',
    before: proposes('abort'),
    wish: (anna) => ({ type: 'answer', proposal: asked(anna), agree: true }),
  },
  {
    name: 'answer with no',
    before: proposes('pause'),
    wish: (anna) => ({ type: 'answer', proposal: asked(anna), agree: false }),
  },
  {
    name: 'resume',
    before: async (anna, ben) => {
      await ben.ask({ type: 'propose', what: 'pause' });
      await anna.until(() => anna.table?.proposal !== null);
      await anna.ask({ type: 'answer', proposal: asked(anna), agree: true });
    },
    wish: () => ({ type: 'resume' }),
  },
  { name: 'rename', wish: () => ({ type: 'rename', name: 'Annette' }) },
  { name: 'set-table', wish: () => ({ type: 'set-table', visibility: 'listed', talk: false }) },
  { name: 'rematch', before: (anna) => anna.ask({ type: 'resign' }), wish: () => ({ type: 'rematch' }) },
];

test.each(CASES)('$name, sent again after a lost answer and after a restart, does nothing twice', async (one) => {
  const dataDir = await temporaryDir();
  const clock = new TestClock();
  const serving = await startServer({ dataDir, clock });
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu', ...one.table }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('nobody there');
  await one.before?.(anna, ben);
  await Promise.all(people.map((person) => settled(person)));
  const unchanged = seen(anna);
  const wish = one.wish(anna);
  expect(await anna.ask(wish, 'lost')).toBeNull();
  await settled(anna);
  const after = seen(anna);
  expect(after).not.toEqual(unchanged);

  const again = await TestClient.join(serving, code, tokens[0]);
  await again.until(() => again.look !== null);
  expect(await again.ask(wish, 'lost')).toBeNull();
  await settled(again);
  expect(seen(again)).toEqual(after);

  await serving.close();
  const restarted = await startServer({ dataDir, clock });
  // Ben is there too, as before.
  const late = await TestClient.join(restarted, code, tokens[0]);
  await TestClient.join(restarted, code, tokens[1]);
  await late.until(() => late.look !== null);
  expect(await late.ask(wish, 'lost')).toBeNull();
  await settled(late);
  expect(seen(late)).toEqual(after);
});

test('where nobody need be asked, a take-back that is sent again is answered as done', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: 'twenty-one' }, ['Anna']);
  const [anna] = people;
  const start = anna?.log;
  expect(await anna?.decide('keep')).toBeNull();
  expect(await anna?.ask({ type: 'propose', what: 'take-back' }, 'lost')).toBeNull();
  const again = await TestClient.join(serving, code, tokens[0]);
  expect(await again.ask({ type: 'propose', what: 'take-back' }, 'lost')).toBeNull();
  expect(again.log).toEqual(start);
});

/** Until all that was told to everybody has arrived here too: what is asked now is answered after it. */
async function settled(client: TestClient): Promise<void> {
  await client.ask({ type: 'visible', visible: true });
}
