import { request } from 'node:http';
import { expect, test } from 'vitest';
import { PROTOCOL } from '../protocol/index.ts';
import { TestClient } from '../testing/client.ts';
import { beginGame, startServer } from '../testing/table.ts';

/** A hostile page whose name has been made to lead to this server: its browser names it as origin and as host, as if it were ours. */
const HOST = 'evil.example:3000';
const REBOUND = { host: HOST, origin: `http://${HOST}` };

function get(port: number, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, host: '127.0.0.1', headers: REBOUND }, (response) => {
      let text = '';
      response.on('data', (data) => {
        text += data;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('a page that has bound its own name to this server is a stranger here: no figures, no table without its code, no seat', async () => {
  const serving = await startServer();
  const { code } = await beginGame(serving, { game: 'maedn-kartenspiel' }, ['Anna', 'Ben']);
  expect((await get(serving.port, '/metrics')).status).toBe(404);
  expect(await get(serving.port, '/api/tables')).toEqual({ status: 200, text: '{"tables":[]}' });
  const stranger = await TestClient.open(serving, REBOUND);
  stranger.sendRaw({ type: 'hello', protocol: PROTOCOL, code });
  await stranger.until(() => stranger.look !== null);
  expect(stranger.table?.you).toEqual({ chair: null, host: false });
  expect(stranger.log.filter((entry) => /^\*:\d/.test(entry))).toEqual([]);
});
