import { expect, test } from './house.ts';
import { entries, GAMES, play, playHere, ready, stopAfter } from './people.ts';

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

for (const game of GAMES) {
  test(`${game}: against the computer without a server, opponents think beside the page`, async ({
    page,
    ownHouse: house,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('A greedy move stands in')) faults.push(message.text());
    });
    await page.goto(house.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await house.kill();
    await playHere(page, house, game, /^Gegen den Computer, stark/);
    await ready(page, game);
    const before = await entries(page);
    expect(page.workers()).toHaveLength(1);
    await play([page], game, { stop: stopAfter(40) });
    await expect.poll(() => entries(page)).toBeGreaterThan(before);
    expect(faults).toEqual([]);
  });
}

test('opponents end with the table', async ({ page, house }) => {
  await playHere(page, house, 'eineu', /^Gegen den Computer, stark/);
  await ready(page, 'eineu');
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'Zurück zum Regal' }).click();
  await expect.poll(() => page.workers()).toEqual([]);
});
