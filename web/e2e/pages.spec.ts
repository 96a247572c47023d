import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type House, test } from './house.ts';
import { GAMES, openTable, podium } from './people.ts';
import { golden, inTheMiddle, lay } from './scenes.ts';

test.use({ reducedMotion: 'reduce' });

type Visit = (page: Page, house: House) => Promise<unknown>;

/** A golden game of each room with the fewest and the most people, so that the boards are seen empty and crowded. */
const CROWDS = {
  eineu: ['example', 'drawn-after-many-turns'],
  'twenty-one': ['2-seats', '6-seats'],
  besenbingo: ['1-seats', '9-seats'],
  'maedn-kartenspiel': ['2-seats', '4-seats'],
  'engel-und-bengel': ['2-seats', '6-seats'],
} as const satisfies Record<(typeof GAMES)[number], readonly [string, string]>;

/** Every page of the house, and how to come there. */
const PAGES: Readonly<Record<string, Visit>> = {
  shelf: (page, house) => page.goto(house.url),
  lobby: (page, house) => openTable(page, house, 'twenty-one', 'Anna'),
  'an unknown table': (page, house) => page.goto(`${house.url}/t/ZZZZZZ`),
  'an unknown page': (page, house) => page.goto(`${house.url}/nowhere`),
  'the lobby without tables': (page, house) => page.goto(`${house.url}/tables`),
  'nobody’s tables': (page, house) => page.goto(`${house.url}/mine`),
  'my tables': async (page, house) => {
    await lay(page, house, golden('eineu', 'example'));
    await expect(podium(page)).toBeVisible();
    await lay(page, house, inTheMiddle(golden('besenbingo', '9-seats')));
    await page.goto(`${house.url}/mine`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
  'fetching seats': (page, house) => page.goto(`${house.url}/move/K7M2QXA4`),
  'opening a record': (page, house) => page.goto(`${house.url}/replay`),
  ...Object.fromEntries(GAMES.flatMap((game) => pagesOf(game))),
};

function pagesOf(game: (typeof GAMES)[number]): readonly [string, Visit][] {
  const [few, many] = CROWDS[game];
  return [
    [`game page of ${game}`, (page, house) => page.goto(`${house.url}/g/${game}`)],
    [`rulebook of ${game}`, (page, house) => page.goto(`${house.url}/g/${game}/rules`)],
    [`${game} in play`, (page, house) => lay(page, house, inTheMiddle(golden(game, many)))],
    [
      `${game} at its end`,
      async (page, house) => {
        await lay(page, house, golden(game, few));
        await expect(podium(page)).toBeVisible();
      },
    ],
  ];
}

for (const [name, visit] of Object.entries(PAGES)) {
  test(`${name}: axe finds nothing in either theme, and nothing sticks out at 360 pixels`, async ({ page, house }) => {
    await visit(page, house);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const theme of ['evening', 'day']) {
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice;
      }, theme);
      const found = await new AxeBuilder({ page }).analyze();
      expect(
        found.violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
