import type { Page } from '@playwright/test';
import { expect, type House, test } from './house.ts';
import {
  atOneTable,
  entries,
  type GameId,
  mayMove,
  openTable,
  play,
  podium,
  showTheSame,
  sitDown,
  stopAfter,
} from './people.ts';

test.use({ reducedMotion: 'reduce' });

/** Two browsers at a table that has begun: a host on a phone and a guest. */
async function gather(newPage: () => Promise<Page>, house: House, game: GameId): Promise<readonly [Page, Page]> {
  const [anna, ben] = [await newPage(), await newPage()];
  const url = await openTable(anna, house, game, 'Anna');
  await sitDown(ben, url, 'Ben');
  await anna.getByRole('button', { name: 'Los geht’s' }).click();
  for (const page of [anna, ben]) await expect(page.locator('main.room')).toBeVisible();
  return [anna, ben];
}

async function choose(page: Page, ...words: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click();
  for (const name of words) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name });
}

test('a bot plays on for somebody, all see it, and he takes his seat back', async ({ newPage, house }) => {
  // A long game: this one cannot be over before Anna is back.
  const [anna, ben] = await gather(newPage, house, 'maedn-kartenspiel');
  await choose(anna, 'Computer für mich spielen lassen');
  await expect(anna.getByText('Ein Computer spielt gerade für dich weiter.')).toBeVisible();
  await expect(ben.getByRole('list', { name: 'Wer am Tisch sitzt' })).toContainText('Anna Computer');
  await expect(ben.getByText('Für Anna spielt jetzt ein Computer.').first()).toBeAttached();
  // The bot makes Anna's moves, so that Ben alone keeps the game going.
  const before = await entries(ben);
  await play([ben], 'maedn-kartenspiel', { stop: stopAfter(3) });
  await expect.poll(() => entries(ben)).toBeGreaterThan(before + 1);
  expect(await mayMove(anna, 'maedn-kartenspiel')).toBe(false);
  await button(anna, 'Wieder selbst spielen').click();
  await expect(button(anna, 'Wieder selbst spielen')).toHaveCount(0);
  await expect(ben.getByText('Anna spielt wieder selbst.').first()).toBeAttached();
});

test('what somebody else has acted on is taken back when he agrees', async ({ newPage, house }) => {
  const [anna, ben] = await gather(newPage, house, 'twenty-one');
  const keeps = (page: Page) => button(page, /^Behalten/).isVisible();
  await expect.poll(async () => (await keeps(anna)) || (await keeps(ben))).toBe(true);
  const [active, other] = (await keeps(anna)) ? [anna, ben] : [ben, anna];
  const name = active === anna ? 'Anna' : 'Ben';
  await button(active, /^Behalten/).click();
  await expect(async () => {
    await play([other], 'twenty-one', { stop: stopAfter(1) });
    expect(await button(other, 'Doch noch ändern').isVisible()).toBe(true);
  }).toPass();
  await showTheSame(active, other);
  const before = await entries(active);
  await choose(active, 'Zurücknehmen? Die anderen fragen');
  await expect(active.getByText('Du möchtest deinen Zug zurücknehmen.')).toBeVisible();
  await expect(other.getByText(`${name} möchte den letzten Zug zurücknehmen`)).toBeVisible();
  await button(other, 'Einverstanden').click();
  await expect.poll(() => entries(active)).toBe(before - 1);
  await expect(button(active, /^Behalten/)).toBeVisible();
});

test('a pause needs both, and whoever likes ends it; a question that is declined says so', async ({
  newPage,
  house,
}) => {
  const [anna, ben] = await gather(newPage, house, 'eineu');
  await choose(ben, 'Pause vorschlagen');
  await button(anna, 'Lieber nicht').click();
  await expect(ben.getByText('Nicht alle waren einverstanden.')).toBeVisible();
  await choose(ben, 'Pause vorschlagen');
  await button(anna, 'Einverstanden').click();
  for (const page of [anna, ben]) await expect(page.getByRole('region', { name: 'Pause' })).toBeVisible();
  await expect(ben).toHaveTitle('Pause – EINEU');
  await button(ben, 'Weiter').click();
  for (const page of [anna, ben]) await expect(page.getByRole('region', { name: 'Pause' })).toHaveCount(0);
});

test('who gives up loses without points, and the winner may begin the rematch', async ({ newPage, house }) => {
  const [anna, ben] = await gather(newPage, house, 'besenbingo');
  await choose(ben, 'Aufgeben', 'Aufgeben');
  await expect(podium(anna)).toContainText('Du gewinnst!');
  await expect(podium(anna)).toContainText('Ben hat aufgegeben.');
  await expect(podium(ben)).toContainText('Anna gewinnt!');
  await expect(podium(anna).getByText(/Punkt/)).toHaveCount(0);
  await anna.getByLabel('Die Revanche beginnt').selectOption({ label: 'wer gewonnen hat' });
  await button(anna, 'Revanche').click();
  await ben.getByRole('link', { name: 'Zur Revanche' }).click();
  await atOneTable(ben, anna);
});

test('a table with clocks shows whose time runs; ended by both it has no winner', async ({ newPage, house }) => {
  const [anna, ben] = [await newPage(), await newPage()];
  await anna.goto(`${house.url}/g/eineu`);
  await button(anna, 'Ändern').first().click();
  await anna.getByLabel('Wie lange darf man überlegen?').selectOption({ index: 2 });
  await button(anna, 'Fertig').click();
  const url = await openTable(anna, house, 'eineu', 'Anna', { stay: true });
  await sitDown(ben, url, 'Ben');
  await button(anna, 'Los geht’s').click();
  const line = ben.getByRole('list', { name: 'Wer am Tisch sitzt' });
  await expect(line).toContainText(/(Anna|Ben)\s+9:\d\d/);
  await expect(line).toContainText(/(Anna|Ben)\s+10:00/);
  await choose(anna, 'Spiel ohne Ergebnis beenden', 'Ohne Ergebnis beenden');
  await button(ben, 'Einverstanden').click();
  for (const page of [anna, ben]) await expect(podium(page)).toContainText('Ohne Ergebnis beendet');
});
