import type { Locator, Page } from '@playwright/test';
import { expect, type House } from './house.ts';

/** What a person does at a table, by what the screen offers: the first thing of each kind that may be pressed. */

export const GAMES = ['eineu', 'twenty-one', 'besenbingo', 'maedn-kartenspiel', 'engel-und-bengel'] as const;
export type GameId = (typeof GAMES)[number];

/** More presses than any game of the house takes, so that a stuck table ends the test instead of the day. */
const PATIENCE = 6000;

/** Opens a table for friends and returns its address. `stay`: from the game's page as it stands, with what has been chosen there. */
export async function openTable(
  page: Page,
  house: House,
  game: GameId,
  name: string,
  { stay = false }: { readonly stay?: boolean } = {},
): Promise<string> {
  if (!stay) await page.goto(`${house.url}/g/${game}`);
  await page.getByRole('radio', { name: /Mit Freunden per Link/ }).check();
  await page.getByRole('button', { name: 'Tisch öffnen, Link teilen' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Tisch öffnen, Link teilen' }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  return page.url();
}

/** Opens a table as the page would, with what is chosen (`wanted`), goes there and returns its address. */
export async function openByRequest(
  page: Page,
  house: House,
  wanted: Readonly<Record<string, unknown>>,
): Promise<string> {
  await page.goto(house.url);
  const code = await page.evaluate(async (table) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) };
    const { code: opened, token } = await (await fetch('/api/tables', init)).json();
    localStorage.setItem('spieleabend.seats', JSON.stringify({ [opened]: token }));
    return String(opened);
  }, wanted);
  await page.goto(`${house.url}/t/${code}`);
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

/** The names of the controls that make a move, in the order in which a person would look for them. */
const CONTROLS: Readonly<Record<GameId, readonly string[]>> = {
  eineu: ['kippen: \\d liegt oben$'],
  'twenty-one': ['^Behalten', '^Fertig$', '^(?!Lieber).* streichen$', ': \\d eintragen'],
  besenbingo: ['^Landen lassen$', '^Minusfeld streichen$', ' streichen: (\\d|die Hälfte)', 'darf landen$'],
  'maedn-kartenspiel': [
    '^((Reihe [ABC]|Neue Reihe), )?(von|aus) ',
    ' ablegen$',
    '^(Reihe [ABC]|Neue Reihe): .*(nehmen|klauen|woher)$',
    '^Würfelkarte \\d$',
  ],
  'engel-und-bengel': [' setzen$', ' wählen$', '^(Weiterwürfeln|Aufhören)'],
};

/** Where one device is passed round, whoever gets it says so first. */
const CURTAIN = '^Ich bin ';

/** What a screen offers to its person now. */
type Offer = { readonly kind: 'over' | 'wait' } | { readonly kind: 'move'; readonly name: string };

/** Looks for a control that makes a move; with `press` it presses it at once, as a click does. */
function offerOn(page: Page, game: GameId, press: boolean): Promise<Offer> {
  return page.evaluate(
    ({ kinds, pressing }): Offer => {
      if (document.querySelector('section.podium') !== null) return { kind: 'over' };
      const nameOf = (button: Element): string =>
        (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
      const ground = document.querySelector('dialog[open]') === null ? 'main button' : 'dialog[open] button';
      const usable = [...document.querySelectorAll<HTMLButtonElement>(ground)].filter(
        (button) =>
          !button.disabled &&
          button.getAttribute('aria-disabled') !== 'true' &&
          button.getAttribute('aria-pressed') !== 'true' &&
          button.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      for (const kind of kinds) {
        const offered = usable.filter((button) => new RegExp(kind).test(nameOf(button)));
        const button = offered[Math.floor(Math.random() * offered.length)];
        if (button === undefined) continue;
        if (pressing) button.click();
        return { kind: 'move', name: nameOf(button) };
      }
      // Nobody has to watch a bot think or a die come to rest: a tap on the table is enough.
      if (pressing) document.querySelector<HTMLElement>('section.table')?.click();
      return { kind: 'wait' };
    },
    { kinds: [CURTAIN, ...CONTROLS[game]], pressing: press },
  );
}

interface Play {
  /** Presses a control in another way than by a click. It may be gone by then. */
  readonly press?: (control: Locator) => Promise<void>;
  /** Asked before each round of looking; given the pages that have moved so far. */
  readonly stop?: (moved: ReadonlySet<Page>) => boolean;
}

/** Plays on all these screens until each shows the podium, or until `stop` says so. */
export async function play(
  pages: readonly Page[],
  game: GameId,
  { press, stop = () => false }: Play = {},
): Promise<void> {
  const moved = new Set<Page>();
  for (let tries = 0; tries < PATIENCE; tries++) {
    if (stop(moved)) return;
    const offers: Offer[] = [];
    for (const page of pages) {
      const offer = await offerOn(page, game, press === undefined);
      offers.push(offer);
      if (offer.kind !== 'move') continue;
      moved.add(page);
      await press?.(page.getByRole('button', { name: offer.name, exact: true }).first());
    }
    if (offers.every(({ kind }) => kind === 'over')) return;
    if (!offers.some(({ kind }) => kind === 'move')) await pages[0]?.waitForTimeout(25);
  }
  throw new Error('The game does not come to an end');
}

/** Waits until this screen offers a move: nothing is on its way any more. */
export async function ready(page: Page, game: GameId): Promise<void> {
  await expect.poll(() => mayMove(page, game)).toBe(true);
}

/** Whether this screen offers a move now. */
export async function mayMove(page: Page, game: GameId): Promise<boolean> {
  return (await offerOn(page, game, false)).kind === 'move';
}

/** How many entries the log of a table shows. */
export async function entries(page: Page): Promise<number> {
  return page.locator('.log li, [aria-label="Alle Ereignisse"] li').count();
}

/** Waits until both screens have heard of everything. */
export async function showTheSame(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await entries(one)) - (await entries(other))).toBe(0);
}

/** Waits until both screens are at the same table: each goes there in its own time. */
export async function atOneTable(one: Page, other: Page): Promise<void> {
  await expect.poll(() => one.url() === other.url()).toBe(true);
}

/** Says stop after so many rounds of looking. */
export function stopAfter(rounds: number): () => boolean {
  let n = 0;
  return () => n++ >= rounds;
}

/** Lays a table on this device and returns its address. */
export async function playHere(
  page: Page,
  house: House,
  game: GameId,
  way: RegExp = /^An diesem Gerät/,
): Promise<string> {
  await page.goto(`${house.url}/g/${game}`);
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  await page.waitForURL(/\/play\//);
  return page.url();
}
