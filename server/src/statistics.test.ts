import { expect, test, vi } from 'vitest';
import { HouseStatistics } from './protocol/statistics.ts';
import { TestClock } from './testing/clock.ts';
import { beginGame, playOn, startServer } from './testing/table.ts';

const PEOPLE = ['Anna', 'Ben'];
const HOUR = 60 * 60 * 1000;

async function ask(url: string): Promise<HouseStatistics> {
  const response = await fetch(`${url}/api/statistics`);
  return HouseStatistics.parse(await response.json());
}

/** The statistics once all is counted. */
function counted(url: string): Promise<HouseStatistics> {
  return vi.waitFor(
    async () => {
      const statistics = await ask(url);
      if (statistics.counting) throw new Error('still counting');
      return statistics;
    },
    { timeout: 10_000 },
  );
}

function outcomesIn(log: readonly string[]): number {
  return log.filter((entry) => entry.startsWith('*:')).length;
}

test('the dice of all finished games are counted, each game once, and none of a game that runs', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  expect(await counted(serving.url)).toEqual({ games: 0, counting: false, tallies: {} });

  const over = await beginGame(serving, { game: 'eineu' }, PEOPLE);
  await playOn('eineu', over.people, 'one');
  const running = await beginGame(serving, { game: 'eineu' }, PEOPLE);
  await playOn('eineu', running.people, 'two', 3);
  const { log } = await (await fetch(`${serving.url}/api/tables/${over.code}/record`)).json();
  await clock.pass(HOUR);
  const first = await counted(serving.url);
  expect(first.games).toBe(1);
  const [tally] = first.tallies.eineu ?? [];
  expect(tally?.total).toBe(outcomesIn(log));
  expect(tally?.rows.reduce((sum, { seen }) => sum + seen, 0)).toBe(tally?.total);

  await clock.pass(HOUR);
  expect(await counted(serving.url)).toEqual(first);
  await playOn('eineu', running.people, 'two');
  await clock.pass(HOUR);
  expect((await counted(serving.url)).games).toBe(2);
});

test('what is known already is told at once, and counted anew only after a while', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  await counted(serving.url);
  const { people } = await beginGame(serving, { game: 'eineu' }, PEOPLE);
  await playOn('eineu', people, 'one');
  expect(await ask(serving.url)).toMatchObject({ games: 0, counting: false });
  await clock.pass(HOUR);
  expect(await ask(serving.url)).toMatchObject({ games: 0, counting: true });
  expect((await counted(serving.url)).games).toBe(1);
});

test('real dice are not counted: they are not the server’s', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu', chance: 'typed' }, PEOPLE);
  await people[0]?.ask({ type: 'resign' });
  expect(await counted(serving.url)).toMatchObject({ games: 0, tallies: {} });
});
