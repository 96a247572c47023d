import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../protocol/index.ts';
import type { Tables } from '../table/tables.ts';
import { CLOSE, Connection } from './connection.ts';
import { isOwnOrigin } from './origin.ts';

const HEARTBEAT = 25_000;
/** How long, in milliseconds, clients may take to say goodbye, and how often that is looked at. */
const GRACE = 1000;
const POLL = 10;
const BEAT = JSON.stringify({ type: 'beat' });
const CLOSING = JSON.stringify({ type: 'closing' });

/** The WebSocket side of a server, at `/ws`. */
export class Sockets {
  readonly #tables: Tables;
  readonly #log: Logger;
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Compressing each connection would cost 246 kB of memory each.
    perMessageDeflate: false,
    maxPayload: LIMITS.message,
  });
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;

  constructor(http: Server, tables: Tables, log: Logger) {
    this.#tables = tables;
    this.#log = log;
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const fault = this.#closing ? '503 Service Unavailable' : refuseUpgrade(request);
      if (fault === null) this.#server.handleUpgrade(request, socket, head, (connected) => this.#connect(connected));
      else socket.end(`HTTP/1.1 ${fault}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    });
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections.values()) connection.beat(BEAT);
    }, HEARTBEAT);
    this.#heartbeat.unref();
  }

  /** Tells everybody that the server goes down; resolves when they have gone, or have been cut off. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    for (const [socket, connection] of this.#connections) {
      connection.send(CLOSING);
      socket.close(CLOSE.restart);
    }
    for (let waited = 0; this.#connections.size > 0 && waited < GRACE; waited += POLL) await wait(POLL);
    for (const socket of this.#connections.keys()) socket.terminate();
  }

  #connect(socket: WebSocket): void {
    const connection = new Connection(socket, this.#tables, this.#log);
    this.#connections.set(socket, connection);
    socket.on('message', (data, isBinary) => connection.receive(data, isBinary));
    socket.on('pong', () => connection.pong());
    socket.on('close', () => {
      connection.closed();
      this.#connections.delete(socket);
    });
    // A broken or oversized frame: the connection is closed with the fitting code by `ws` itself.
    socket.on('error', (error) => this.#log.debug({ err: error }, 'socket error'));
  }
}

/** The status line of the refusal, or null. */
function refuseUpgrade({ url, headers }: IncomingMessage): string | null {
  if (url?.split('?')[0] !== '/ws') return '404 Not Found';
  return isOwnOrigin(headers.origin, headers.host) ? null : '403 Forbidden';
}
