import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import type { GameId } from './people.ts';

const GAMES_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../games');

/** A record as a table on this device keeps it. */
export interface Scene {
  readonly [key: string]: unknown;
  readonly seats: readonly unknown[];
  readonly log: readonly string[];
}

/** A golden record, by its file's name without `.json`. The first seat is a person's, bots sit on the others. */
export function golden(game: GameId, name: string): Scene {
  const record = JSON.parse(readFileSync(join(GAMES_FOLDER, game, 'golden', `${name}.json`), 'utf8'));
  const { result: _, ...unfinished } = record;
  const seats = record.seats.map((seat: string, index: number) => (index === 0 ? seat : { name: seat, bot: 'medium' }));
  return { ...unfinished, seats, held: [] };
}

/** The record cut off before the decision of seat 0 that matches, the `nth` of them; a negative `nth` counts from the end. */
export function before(record: Scene, decision: RegExp, nth: number): Scene {
  const places = record.log.flatMap((entry, index) => (decision.test(entry) ? [index] : []));
  const place = places.at(nth);
  if (place === undefined) throw new Error(`The record has no entry ${decision} number ${nth}`);
  return { ...record, log: record.log.slice(0, place) };
}

/** The record cut off in the middle, where the first seat is asked. */
export function inTheMiddle(record: Scene): Scene {
  const decisions = record.log.filter((entry) => entry.startsWith('0:')).length;
  return before(record, /^0:/, decisions >> 1);
}

/** Lays a table with this past on the device, as if it had been left there, and waits until it is set. */
export async function lay(page: Page, house: House, record: Scene): Promise<void> {
  await page.goto(house.url);
  await page.evaluate((text) => localStorage.setItem('spieleabend.local.scene001', text), JSON.stringify(record));
  await page.goto(`${house.url}/play/scene001`);
  await page.locator('section.table').waitFor();
}
