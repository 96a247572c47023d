import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

test('a client reads every text as it was, whatever its length, between frames of the library', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Wurf\u007f', 'Würfel', 'Würfel 🎲', '🎲'.repeat(40), 'ß'.repeat(32_768));
  const http = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    http.close();
  });
  await once(http, 'listening');
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, stream, head) => {
    server.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) {
        stream.write(textFrame(text), 'latin1');
        socket.ping();
      }
      socket.close(1000);
    });
  });
  const address = http.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'bytes' : data.toString()));
  const [code] = await once(client, 'close');
  expect([code, heard]).toEqual([1000, texts]);
});
