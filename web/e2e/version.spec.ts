import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './house.ts';
import { openTable } from './people.ts';

test.use({ serviceWorkers: 'allow' });

/* A server that speaks another version of the protocol than the page. */

const ANOTHER = JSON.stringify({ type: 'error', reason: { code: 'version' }, final: true });

/** Counts how often the page is loaded, and answers its sockets: those that `isOther` names as a server of another version would. */
async function meet(page: Page, isOther: (socket: number) => boolean): Promise<{ readonly loads: () => number }> {
  let sockets = 0;
  let loads = 0;
  page.on('load', () => loads++);
  await page.routeWebSocket('**/ws', (socket: WebSocketRoute) => {
    if (isOther(sockets++)) socket.onMessage(() => socket.send(ANOTHER));
    else socket.connectToServer();
  });
  return { loads: () => loads };
}

test('a page that is out of date loads itself anew, and the table is there', async ({ newPage, house }) => {
  const url = await openTable(await newPage(), house, 'eineu', 'Anna');
  const page = await newPage();
  const { loads } = await meet(page, (socket) => socket === 0);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Wer spielt mit?' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('where that does not help it says so, and never loads in a circle', async ({ newPage, house }) => {
  const url = await openTable(await newPage(), house, 'eineu', 'Anna');
  const page = await newPage();
  const { loads } = await meet(page, () => true);
  await page.goto(url);
  const reload = page.getByRole('button', { name: 'Neu laden' });
  await expect.poll(loads).toBe(2);
  await expect(reload).toBeVisible();
  // Nothing more happens until somebody taps.
  await page.waitForTimeout(1500);
  expect(loads()).toBe(2);
  await reload.click();
  await expect.poll(loads).toBe(3);
  await expect(reload).toBeVisible();
});
