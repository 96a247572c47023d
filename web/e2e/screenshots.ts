/**
 * Takes the pictures in docs/screenshots: shelf, game page, rulebook, lobby, both tables in play and at their end, at three sizes and in both themes.
 * Run it with `npm run screenshots`.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { House, launchChromium } from './house.ts';
import { openTable } from './people.ts';
import { before, golden, inTheMiddle, lay } from './scenes.ts';

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

const SCENES: readonly Scene[] = [
  { name: 'shelf', visit: (page, house) => page.goto(house.url) },
  { name: 'gamepage', visit: (page, house) => page.goto(`${house.url}/g/twenty-one`) },
  { name: 'gamepage-eineu', visit: (page, house) => page.goto(`${house.url}/g/eineu`) },
  { name: 'gamepage-besenbingo', visit: (page, house) => page.goto(`${house.url}/g/besenbingo`) },
  { name: 'rulebook', visit: (page, house) => page.goto(`${house.url}/g/eineu/rules`) },
  {
    name: 'lobby',
    async visit(page, house) {
      await openTable(page, house, 'twenty-one', 'Anna');
      await page.getByRole('button', { name: 'Computer auf Platz 2 setzen' }).click();
      await page.getByRole('button', { name: /^Linde spielt mittel/ }).click();
    },
  },
  { name: 'eineu', visit: (page, house) => lay(page, house, before(golden('eineu', 'example'), /^0:k8/, -1)) },
  { name: 'eineu-end', visit: (page, house) => lay(page, house, golden('eineu', 'example')) },
  {
    name: 'twenty-one',
    visit: (page, house) => lay(page, house, before(golden('twenty-one', '4-seats'), /^0:(keep|reroll)$/, 3)),
  },
  {
    name: 'twenty-one-mark',
    visit: (page, house) => lay(page, house, before(golden('twenty-one', '4-seats'), /^0:(?!keep|reroll)/, 14)),
  },
  { name: 'twenty-one-end', visit: (page, house) => lay(page, house, golden('twenty-one', '4-seats')) },
  { name: 'besenbingo', visit: (page, house) => lay(page, house, before(golden('besenbingo', '4-seats'), /^0:/, 3)) },
  {
    name: 'besenbingo-row',
    async visit(page, house) {
      await lay(page, house, before(golden('besenbingo', '9-seats'), /^0:/, 1));
      await page
        .getByRole('button', { name: /darf landen$/ })
        .first()
        .click();
    },
  },
  {
    name: 'maedn-kartenspiel',
    visit: (page, house) => lay(page, house, inTheMiddle(golden('maedn-kartenspiel', '4-seats'))),
  },
  {
    name: 'maedn-kartenspiel-card',
    visit: async (page, house) => {
      await lay(page, house, inTheMiddle(golden('maedn-kartenspiel', '3-seats')));
      await page
        .getByRole('button', { name: /^Würfelkarte/ })
        .first()
        .click();
    },
  },
  {
    name: 'maedn-kartenspiel-end',
    visit: (page, house) => lay(page, house, golden('maedn-kartenspiel', '4-seats')),
  },
  { name: 'besenbingo-end', visit: (page, house) => lay(page, house, golden('besenbingo', '4-seats')) },
  {
    name: 'engel-und-bengel',
    visit: (page, house) => lay(page, house, before(golden('engel-und-bengel', '4-seats'), /^0:.@/, 8)),
  },
  {
    name: 'engel-und-bengel-decide',
    visit: (page, house) => lay(page, house, before(golden('engel-und-bengel', '6-seats'), /^0:(roll|stop)$/, 4)),
  },
  { name: 'engel-und-bengel-end', visit: (page, house) => lay(page, house, golden('engel-und-bengel', '2-seats')) },
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
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(scene.name.endsWith('-end') ? 2500 : 700);
  await page.screenshot({ path: join(FOLDER, `${scene.name}-${size}-${theme}.png`) });
  await context.close();
}

const wanted = process.argv[2];
mkdirSync(FOLDER, { recursive: true });
const house = new House();
await house.start();
const browser = await launchChromium();
for (const scene of SCENES) {
  if (wanted !== undefined && !scene.name.startsWith(wanted)) continue;
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    for (const theme of THEMES) await picture(browser, house, scene, size, theme);
  }
}
await browser.close();
await house.close();
