import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { playHere } from './people.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

/** The pad that asks what real dice showed. */
function pad(page: Page, title: RegExp): Locator {
  return page.getByRole('region', { name: title });
}

test('with real dice: a mistyped roll is taken back, by hand and by keyboard, and the right one counts', async ({
  page,
  house,
}) => {
  await playHere(page, house, 'twenty-one', /Mit dem echten Spiel: An diesem Gerät/);
  const deal = pad(page, /Wer hat welches Blatt/);
  await deal.getByRole('button', { name: 'Blatt C', exact: true }).click();
  // A sheet that somebody has is not offered to the next.
  await expect(deal.getByRole('button', { name: 'Blatt C', exact: true })).toHaveCount(0);
  await deal.getByRole('button', { name: 'Blatt A', exact: true }).click();
  await deal.getByRole('button', { name: 'Eintragen' }).click();

  const roll = pad(page, /gewürfelt/);
  await expect(roll.getByRole('button', { name: '7', exact: true })).toHaveCount(0);
  await page.keyboard.type('15343');
  await expect(roll.getByRole('button', { name: 'Eintragen' })).toBeDisabled();
  await page.keyboard.type('7');
  await expect(roll.getByRole('button', { name: 'Eintragen' })).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await roll.getByRole('button', { name: '6', exact: true }).click();
  await roll.getByRole('button', { name: 'Eintragen' }).click();

  await page.getByRole('button', { name: 'Neu würfeln' }).click();
  // The white die shows 1: it stays, and is not asked for.
  await expect(page.getByRole('button', { name: 'Weiß: 1, bleibt liegen' })).toBeDisabled();
  // Both entries were wrong: the roll had been kept, and it was another one.
  const back = page.getByRole('button', { name: 'Letzten Eintrag zurücknehmen' });
  await back.click();
  await back.click();
  await page.keyboard.type('253426');
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByRole('button', { name: 'Behalten' }).click();
  await page.reload();
  await expect(
    page
      .getByText('Trag ein')
      .or(page.getByText(/trägt ein/))
      .first(),
  ).toBeVisible();
});

test('own sheets: a wrong file is told where it is wrong, the right one is shown and played with', async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/g/twenty-one`);
  await page.getByRole('button', { name: 'Mitbringen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eigenes Material' });
  const sheet = ['krgwby', 'bwykgr', 'gbkyrw', 'rwbgyk', 'ykrbwg'];
  const turn = (by: number) => sheet.map((row) => row.slice(by) + row.slice(0, by));
  const sheets = { a: turn(0), b: turn(1), c: turn(2), d: turn(3), e: turn(4), f: turn(5) };
  const file = (text: string) => ({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const input = dialog.locator('input[type=file]');

  await input.setInputFiles(file('{"sheets":'));
  await expect(dialog.getByRole('alert')).toContainText('kein JSON');
  await input.setInputFiles(file(JSON.stringify({ sheets: { ...sheets, b: ['kkgwby', ...sheets.b.slice(1)] } })));
  await expect(dialog.getByRole('alert')).toContainText('sheets.b[0]');
  await expect(dialog.getByRole('alert')).toContainText('Blatt B, Reihe 1: Rot fehlt');
  await input.setInputFiles(file(JSON.stringify({ sheets })));
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await expect(dialog.getByRole('region', { name: 'So sieht es aus' })).toContainText('Blatt F');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Damit spielen' }).click();
  await expect(page.getByText('Ihr spielt mit eigenem Material.')).toBeVisible();

  await page.getByRole('radio', { name: 'Mit dem echten Spiel: Nur mein Blatt' }).check();
  await page.getByRole('button', { name: 'Spielen', exact: true }).click();
  await page.getByRole('button', { name: 'Blatt A', exact: true }).click();
  await page.keyboard.type('161111');
  await page.getByRole('button', { name: 'Eintragen' }).click();
  // On the own sheet black takes up to 6, on ours only 1.
  await expect(page.getByRole('button', { name: /Schwarz, Grenze 6: 6 eintragen, Treffer/ })).toBeVisible();
});
