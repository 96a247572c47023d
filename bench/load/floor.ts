import { type RawData, WebSocket } from 'ws';
import { type Host, inTurns, type Match } from './match.ts';

class FloorMatch implements Match {
  readonly #sockets: readonly WebSocket[];
  readonly #text: (id: number) => string;
  #missing = 0;
  #moves = 0;
  sent = -1;
  acknowledged: () => void = () => {};
  moved: () => void = () => {};

  constructor(sockets: readonly WebSocket[], text: (id: number) => string) {
    this.#sockets = sockets;
    this.#text = text;
    for (const socket of sockets) socket.on('message', (data: RawData) => this.#hear(socket, data));
  }

  move(): boolean {
    this.#missing = this.#sockets.length;
    this.sent = performance.now();
    this.#sockets[this.#moves % 2]?.send(this.#text(this.#moves));
    return true;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #hear(socket: WebSocket, _data: RawData): void {
    if (socket === this.#sockets[this.#moves % 2]) this.acknowledged();
    if (--this.#missing > 0) return;
    this.#moves++;
    this.sent = -1;
    this.moved();
  }
}

/** Two at each table of the floor; each message is as long as a decision of ours. */
export class Floor implements Host {
  readonly name: string;
  readonly #port: number;
  #tables = 0;

  constructor(name: string, port: number) {
    this.name = name;
    this.#port = port;
  }

  async seat(tables: number): Promise<readonly Match[]> {
    return inTurns([...Array(tables).keys()], 16, async () => {
      const table = this.#tables++;
      const sockets = await Promise.all([this.#come(table), this.#come(table)]);
      return new FloorMatch(sockets, (id) => JSON.stringify({ type: 'decide', id: `d${id}`, ask: id, move: 'wkr' }));
    });
  }

  async #come(table: number): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/${table}`, { perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return socket;
  }
}
