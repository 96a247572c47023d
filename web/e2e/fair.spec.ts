import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type House, test } from './house.ts';
import { openTable, play, playHere, podium, ready, sitDown, stopAfter } from './people.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

/** Two people at a table by link, who begin. */
async function begin(anna: Page, ben: Page, house: House): Promise<void> {
  const url = await openTable(anna, house, 'eineu', 'Anna');
  await sitDown(ben, url, 'Ben');
  await expect(anna.getByText('Ben', { exact: true })).toBeVisible();
  await anna.getByRole('button', { name: 'Los geht’s' }).click();
}

/** The record as people save it. */
async function save(page: Page): Promise<Record<string, unknown> & { log: string[] }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aufzeichnung speichern' }).click();
  return JSON.parse(await readFile(await (await saving).path(), 'utf8'));
}

async function openRecord(page: Page, house: House, record: unknown): Promise<void> {
  await page.goto(`${house.url}/replay`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'spiel.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
}

/** The record with another outcome of its first chance event, one that the rules allow as well. */
function tampered(record: { readonly log: readonly string[] }): unknown {
  const at = record.log.findIndex((entry) => entry.startsWith('*:'));
  return { ...record, log: record.log.with(at, record.log[at] === '*:4' ? '*:6' : '*:4') };
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('two devices give their part; a seal tells when; each checks the whole game in the end', async ({
  newPage,
  house,
}) => {
  const [anna, ben] = [await newPage(), await newPage()];
  await begin(anna, ben, house);

  const seal = anna.getByRole('button', { name: 'Siegel Nr. 1', exact: true });
  await seal.click();
  const sheet = anna.getByRole('dialog', { name: 'Siegel Nr. 1' });
  await expect(sheet).toContainText('Anna und Ben haben je eine eigene geheime Zahl dazugelegt.');
  await expect(sheet).toContainText(/\d\d:\d\d:\d\d/);
  await expectAccessible(anna);
  await anna.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(seal).toBeVisible();

  await play([anna, ben], 'eineu');
  for (const page of [anna, ben]) {
    await expect(podium(page)).toContainText(
      /(Alle \d+ Würfe stimmen: Niemand konnte sie|Der eine Wurf stimmt: Niemand konnte ihn) aussuchen oder ändern\./,
    );
  }
  await podium(anna).getByRole('button', { name: 'Genauer' }).click();
  await expect(anna.getByRole('dialog')).toContainText('Dein Gerät war dabei');
  await expectAccessible(anna);
});

test('a record that somebody has changed is said not to hold, one that nobody has is', async ({ newPage, house }) => {
  const [anna, ben] = [await newPage(), await newPage()];
  await begin(anna, ben, house);
  await play([anna, ben], 'eineu');
  const record = await save(anna);
  const [friend, stranger] = [await newPage(), await newPage()];
  await openRecord(friend, house, record);
  await expect(friend.getByText(/zu dem, was vor dem Spiel versiegelt wurde/)).toBeVisible();
  await openRecord(stranger, house, tampered(record));
  await expect(stranger.getByText(/^Hier stimmt etwas nicht: /)).toBeVisible();
  await stranger.getByRole('button', { name: 'Genauer' }).click();
  await expect(stranger.getByRole('dialog')).toContainText(/Eintrag \d+: Da steht/);
});

test('a game on one device is checked too, and says no more than that proves', async ({ newPage, house }) => {
  const page = await newPage();
  await playHere(page, house, 'eineu');
  await page.getByRole('button', { name: 'Siegel Nr. 1', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Vor dem Spiel hat dieses Gerät');
  await page.keyboard.press('Escape');
  await play([page], 'eineu');
  await expect(podium(page)).toContainText('Dieses Gerät hat nichts mehr geändert');
  await podium(page).getByRole('button', { name: 'Genauer' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Wie oft kam was?' }).click();
  await expect(page.getByRole('heading', { name: 'Ein Spiel' })).toBeVisible();
  await expect(page.getByText('Würfel mit')).toBeVisible();
});

test('for the keyboard all seals of a game are one stop, and the arrows go from one to the next', async ({
  newPage,
  house,
}) => {
  const page = await newPage();
  await playHere(page, house, 'twenty-one');
  await play([page], 'twenty-one', { stop: stopAfter(8) });
  await ready(page, 'twenty-one');
  const stops = page.getByRole('list', { name: 'Alle Ereignisse' }).locator('[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  const newest = Number(/\d+/.exec((await stops.getAttribute('aria-label')) ?? ''));
  const seal = (n: number) => page.getByRole('button', { name: `Siegel Nr. ${n}`, exact: true });
  await stops.focus();
  await page.keyboard.press('ArrowUp');
  await expect(seal(newest - 1)).toBeFocused();
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(seal(newest)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Vor dem Spiel hat dieses Gerät');
});

test('the page of statistics shows the games of this device and of the house', async ({ newPage, ownHouse }) => {
  const [anna, ben] = [await newPage(), await newPage()];
  await begin(anna, ben, ownHouse);
  await play([anna, ben], 'eineu');
  await expect(podium(anna)).toBeVisible();
  await anna.goto(`${ownHouse.url}/statistics`);
  for (const name of ['Deine Spiele', 'Alle Spiele hier']) {
    await expect(anna.getByRole('region', { name }).getByText('1 Spiel', { exact: true })).toBeVisible();
    await expect(
      anna
        .getByRole('region', { name })
        .getByText(/Würfel mit/)
        .first(),
    ).toBeVisible();
  }
  await expectAccessible(anna);
  await anna.goto(`${ownHouse.url}/fair`);
  await expect(anna.getByRole('heading', { name: 'Würfel zum Nachrechnen' })).toBeVisible();
  await expectAccessible(anna);
});
