/**
 * Takes the pictures in docs/screenshots: shelf, game page, rulebook, lobby, both tables in play and at their end, at three sizes and in both themes.
 * Run it with `npm run screenshots`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { House } from './house.ts';
import { openTable } from './people.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const FOLDER = join(ROOT, 'docs/screenshots');
const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
const THEMES = ['evening', 'day'] as const;

type Theme = (typeof THEMES)[number];

interface Scene {
  readonly name: string;
  visit(page: Page, house: House): Promise<unknown>;
}

/** A local table with this past, as if it had been left there. */
async function lay(page: Page, house: House, record: object): Promise<void> {
  await page.goto(house.url);
  await page.evaluate((text) => localStorage.setItem('spieleabend.local.picture1', text), JSON.stringify(record));
  await page.goto(`${house.url}/play/picture1`);
}

const EINEU = {
  spieleabend: 1,
  game: 'eineu',
  rules: 1,
  options: {},
  seats: ['Anna', { name: 'Ben', bot: 'greedy' }],
  held: [],
};
const EXAMPLE = '*:4 0:b9 1:r1 0:k8 1:r8 1:k7 1:b6 1:r5 1:k4 1:b1 0:r9 1:k7 0:b7 0:k8 0:b9'.split(' ');

/** One person and three bots, so that the pictures speak to the person. */
const SEATS = ['Anna', ...['Ben', 'Clara', 'Opa'].map((name) => ({ name, bot: 'greedy' }))];

/** A golden record of twenty one with four seats, cut off so many entries before its end. */
function twentyOne(cut: number): object {
  const golden = JSON.parse(readFileSync(join(ROOT, 'games/twenty-one/golden/4-seats.json'), 'utf8'));
  const { result: _, ...record } = golden;
  return {
    ...record,
    seats: SEATS,
    log: golden.log.slice(0, golden.log.length - cut),
    held: [],
  };
}

/** How much to cut so that the first seat is asked: to choose, or to enter. */
function cutBefore(pattern: RegExp, nth: number): number {
  const { log } = JSON.parse(readFileSync(join(ROOT, 'games/twenty-one/golden/4-seats.json'), 'utf8')) as {
    log: string[];
  };
  const places = log.flatMap((entry, index) => (pattern.test(entry) ? [index] : []));
  return log.length - (places[nth] ?? 0);
}

const SCENES: readonly Scene[] = [
  { name: 'shelf', visit: (page, house) => page.goto(house.url) },
  { name: 'gamepage', visit: (page, house) => page.goto(`${house.url}/g/twenty-one`) },
  { name: 'gamepage-eineu', visit: (page, house) => page.goto(`${house.url}/g/eineu`) },
  { name: 'rulebook', visit: (page, house) => page.goto(`${house.url}/g/eineu/rules`) },
  { name: 'lobby', visit: (page, house) => openTable(page, house, 'twenty-one', 'Anna') },
  { name: 'eineu', visit: (page, house) => lay(page, house, { ...EINEU, log: EXAMPLE.slice(0, -2) }) },
  { name: 'eineu-end', visit: (page, house) => lay(page, house, { ...EINEU, log: EXAMPLE }) },
  { name: 'twenty-one', visit: (page, house) => lay(page, house, twentyOne(cutBefore(/^0:(keep|reroll)$/, 3))) },
  { name: 'twenty-one-mark', visit: (page, house) => lay(page, house, twentyOne(cutBefore(/^0:(?!keep|reroll)/, 14))) },
  { name: 'twenty-one-end', visit: (page, house) => lay(page, house, twentyOne(0)) },
];

async function picture(
  browser: Browser,
  house: House,
  scene: Scene,
  size: keyof typeof SIZES,
  theme: Theme,
): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: 'de-DE',
    colorScheme: theme === 'evening' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await scene.visit(page, house);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(scene.name.endsWith('-end') ? 2500 : 700);
  await page.screenshot({ path: join(FOLDER, `${scene.name}-${size}-${theme}.png`) });
  await context.close();
}

const wanted = process.argv[2];
mkdirSync(FOLDER, { recursive: true });
const house = new House();
await house.start();
const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const scene of SCENES) {
  if (wanted !== undefined && !scene.name.startsWith(wanted)) continue;
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    for (const theme of THEMES) await picture(browser, house, scene, size, theme);
  }
}
await browser.close();
await house.close();
