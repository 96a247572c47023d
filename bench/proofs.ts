import type { Browser } from '@playwright/test';
import { fairRecord } from '../fair/src/testing.ts';
import { ROOMS } from '../games/index.ts';
import { House, launchChromium } from '../web/e2e/house.ts';
import { median } from './measure.ts';
import { circumstances, table, writeSection } from './results.ts';

/*
 * What it costs a browser to check the dice and cards of a whole game: `proofs.ts RESULTS.md`. Each sample is a page of its own that opens a
 * record, so that nothing is compiled or cached from before; the time is what the client itself notes (`performance.measure`).
 */
const SAMPLES = 7;
/** As it is, and with the main thread so many times slower, as on a phone. */
const SLOWER = [1, 4];

const house = new House();
await house.start();
const browser = await launchChromium();
try {
  await measure(process.argv[2] ?? 'RESULTS.md');
} finally {
  await browser.close();
  await house.close();
}

async function measure(results: string): Promise<void> {
  const rules = await Promise.all(ROOMS.map(({ load }) => load()));
  const records = rules.flatMap(({ game, greedy }) => [
    { played: 'as people play', record: fairRecord(game, game.seats.max, 'proofs', { choose: greedy }).record },
    { played: 'at random', record: fairRecord(game, game.seats.max, 'proofs').record },
  ]);
  const times = records.map(() => SLOWER.map((): number[] => []));
  for (let sample = 0; sample < SAMPLES; sample++) {
    for (const [index, { record }] of records.entries()) {
      for (const [column, slower] of SLOWER.entries()) {
        times[index]?.[column]?.push(await prove(browser, JSON.stringify(record), slower));
      }
    }
  }
  const head = ['game', 'entries', 'chance events', ...SLOWER.flatMap((slower) => [named(slower), 'from to'])];
  const rows = records.map(({ played, record: { game, seats, log } }, index) => {
    const chance = log.filter((entry) => entry.startsWith('*:')).length;
    const figures = times[index]?.flatMap((ms) => [milliseconds(median(ms)), range(ms)]) ?? [];
    return [`${game}, ${seats.length} seats, played ${played}`, String(log.length), String(chance), ...figures];
  });
  writeSection(
    results,
    'Checking the dice and cards of a game in a browser',
    `${circumstances()}; Chromium ${browser.version()}. Milliseconds for a whole game, in a page just opened, median of ${SAMPLES}; games as people play are made by the greedy opponent.

${table(head, rows)}`,
  );
}

/** Opens a record in a page of its own; gives the milliseconds of its verification. */
async function prove(browser: Browser, record: string, slower: number): Promise<number> {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`${house.url}/replay`);
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) };
    await page.locator('input[type=file]').setInputFiles(file);
    const noted = await page.waitForFunction(() => performance.getEntriesByName('verify')[0]?.duration);
    return Number(await noted.jsonValue());
  } finally {
    await context.close();
  }
}

function named(slower: number): string {
  return slower === 1 ? 'as it is' : `${slower} times slower`;
}

function range(values: readonly number[]): string {
  return `${milliseconds(Math.min(...values))} to ${milliseconds(Math.max(...values))}`;
}

function milliseconds(value: number): string {
  return value.toFixed(1);
}
