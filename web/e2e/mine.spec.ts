import type { Page } from '@playwright/test';
import { expect, type House, test } from './house.ts';
import { entries, openByRequest, openTable, play, podium, showTheSame, sitDown, stopAfter } from './people.ts';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

/** Opens a table for everybody and stays there as its host; gives its code. */
async function openListed(page: Page, house: House, name: string): Promise<string> {
  const chairs = [{ kind: 'person' }, { kind: 'open' }];
  const table = { game: 'eineu', name, visibility: 'listed', chairs, options: { extraTip: 'lying' } };
  const url = await openByRequest(page, house, table);
  await expect(page.getByRole('heading', { name: 'Wer spielt mit?' })).toBeVisible();
  return url.slice(-6);
}

/** A person's tables, reached as people reach them. */
async function toMine(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('link', { name: /Deine Tische|weiterer Tisch|weitere Tische/ }).click();
  await expect(page.getByRole('heading', { name: 'Meine Tische' })).toBeVisible();
}

test('who looks for company finds an open table and joins it; a full one is in the list no longer', async ({
  newPage,
  house,
}) => {
  const [host, guest, late] = [await newPage(), await newPage(), await newPage()];
  await guest.goto(house.url);
  await guest.getByRole('link', { name: 'Offene Tische' }).click();
  await expect(guest.getByText('Gerade ist kein Tisch offen.')).toBeVisible();
  const code = await openListed(host, house, 'Anna');
  // Whoever waits on the page sees it come.
  const slip = guest.getByRole('article').filter({ hasText: 'mit Anna' });
  await expect(slip).toContainText('Ein Platz frei');
  await expect(slip).toContainText('Jeder, der gerade liegt');
  await slip.getByRole('link', { name: 'EINEU mit Anna: dazusetzen' }).click();
  await guest.waitForURL(`**/t/${code}`);
  await sitDown(guest, guest.url(), 'Ben');
  await expect(host.getByText('Ben', { exact: true })).toBeVisible();
  await late.goto(`${house.url}/tables`);
  await expect(late.getByText('Gerade ist kein Tisch offen.')).toBeVisible();
  await host.getByRole('button', { name: 'Los geht’s' }).click();
  await play([host, guest], 'eineu');
  await expect(podium(guest)).toBeVisible();

  // The game is found again, with its end, and can be looked at.
  await guest.goto(`${house.url}/mine`);
  const row = guest.getByRole('region', { name: 'Zu Ende gespielt' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/EINEU mit Anna\s*(Du hast gewonnen|Platz 2\. Anna hat gewonnen|Unentschieden)/);
  await row.getByRole('button', { name: /ansehen/ }).click();
  await guest.waitForURL('**/replay');
  await expect(guest.locator('section.table')).toBeVisible();
  await guest.goto(`${house.url}/mine`);
  await guest.getByRole('button', { name: /EINEU mit Anna vergessen/ }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Vergessen' }).click();
  await expect(guest.getByText('Auf diesem Gerät steht noch kein Tisch.')).toBeVisible();
});

test('seats move to another device by a code, once, and both devices act', async ({ newPage, house }) => {
  const [host, guest, phone, thief] = [await newPage(), await newPage(), await newPage(), await newPage()];
  const url = await openTable(host, house, 'eineu', 'Anna');
  await sitDown(guest, url, 'Ben');
  await host.getByRole('button', { name: 'Los geht’s' }).click();
  await expect.poll(() => entries(guest)).toBeGreaterThan(0);

  await toMine(guest, house);
  await guest.getByRole('button', { name: 'Plätze mitnehmen' }).click();
  const picture = guest.getByRole('img', { name: /QR-Code/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const code = ((await guest.getByRole('dialog').locator('.code').textContent()) ?? '').replaceAll(/\s/g, '');
  expect(code).toMatch(/^[A-Z2-9]{8}$/);

  await phone.goto(`${house.url}/move/${code}`);
  await expect(phone.getByRole('heading', { name: 'Deine Plätze auf dieses Gerät holen?' })).toBeVisible();
  await phone.getByRole('button', { name: 'Ja, herholen' }).click();
  await expect(phone.getByText('Ein Platz ist jetzt auch hier.')).toBeVisible();

  await thief.goto(`${house.url}/mine`);
  await thief.getByRole('button', { name: 'Plätze herholen' }).click();
  await thief.getByLabel('Code vom anderen Gerät').fill(code.toLowerCase());
  await thief.getByRole('button', { name: 'Herholen', exact: true }).click();
  await expect(thief.getByText(/Diesen Code gibt es nicht, oder er gilt nicht mehr/)).toBeVisible();

  await phone.getByRole('link', { name: 'Zu meinen Tischen' }).click();
  await phone
    .getByRole('region', { name: 'Hier geht es weiter' })
    .getByRole('link', { name: /EINEU mit Anna/ })
    .click();
  await guest.goto(url);
  // Anna and the phone play, then Anna and the first device: either sits on Ben's seat, and both show the same.
  for (const device of [phone, guest]) {
    await play([host, device], 'eineu', { stop: (moved) => moved.size === 2 });
    for (const page of [phone, guest]) await showTheSame(page, host);
  }
});

test('the lists of two tabs keep in step, and a tab that watched sits down with the other one', async ({
  newPage,
  house,
}) => {
  const [host, guest] = [await newPage(), await newPage()];
  const url = await openTable(host, house, 'besenbingo', 'Anna');
  const [shelf, mine, second] = [
    await guest.context().newPage(),
    await guest.context().newPage(),
    await guest.context().newPage(),
  ];
  await shelf.goto(house.url);
  await mine.goto(`${house.url}/mine`);
  await expect(mine.getByText('Auf diesem Gerät steht noch kein Tisch.')).toBeVisible();
  await second.goto(url);
  await expect(second.getByLabel('Dein Name')).toBeVisible();
  await sitDown(guest, url, 'Ben');
  await expect(second.getByRole('contentinfo').getByRole('button', { name: 'Hinsetzen' })).toHaveCount(0);
  await expect(mine.getByRole('link', { name: /Besenbingo mit Anna/ })).toContainText('Der Tisch ist gedeckt');
  await expect(shelf.getByRole('complementary')).toContainText('Besenbingo mit Anna');
  await host.getByRole('button', { name: 'Los geht’s' }).click();
  await play([host, second], 'besenbingo', { stop: stopAfter(4) });
  await expect(mine.getByRole('link', { name: /Besenbingo mit Anna/ })).toContainText(/Du bist dran|Das Spiel läuft/);
  await showTheSame(guest, host);
});
