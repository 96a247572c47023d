import type { Locator, Page } from '@playwright/test';
import { expect, type House, test } from './house.ts';
import {
  atOneTable,
  entries,
  GAMES,
  type GameId,
  openByRequest,
  openTable,
  play,
  podium,
  showTheSame,
  sitDown,
  stopAfter,
} from './people.ts';

test.use({ reducedMotion: 'reduce' });

interface Evening {
  readonly host: Page;
  readonly guest: Page;
  readonly spectator: Page;
}

/** Where a game is long by itself, a house rule makes the whole of it short. */
const SHORT: Partial<Record<GameId, Readonly<Record<string, number>>>> = { 'engel-und-bengel': { target: 150 } };

/** Three browsers that share nothing: a host, a guest and somebody who watches. The game has begun. */
async function gather(newPage: () => Promise<Page>, house: House, game: GameId): Promise<Evening> {
  const [host, guest, spectator] = [await newPage(), await newPage(), await newPage()];
  const options = SHORT[game];
  const url =
    options === undefined
      ? await openTable(host, house, game, 'Anna')
      : await openByRequest(host, house, {
          game,
          name: 'Anna',
          options,
          chairs: [{ kind: 'person' }, { kind: 'open' }],
        });
  await sitDown(guest, url, 'Ben');
  await spectator.goto(url);
  // A page that is still fetching its parts when the server dies has no table to say so at.
  await expect(spectator.getByRole('heading', { name: 'Wer spielt mit?' })).toBeVisible();
  await host.getByRole('button', { name: 'Los geht’s' }).click();
  return { host, guest, spectator };
}

/** The line that says that the server does not answer. */
function lost(page: Page): Locator {
  return page.getByText(/Verbindung weg seit/);
}

for (const game of GAMES) {
  test.describe(game, () => {
    test('two browsers play a whole game while a third watches, and again', async ({ newPage, house }) => {
      const { host, guest, spectator } = await gather(newPage, house, game);
      await play([host, guest], game);
      await expect(podium(spectator)).toBeVisible();
      // The spectator has nothing to press but what is his to press.
      await expect(spectator.getByRole('button', { name: 'Revanche' })).toHaveCount(0);
      await showTheSame(spectator, host);

      await host.getByRole('button', { name: 'Revanche' }).click();
      await guest.getByRole('link', { name: 'Zur Revanche' }).click();
      await atOneTable(guest, host);
      await play([host, guest], game, { stop: stopAfter(2) });
      await expect.poll(() => entries(host)).toBeGreaterThan(1);
    });
  });
}

// Decisions that lie face down, and hands that nobody else may see.
for (const game of ['twenty-one'] as const) {
  test(`${game}: a killed server comes back, nothing acknowledged is lost, and all go on by themselves`, async ({
    newPage,
    ownHouse: house,
  }) => {
    const { host, guest, spectator } = await gather(newPage, house, game);
    const all = [host, guest, spectator];
    for (const round of [1, 2]) {
      await play([host, guest], game, { stop: stopAfter(6 * round) });
      const before = Math.max(await entries(host), await entries(guest));
      for (const page of all) await expect(page.locator('main.room')).toBeVisible();
      await house.kill();
      for (const page of all) await expect(lost(page)).toBeVisible();
      await house.start();
      for (const page of all) await expect(lost(page)).toBeHidden();
      for (const page of all) await expect.poll(() => entries(page)).toBeGreaterThanOrEqual(before);
    }
    await play([host, guest], game, { stop: stopAfter(6) });
    await showTheSame(spectator, host);
  });
}

test('in the lobby the host sends somebody off, seats a bot in his place and makes it stronger', async ({
  newPage,
  house,
}) => {
  const [host, guest] = [await newPage(), await newPage()];
  const url = await openTable(host, house, 'eineu', 'Anna');
  await sitDown(guest, url, 'Ben');
  await host.getByRole('button', { name: 'Platz von Ben frei machen' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Platz frei machen' }).click();
  await expect(guest.getByRole('contentinfo').getByRole('button', { name: 'Hinsetzen' })).toBeVisible();
  await host.getByRole('button', { name: 'Computer auf Platz 2 setzen' }).click();
  await host.getByRole('button', { name: /^Linde spielt mittel/ }).click();
  await expect(host.getByRole('button', { name: /^Eiche spielt stark/ })).toBeVisible();
  await host.getByRole('button', { name: 'Los geht’s' }).click();
  await play([host], 'eineu', { stop: stopAfter(4) });
  await showTheSame(guest, host);
});

test('a reload keeps the seat, and a second tab shows the same', async ({ newPage, house }) => {
  const [host, guest] = [await newPage(), await newPage()];
  const url = await openTable(host, house, 'eineu', 'Anna');
  await sitDown(guest, url, 'Ben');
  await host.getByRole('button', { name: 'Los geht’s' }).click();
  await play([host, guest], 'eineu', { stop: stopAfter(4) });
  await host.reload();
  const tab = await host.context().newPage();
  await tab.goto(url);
  await showTheSame(tab, host);
  await play([host, guest], 'eineu');
  await expect(podium(tab)).toBeVisible();
});

test('somebody with another secret cannot take a seat that is held', async ({ newPage, house }) => {
  const [host, thief] = [await newPage(), await newPage()];
  const url = await openTable(host, house, 'eineu', 'Anna');
  const code = url.slice(-6);
  await thief.goto(house.url);
  await thief.evaluate(
    (table) => localStorage.setItem('spieleabend.seats', JSON.stringify({ [table]: 'A'.repeat(22) })),
    code,
  );
  await thief.goto(url);
  await expect(thief.getByRole('button', { name: 'Los geht’s' })).toHaveCount(0);
  await expect(thief.getByLabel('Dein Name')).toBeVisible();
});

test('a code that nobody knows gets a sentence', async ({ page, house }) => {
  await page.goto(house.url);
  await page.getByLabel('Tisch beitreten').fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Eintreten' }).click();
  await expect(page.getByText(/Einen Tisch ZZZZZZ gibt es nicht/)).toBeVisible();
});
