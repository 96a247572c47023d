import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../protocol/index.ts';
import { addressOf, isThisMachine } from './address.ts';
import { Buckets } from './buckets.ts';
import { CLOSE, Connection, type House } from './connection.ts';
import { isOwnOrigin } from './origin.ts';

const HEARTBEAT = 25_000;
/** How long, in milliseconds, clients may take to say goodbye, and how often that is looked at. */
const GRACE = 1000;
const POLL = 10;
/** So many connections may one address have at once: a club behind one router, but not all that a server can bear. */
const MAX_CONNECTIONS = 200;
/** So many may it open: enough for all of them to come again after a restart, too few to find tables by trying out codes. */
const COMING = { burst: 400, perSecond: 20 };
const BEAT = JSON.stringify({ type: 'beat' });
const CLOSING = JSON.stringify({ type: 'closing' });

/** The WebSocket side of a server, at `/ws`. */
export class Sockets {
  readonly #house: House;
  readonly #trustProxy: boolean;
  readonly #connections = new Map<WebSocket, Connection>();
  /** How many of them each address has. */
  readonly #counts = new Map<string, number>();
  readonly #coming = new Buckets(COMING);
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // Compressing each connection would cost 246 kB of memory each.
    perMessageDeflate: false,
    maxPayload: LIMITS.message,
  });
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;

  constructor(http: Server, house: House, trustProxy: boolean) {
    this.#house = house;
    this.#trustProxy = trustProxy;
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const address = addressOf(request, this.#trustProxy);
      const fault = this.#fault(request, address);
      if (fault !== null) endWith(socket, fault);
      else this.#server.handleUpgrade(request, socket, head, (connected) => this.#connect(connected, socket, address));
    });
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections.values()) connection.beat(BEAT);
    }, HEARTBEAT);
    this.#heartbeat.unref();
  }

  /** How many connections there are. */
  get count(): number {
    return this.#connections.size;
  }

  /** Tells everybody that the server goes down; resolves when they have gone, or have been cut off. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections.values()) {
      connection.send(CLOSING);
      connection.close(CLOSE.restart);
    }
    for (let waited = 0; this.#connections.size > 0 && waited < GRACE; waited += POLL) await wait(POLL);
    for (const socket of this.#connections.keys()) socket.terminate();
  }

  /** The status line with which a connection is refused, or null. */
  #fault({ url, headers }: IncomingMessage, address: string): string | null {
    if (this.#closing) return '503 Service Unavailable';
    if (url?.split('?')[0] !== '/ws') return '404 Not Found';
    if (!isOwnOrigin(headers.origin, headers.host)) return '403 Forbidden';
    if (isThisMachine(address)) return null;
    const few = (this.#counts.get(address) ?? 0) < MAX_CONNECTIONS && this.#coming.take(address, performance.now());
    return few ? null : '429 Too Many Requests';
  }

  #connect(socket: WebSocket, stream: Duplex, address: string): void {
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
    const connection = new Connection(socket, { ...this.#house, stream, address });
    this.#connections.set(socket, connection);
    socket.on('message', (data, isBinary) => connection.receive(data, isBinary));
    socket.on('pong', () => connection.pong());
    socket.on('close', () => {
      connection.closed();
      this.#connections.delete(socket);
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left > 0) this.#counts.set(address, left);
      else this.#counts.delete(address);
    });
    // A broken or oversized frame: the connection is closed with the fitting code by `ws` itself.
    socket.on('error', (error) => this.#house.log.debug({ err: error }, 'socket error'));
  }
}

/** Refuses an upgrade. Node.js has let go of the socket by now: nobody else hears its errors, and nobody else closes it. */
function endWith(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
