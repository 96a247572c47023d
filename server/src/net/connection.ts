import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Metrics } from '../metrics.ts';
import { CommandId } from '../protocol/fields.ts';
import { Command, type ErrorCode, Hello, PROTOCOL } from '../protocol/index.ts';
import { hashToken } from '../secrets.ts';
import type { Peer } from '../table/audience.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { type Bucket, type Rate, takeToken } from './buckets.ts';
import { textFrame } from './frame.ts';
import type { Limits } from './limits.ts';

const RATE: Rate = { burst: 40, perSecond: 20 };
/** So many faults (malformed or too fast) end a connection. */
const PATIENCE = 10;
/** Who reads slower than he is written to, by so many bytes, is cut off; he comes again and gets the whole look. */
const BACKLOG = 256 * 1024;

/** What can be answered as a command, whatever else is wrong with it. */
const Named = z.object({ id: CommandId });

/** Reasons that pass: the client may come again. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['closing', 'full', 'storage', 'too-fast']);

/** Close codes (RFC 6455): the client may come again after 1012 and 1013, and need not after 1008. */
export const CLOSE = { policy: 1008, restart: 1012, later: 1013 } as const;

/** What all connections of a server share. */
export interface House {
  readonly tables: Tables;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly limits: Limits;
}

/** Where a connection comes from. */
interface Origin {
  /** What its socket writes to. */
  readonly stream: Duplex;
  readonly address: string;
}

/** One WebSocket connection: says hello to one table, then sends commands to it. */
export class Connection implements Peer {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #tables: Tables;
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #limits: Limits;
  readonly #address: string;
  readonly #bucket: Bucket = { level: RATE.burst, at: 0 };
  #table: Table | null = null;
  #greeted = false;
  #alive = true;
  #faults = 0;
  /** What has been said in this turn of the event loop, a character a byte. */
  #outgoing = '';
  holder: string | null = null;
  seen = -1;
  visible = true;
  contributes = false;

  constructor(socket: WebSocket, { stream, address, tables, log, metrics, limits }: House & Origin) {
    this.#socket = socket;
    this.#stream = stream;
    this.#tables = tables;
    this.#log = log;
    this.#metrics = metrics;
    this.#limits = limits;
    this.#address = address;
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount + this.#outgoing.length > BACKLOG) {
      this.#socket.terminate();
      return;
    }
    // An answer and the look that follows it reach the system in one call; calls cost more than all that is done here.
    if (this.#outgoing === '') process.nextTick(flush, this);
    // The library would write the head of the message by itself, and copy more.
    this.#outgoing += textFrame(text);
  }

