import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Serving } from '../index.ts';
import { type Command, type LookMessage, PROTOCOL, ServerMessage, type TableMessage } from '../protocol/index.ts';

type Message = ServerMessage;
type CommandBody = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** A client for tests: keeps every byte it is sent, checks each message against the protocol, and puts the log together. */
export class TestClient {
  /** Everything the server sent, in order. */
  readonly texts: string[] = [];
  readonly messages: Message[] = [];
  log: readonly string[] = [];
  look: LookMessage | null = null;
  table: TableMessage | null = null;
  closeCode: number | null = null;
  readonly #socket: WebSocket;
  readonly #watchers = new Set<() => void>();
  readonly #name = randomBytes(4).toString('hex');
  #ids = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('close', (code) => {
      this.closeCode = code;
      this.#notify();
    });
    socket.on('error', () => {});
  }

  /** A connection that has said nothing yet. */
  static async open({ port }: Pick<Serving, 'port'>, headers: Record<string, string> = {}): Promise<TestClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers, perMessageDeflate: false });
    const client = new TestClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** A connection that has said hello and knows the table. */
  static async join(
    serving: Pick<Serving, 'port'>,
    code: string,
    token?: string,
    since?: number,
    fair?: boolean,
  ): Promise<TestClient> {
    const client = await TestClient.open(serving);
    client.sendRaw({ type: 'hello', protocol: PROTOCOL, code, token, since, fair });
    await client.until(() => client.table !== null);
    return client;
  }

  sendRaw(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a command and gives its answer: null for done, or the reason. */
  async ask(
    body: CommandBody,
    id = `${this.#name}-${++this.#ids}`,
  ): Promise<{ code: string; [figure: string]: unknown } | null> {
    const before = this.messages.length;
    this.sendRaw({ ...body, id });
    const answer = await this.find(
      (m) => (m.type === 'done' || m.type === 'refused') && m.id === id && this.messages.indexOf(m) >= before,
    );
    return answer.type === 'refused' ? answer.reason : null;
  }

  /** Decides as the look asks; throws if it asks nothing. */
  async decide(move: string, id?: string): Promise<{ code: string; [figure: string]: unknown } | null> {
    if (this.look?.ask == null) throw new Error('nothing is asked');
    return this.ask({ type: 'decide', ask: this.look.ask, move }, id);
  }

  /** The first message, past or to come, that fits. */
  async find(fits: (message: Message) => boolean): Promise<Message> {
    await this.until(() => this.messages.some(fits));
    const found = this.messages.find(fits);
    if (found === undefined) throw new Error('the connection ended before the message came');
    return found;
  }

  /** Waits until something is so; throws if the connection ends before. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (!holds() && this.closeCode === null) return;
        this.#watchers.delete(check);
        if (holds()) resolve();
        else reject(new Error(`closed with ${this.closeCode}; last: ${this.texts.at(-1)}`));
      };
      this.#watchers.add(check);
      check();
    });
  }

  /** Waits for the end of the connection and gives its code. */
  async ended(): Promise<number> {
    await this.until(() => this.closeCode !== null);
    return this.closeCode ?? 0;
  }

  async close(): Promise<void> {
    this.#socket.terminate();
    await this.ended();
  }

  #receive(text: string): void {
    this.texts.push(text);
    const message = ServerMessage.parse(JSON.parse(text));
    this.messages.push(message);
    if (message.type === 'table') this.table = message;
    if (message.type === 'look') {
      this.look = message;
      this.log = [...this.log.slice(0, message.keep), ...message.log];
    }
    this.#notify();
  }

  #notify(): void {
    for (const check of [...this.#watchers]) check();
  }
}
