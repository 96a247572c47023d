import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { openTable, sitDown } from './people.ts';

test.use({ reducedMotion: 'reduce' });

const HOSTILE = '<img src=x onerror="document.title=1"> https://example.org';

/** Opens the talk of somebody who reads German, or of somebody who reads English. */
async function talk(page: Page, title: 'Gespräch' | 'Talk'): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: title }).click();
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel).toBeVisible();
  return panel;
}

const said = (panel: Locator): Locator => panel.getByRole('listitem');

test('two people talk, each in his own language; words stay words, the host turns them off, and nobody has to hear everybody', async ({
  newPage,
  house,
}) => {
  const phone = { width: 360, height: 740 };
  const [host, guest] = [await newPage({ viewport: phone }), await newPage({ viewport: phone })];
  const url = await openTable(host, house, 'eineu', 'Anna');
  await sitDown(guest, url, 'Ben');
  await guest.getByRole('button', { name: 'Menü' }).click();
  await guest.getByRole('button', { name: 'English' }).click();
  await guest.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Los geht’s' }).click();

  // What one says with a tap, the other reads in his language; until he looks, a dot tells of it, and a voice for those who do not see.
  const hers = await talk(host, 'Gespräch');
  await hers.getByRole('button', { name: 'Viel Spaß!' }).click();
  await expect(said(hers)).toHaveText(/^Du\s*Viel Spaß!$/);
  await expect(guest.locator('[aria-live=polite]', { hasText: 'Anna: Have fun!' })).toHaveCount(1);
  await guest.getByRole('button', { name: 'Talk: something new' }).click();
  const his = guest.getByRole('dialog', { name: 'Talk' });
  await expect(said(his)).toHaveText(/^Anna\s*Have fun!$/);
  await his.getByRole('button', { name: 'Applause' }).click();
  await expect(said(hers).last()).toHaveText(/^Ben\s*Applaus$/);

  // Whatever somebody writes is text, and no link.
  await his.getByLabel('Your own words').fill(HOSTILE);
  await his.getByRole('button', { name: 'Say it' }).click();
  await expect(said(hers).last()).toContainText(HOSTILE);
  await expect(hers.locator('img, a')).toHaveCount(0);
  for (const hidden of ['\u202eanna', `Z${'\u0335'.repeat(60)}`]) {
    await his.getByLabel('Your own words').fill(hidden);
    await his.getByRole('button', { name: 'Say it' }).click();
    await expect(his.getByRole('status')).not.toBeEmpty();
  }
  await expect(said(hers)).toHaveCount(3);
  for (const page of [host, guest]) {
    await expect(page.getByRole('dialog')).toBeVisible();
    const found = await new AxeBuilder({ page }).analyze();
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }

  // The host wants no words of one's own: those that were said are gone, the phrases stay.
  await hers.getByText('Was zu hören ist').click();
  await hers.getByLabel('Eigene Worte erlauben').uncheck();
  await expect(his.getByLabel('Your own words')).toHaveCount(0);
  await expect(his.getByText('Words of your own are turned off at this table.')).toBeVisible();
  await expect(said(his)).toHaveCount(2);
  await his.getByRole('button', { name: 'Well played!' }).click();
  await expect(said(hers).last()).toHaveText(/^Ben\s*Gut gespielt!$/);

  // Whom somebody does not want to hear he does not hear, on his device alone, also when he comes back.
  await hers.getByRole('checkbox', { name: 'Ben', exact: true }).check();
  await expect(said(hers)).toHaveText([/Viel Spaß!/]);
  await his.getByRole('button', { name: 'Thank you!' }).click();
  await expect(said(his).last()).toHaveText(/^You\s*Thank you!$/);
  await host.reload();
  await expect(host.getByRole('button', { name: 'Gespräch', exact: true })).toBeVisible();
  await expect(said(await talk(host, 'Gespräch'))).toHaveText([/Viel Spaß!/]);
  await expect(host.getByText('Du hörst gerade nicht: Ben.')).toBeVisible();

  // Escape leads back to where one came from.
  await host.keyboard.press('Escape');
  await expect(host.getByRole('dialog')).toHaveCount(0);
  await expect(host.getByRole('button', { name: 'Gespräch' })).toBeFocused();
});

test('who only watches hears and says nothing; a table on this device has no talk', async ({ newPage, house }) => {
  const [host, watching] = [await newPage(), await newPage()];
  const url = await openTable(host, house, 'eineu', 'Anna');
  await watching.goto(url);
  const hers = await talk(host, 'Gespräch');
  await hers.getByRole('button', { name: 'Hallo zusammen!' }).click();
  const heard = await talk(watching, 'Gespräch');
  await expect(said(heard)).toHaveText(/^Anna\s*Hallo zusammen!$/);
  await expect(heard.getByRole('button', { name: 'Danke!' })).toHaveCount(0);
  await expect(heard.getByLabel('Eigene Worte', { exact: true })).toHaveCount(0);
  await host.goto(`${house.url}/g/eineu`);
  await host.getByRole('radio', { name: /^An diesem Gerät/ }).check();
  await host.getByRole('button', { name: 'Spielen', exact: true }).click();
  await expect(host.locator('main.room')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Gespräch' })).toHaveCount(0);
});