  /** Hands all that has been said to the system. */
  flush(): void {
    if (this.#outgoing !== '' && this.#socket.readyState === WebSocket.OPEN)
      this.#stream.write(this.#outgoing, 'latin1');
    this.#outgoing = '';
  }

  end(final: boolean): void {
    this.#table = null;
    this.close(final ? CLOSE.policy : CLOSE.restart);
  }

  /** Ends the connection after all that has been said. */
  close(code: number): void {
    this.flush();
    this.#socket.close(code);
  }

  /** A sign of life; who gave none since the last one, or has not said hello in the meantime, is gone. */
  beat(text: string): void {
    if (this.#alive) {
      this.#alive = false;
      this.send(text);
      this.flush();
      this.#socket.ping();
    } else {
      this.#socket.terminate();
    }
  }

  pong(): void {
    if (this.#greeted) this.#alive = true;
  }

  closed(): void {
    this.#table?.detach(this);
    this.#table = null;
  }

  /** One message, whatever it is. A fault of the program in it ends this connection and nobody else's. */
  receive(data: RawData, isBinary: boolean): void {
    try {
      this.#receive(data, isBinary);
    } catch (error) {
      this.#log.error({ err: error }, 'message not understood');
      this.#refuse('failed');
    }
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.pong();
    const message = isBinary ? undefined : parseJson(data.toString());
    if (!this.#mayTalk()) this.#refuseCommand(message, 'too-fast');
    else if (this.#greeted) this.#command(message);
    else if (isOtherVersion(message)) this.#refuse('version');
    else this.#hello(message);
  }

  /** The connection by itself, and all connections of this person and of this address together. */
  #mayTalk(): boolean {
    return takeToken(this.#bucket, RATE, performance.now()) && this.#limits.mayTalk(this.#address, this.holder);
  }

  #hello(message: unknown): void {
    const hello = Hello.safeParse(message);
    if (!hello.success) {
      // A mistyped address: what cannot be a code is the code of no table.
      if (hello.error.issues.every(({ path }) => path[0] === 'code')) this.#refuse('no-table');
      else this.#fault(Command.safeParse(message).success ? 'hello-first' : 'malformed');
      return;
    }
    this.#greeted = true;
    this.#join(hello.data).catch((error: unknown) => {
      this.#log.error({ err: error }, 'hello failed');
      this.#refuse('failed');
    });
  }

  async #join(hello: Hello): Promise<void> {
    const { code, token, since, fair = false } = hello;
    if (!this.#limits.mayLookUp(this.#address)) return this.#refuse('too-fast');
    const opened = await this.#tables.open(code, (took) => this.#limits.worked(this.#address, took));
    if (!opened.ok) {
      if (opened.error.code === 'no-table') this.#limits.wrongCode(this.#address);
      return this.#refuse(opened.error.code);
    }
    const table = opened.value;
    // He went away while the table was loaded, perhaps for him alone.
    if (this.#socket.readyState !== WebSocket.OPEN) return table.releaseIfIdle();
    // It left memory in this very moment.
    if (table.gone) return this.#join(hello);
    const holder = token === undefined ? null : hashToken(token);
    const known = holder === null || table.knows(holder);
    // A crowd of spectators never shuts out the people of the table.
    if (table.isFull && (holder === null || !known)) return this.#refuse('full');
    if (!known) this.#error('token', false);
    this.holder = known ? holder : null;
    this.seen = known ? (since ?? -1) : -1;
    this.contributes = fair;
    this.#table = table;
    table.attach(this);
  }

  #command(message: unknown): void {
    const command = Command.safeParse(message);
    if (!command.success) this.#refuseCommand(message, 'malformed');
    else if (this.#table === null) this.#fault('hello-first');
    else void this.#ask(this.#table, command.data);
  }

  async #ask(table: Table, command: Command): Promise<void> {
    const from = performance.now();
    const refused = await table.command(this, command);
    if (command.type === 'decide') this.#metrics.answered((performance.now() - from) / 1000);
    if (refused !== null) this.#metrics.refused(refused.code);
  }

  #error(code: ErrorCode, final: boolean): void {
    this.send(JSON.stringify({ type: 'error', reason: { code }, final }));
  }

  /** No entry; where the reason passes the client may try again later. */
  #refuse(code: ErrorCode): void {
    const final = !PASSING.has(code);
    this.#error(code, final);
    this.close(final ? CLOSE.policy : CLOSE.later);
  }

  /** What has an id is refused like any other command, so that its sender knows that it did not happen and does not send it again. */
  #refuseCommand(message: unknown, code: ErrorCode): void {
    const named = Named.safeParse(message);
    if (!this.#greeted || !named.success) {
      this.#fault(code);
      return;
    }
    this.#faults++;
    this.#metrics.refused(code);
    this.send(JSON.stringify({ type: 'refused', id: named.data.id, reason: { code } }));
    this.#endIfTooMany();
  }

  /** Something is wrong with what came; too often, and the connection ends. */
  #fault(code: ErrorCode): void {
    this.#faults++;
    this.#error(code, false);
    this.#endIfTooMany();
  }

  #endIfTooMany(): void {
    if (this.#faults >= PATIENCE) this.close(CLOSE.policy);
  }
}

function flush(connection: Connection): void {
  connection.flush();
}

function isOtherVersion(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'hello') return false;
  return 'protocol' in message && message.protocol !== PROTOCOL;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
