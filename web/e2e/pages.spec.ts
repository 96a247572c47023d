import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type House, test } from './house.ts';
import { openTable, play, playHere, podium } from './people.ts';

test.use({ reducedMotion: 'reduce' });

/** Every page of the house, and how to come there. */
const PAGES: Readonly<Record<string, (page: Page, house: House) => Promise<unknown>>> = {
  shelf: (page, house) => page.goto(house.url),
  'game page of EINEU': (page, house) => page.goto(`${house.url}/g/eineu`),
  'game page of twenty one': (page, house) => page.goto(`${house.url}/g/twenty-one`),
  'a room that is not open yet': (page, house) => page.goto(`${house.url}/g/besenbingo`),
  'rulebook of EINEU': (page, house) => page.goto(`${house.url}/g/eineu/rules`),
  'rulebook of twenty one': (page, house) => page.goto(`${house.url}/g/twenty-one/rules`),
  lobby: (page, house) => openTable(page, house, 'twenty-one', 'Anna'),
  'an unknown table': (page, house) => page.goto(`${house.url}/t/ZZZZZZ`),
  'an unknown page': (page, house) => page.goto(`${house.url}/nowhere`),
  'opening a record': (page, house) => page.goto(`${house.url}/replay`),
  'EINEU in play': (page, house) => inPlay(page, house, 'eineu'),
  'twenty one in play': (page, house) => inPlay(page, house, 'twenty-one'),
  'EINEU at its end': (page, house) => atItsEnd(page, house, 'eineu'),
  'twenty one at its end': (page, house) => atItsEnd(page, house, 'twenty-one'),
};

async function inPlay(page: Page, house: House, game: 'eineu' | 'twenty-one'): Promise<void> {
  await playHere(page, house, game);
  let presses = 0;
  await play([page], game, { stop: () => presses++ > 5 });
}

async function atItsEnd(page: Page, house: House, game: 'eineu' | 'twenty-one'): Promise<void> {
  await playHere(page, house, game);
  await play([page], game);
  await expect(podium(page)).toBeVisible();
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
