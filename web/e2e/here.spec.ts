import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { entries, GAMES, play, playHere, podium, ready, stopAfter } from './people.ts';
import { golden, lay } from './scenes.ts';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

/** Waits until the service worker holds the whole client. */
async function keepForLater(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

for (const game of GAMES) {
  test.describe(game, () => {
    test('passing one device round works to the end when the server is gone, reloads included', async ({
      page,
      ownHouse: house,
    }) => {
      await page.goto(house.url);
      await keepForLater(page);
      await house.kill();
      await playHere(page, house, game);
      await play([page], game, { stop: stopAfter(2) });
      await ready(page, game);
      const before = await entries(page);
      await page.reload();
      await expect.poll(() => entries(page)).toBe(before);
      await play([page], game);
      await page.getByRole('button', { name: 'Revanche' }).click();
      await expect(podium(page)).toBeHidden();
    });

    test('a whole game by keyboard alone, against the computer', async ({ page, house }) => {
      await page.goto(`${house.url}/g/${game}`);
      await tabTo(page, page.getByRole('radio', { name: /Gegen den Computer, mittel/ }), 'radio');
      await tabTo(page, page.getByRole('button', { name: 'Spielen', exact: true }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/play\//);
      await play([page], game, { press: (control) => pressByKeyboard(page, control) });
      await tabTo(page, page.getByRole('button', { name: 'Revanche' }));
      await page.keyboard.press('Enter');
      await expect(podium(page)).toBeHidden();
    });
  });
}

test('BB-4.3 alone, three rounds on three sheets: the row of results grows, and a reload keeps it', async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/g/besenbingo`);
  await page.getByRole('radio', { name: /^An diesem Gerät/ }).check();
  await page.getByRole('button', { name: /^Platz 2:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Platz wegnehmen' }).click();
  await page.getByLabel('Wie viele Runden?').selectOption('3 Runden');
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  const results = podium(page).getByRole('list', { name: 'Alle Runden' }).getByRole('listitem');
  const sheets: (string | null)[] = [];
  for (const round of [1, 2, 3]) {
    await expect(page.getByText(`Runde ${round} von 3`)).toBeVisible();
    await play([page], 'besenbingo');
    sheets.push(
      await page
        .getByText(/^Blatt \d$/)
        .first()
        .textContent(),
    );
    await page.reload();
    await expect(results).toHaveCount(3);
    await expect(results.filter({ hasText: 'Punkt' })).toHaveCount(round);
    if (round < 3) await page.getByRole('button', { name: `Nächste Runde (${round + 1} von 3)` }).click();
  }
  expect(new Set(sheets).size).toBe(3);
  await expect(podium(page).getByText(/^Beste Runde: /)).toBeVisible();
  await page.getByRole('button', { name: 'Noch einmal 3 Runden' }).click();
  await expect(page.getByText('Runde 1 von 3')).toBeVisible();
});

/** Reaches a control with Tab (and arrows among radio buttons), as somebody without a mouse would. */
async function tabTo(page: Page, control: Locator, kind: 'button' | 'radio' = 'button'): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await isFocused(control)) return;
    const amongRadios =
      kind === 'radio' && (await page.evaluate(() => document.activeElement?.matches('input[type=radio]')));
    await page.keyboard.press(amongRadios ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`The keyboard does not reach ${control}`);
}

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Presses a control by keyboard: Tab to its group, forwards or backwards, arrows within it, Enter. */
async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
  const [target] = await control.elementHandles();
  if (target === undefined) return;
  for (let tries = 0; tries < 80; tries++) {
    const way = await target.evaluate(wayTo);
    if (way === 'gone') return;
    if (way === 'here') return page.keyboard.press('Enter');
    // What is reckoned is only the way there: whether the keyboard gets there is seen afterwards.
    if (way === 'near') await page.keyboard.press(arrows[tries % arrows.length] ?? 'Tab');
    else for (let n = 0; n < Math.abs(way); n++) await page.keyboard.press(way > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`The keyboard does not reach ${control}`);
}

/** Where a control is from where the focus is: `near` for the arrows, else so many stops of Tab away (less than 0: backwards). */
function wayTo(target: Element): 'gone' | 'here' | 'near' | number {
  const focused = document.activeElement;
  if (!target.isConnected || target.matches(':disabled, [aria-disabled=true]')) return 'gone';
  if (focused === target) return 'here';
  const tabbable = (element: Element): boolean =>
    element instanceof HTMLElement && element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });
  const group = target.closest('fieldset, [role=group]');
  if (!tabbable(target) && group?.contains(focused)) return 'near';
  const ground = document.querySelector('dialog[open]') ?? document;
  const stops = [...ground.querySelectorAll('a[href], button:enabled, input:enabled, select, summary, [tabindex]')];
  const reach: (Element | null | undefined)[] = stops.filter(tabbable);
  const goal = tabbable(target) ? target : reach.find((stop) => stop && group?.contains(stop));
  const from = reach.indexOf(focused);
  const to = reach.indexOf(goal);
  return from < 0 || to < 0 || from === to ? 1 : to - from;
}

test('a game can be saved as a record, loaded again and stepped through', async ({ page, house }) => {
  await lay(page, house, golden('eineu', 'example'));
  await expect(podium(page)).toBeVisible();
  const count = await entries(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    podium(page)
      .getByRole('button', { name: /speichern|sichern/i })
      .click(),
  ]);
  const record = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(record).toMatchObject({ spieleabend: 1, game: 'eineu', rules: 1 });
  expect(record.log).toHaveLength(count);

  await page.goto(`${house.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(await file.path());
  const position = page.getByRole('slider');
  await expect(position).toHaveAttribute('max', String(count));
  await expect(position).toHaveValue('0');
  await page.getByRole('button', { name: 'Einen Schritt weiter' }).click();
  await expect(position).toHaveValue('1');
  await page.getByRole('button', { name: 'Ans Ende' }).click();
  await expect(podium(page)).toBeVisible();
});

test('a damaged record gets a sentence with the place', async ({ page, house }) => {
  const record = {
    spieleabend: 1,
    game: 'eineu',
    rules: 1,
    options: {},
    seats: ['Anna', 'Ben'],
    log: ['*:4', '0:b9', '1:b1'],
  };
  await page.goto(`${house.url}/replay`);
  const choose = (text: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'spiel.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"spieleabend":1');
  await expect(page.getByText(/kein JSON/)).toBeVisible();
  await choose(JSON.stringify({ ...record, rules: 99 }));
  await expect(page.getByText(/Fassung der Regeln/)).toBeVisible();
  await choose(JSON.stringify(record));
  await expect(page.getByText(/Eintrag 3/)).toBeVisible();
});

test('speaks English to an English browser, and switches', async ({ newPage, house }) => {
  const page = await newPage({ locale: 'en-GB' });
  await page.goto(house.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Three dice. One of them tips.')).toBeVisible();
  await page.getByRole('button', { name: /Deutsch/ }).click();
  await expect(page.getByText('Drei Würfel. Einer kippt.')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
