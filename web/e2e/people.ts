import type { Locator, Page } from '@playwright/test';
import { expect, type House } from './house.ts';

/** What a person does at a table, by what the screen offers: the first thing of each kind that may be pressed. */

export type GameId = 'eineu' | 'twenty-one';

/** More presses than any game of the house takes, so that a stuck table ends the test instead of the day. */
const PATIENCE = 1500;

/** Opens a table for friends and returns its address. */
export async function openTable(page: Page, house: House, game: GameId, name: string): Promise<string> {
  await page.goto(`${house.url}/g/${game}`);
  await page.getByRole('radio', { name: /Mit Freunden per Link/ }).check();
  await page.getByRole('button', { name: 'Tisch öffnen, Link teilen' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Tisch öffnen, Link teilen' }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  return page.url();
}

/** Follows an invitation and sits down. */
export async function sitDown(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Dein Name').fill(name);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Hinsetzen' })).toHaveCount(0);
}

/** Whether the podium stands. */
export function podium(page: Page): Locator {
  return page.getByRole('region', { name: 'Siegerehrung' });
}

/** The controls that make a move now, in the order in which a person would look at them. */
function controls(page: Page, game: GameId): readonly Locator[] {
  if (game === 'eineu') return [page.getByRole('button', { name: /kippen: \d liegt oben/ })];
  const act = page.locator('section.act');
  return [
    act.getByRole('button', { name: /^Behalten/ }),
    act.getByRole('button', { name: 'Fertig', exact: true, disabled: false }),
    act.getByRole('button', { name: /streichen$/ }).and(page.locator(':not(:text("Lieber"))')),
    page.getByRole('button', { name: /: \d eintragen/, pressed: false }),
  ];
}

/** Makes one press if the screen offers any; false where there is nothing to do. */
export async function actOnce(page: Page, game: GameId, press: (control: Locator) => Promise<void>): Promise<boolean> {
  for (const control of controls(page, game)) {
    const offered = await control.count();
    if (offered === 0) continue;
    const one = control.nth(Math.floor(Math.random() * offered));
    if (!(await one.isVisible()) || !(await one.isEnabled())) continue;
    if ((await one.getAttribute('aria-disabled')) === 'true') continue;
    await press(one).catch(() => {});
    return true;
  }
  return false;
}

export const click = (control: Locator): Promise<void> => control.click({ timeout: 2000 });

/** Plays on all these screens until each shows the podium, or until `stop` says so. */
export async function play(
  pages: readonly Page[],
  game: GameId,
  { press = click, stop = () => false }: { press?: typeof click; stop?: () => boolean } = {},
): Promise<void> {
  for (let tries = 0; tries < PATIENCE; tries++) {
    if (stop()) return;
    let acted = false;
    let over = 0;
    for (const page of pages) {
      if (await podium(page).isVisible()) over++;
      else if (await actOnce(page, game, press)) acted = true;
    }
    if (over === pages.length) return;
    if (!acted) await pages[0]?.waitForTimeout(40);
  }
  throw new Error('The game does not come to an end');
}

/** How many entries the log of a table shows. */
export async function entries(page: Page): Promise<number> {
  return page.locator('.log li, [aria-label="Alle Ereignisse"] li').count();
}

/** Lays a table on this device and returns its address. */
export async function playHere(
  page: Page,
  house: House,
  game: GameId,
  way: RegExp = /An diesem Gerät/,
): Promise<string> {
  await page.goto(`${house.url}/g/${game}`);
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  await page.waitForURL(/\/play\//);
  return page.url();
}
