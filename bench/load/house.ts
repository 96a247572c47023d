import { loadRules, type Rules } from '@spieleabend/games';
import { type Look, pick, seeded } from '@spieleabend/kernel';
import { type Command, type Hello, PROTOCOL } from '@spieleabend/server/protocol';
import { type RawData, WebSocket } from 'ws';
import { type Host, inTurns, type Match } from './match.ts';

/** People at the tables of a house, as light as can be: only what has to be decided on is read. */

const random = seeded('load');
let strangers = 0;
/** Each of them comes from elsewhere, so that no limit for one address stands in the way. */
const stranger = (): string => addressOf(++strangers);

/** One of many addresses. */
export function addressOf(number: number): string {
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

const NAMES = ['Anna', 'Ben'] as const;

/** A connection of one person. */
export class Person {
  readonly socket: WebSocket;
  /** Called with each message, as bytes. */
  heard: (data: Buffer) => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: RawData) => this.heard(data as Buffer));
    socket.on('error', () => {});
  }

  static async come(port: number, from = stranger): Promise<Person> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': from() },
    });
    const person = new Person(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return person;
  }

  send(message: Command | Hello): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of this type. */
  next(type: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const closed = (code: number) => reject(new Error(`closed with ${code} before ${type}`));
      this.socket.once('close', closed);
      this.heard = (data) => {
        if (!isOf(type, data)) return;
        this.socket.off('close', closed);
        this.heard = () => {};
        resolve(data);
      };
    });
  }

  /** Says hello and waits for the first message of this type. */
  async hello(code: string, token: string | undefined, until: 'table' | 'look', since?: number): Promise<Buffer> {
    const welcome = this.next(until);
    this.send({ type: 'hello', protocol: PROTOCOL, code, token, since });
    return welcome;
  }
}

type ChairWanted = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string };

export interface Chairs {
  readonly code: string;
  readonly tokens: readonly string[];
}

/** Opens a table for two over HTTP, and seats both. The game has not begun. */
export async function openTable(
  port: number,
  game: string,
  { other = { kind: 'open' }, from = stranger }: { readonly other?: ChairWanted; readonly from?: () => string } = {},
): Promise<Chairs & { readonly people: readonly Person[] }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from() },
    body: JSON.stringify({ game, name: NAMES[0], first: 'order', chairs: [{ kind: 'person' }, other] }),
  });
  if (response.status !== 201) throw new Error(`No table: ${response.status} ${await response.text()}`);
  const { code, token } = (await response.json()) as { code: string; token: string };
  if (other.kind === 'bot') {
    const alone = await Person.come(port, from);
    await alone.hello(code, token, 'table');
    return { code, tokens: [token], people: [alone] };
  }
  const tokens = [token, `second-chair-${code}-${token.slice(0, 16)}`];
  const [anna, ben] = await Promise.all([Person.come(port, from), Person.come(port, from)]);
  await Promise.all([anna.hello(code, token, 'table'), ben.hello(code, undefined, 'table')]);
  const taken = ben.next('done');
  ben.send({ type: 'take', id: 'take', chair: 1, name: NAMES[1], token: tokens[1] ?? '' });
  await taken;
  return { code, tokens, people: [anna, ben] };
}

/** The table with its game begun, and what both see first. */
export async function beginTable(
  port: number,
  game: string,
): Promise<Chairs & { readonly people: readonly Person[]; readonly looks: readonly Buffer[] }> {
  const table = await openTable(port, game);
  const looks = Promise.all(table.people.map((person) => person.next('look')));
  table.people[0]?.send({ type: 'start', id: 'start' });
  return { ...table, looks: await looks };
}

function isOf(type: string, data: Buffer): boolean {
  return data.toString('latin1', 9, 9 + type.length) === type;
}

export class HouseMatch implements Match {
  readonly code: string;
  readonly tokens: readonly string[];
  readonly people: readonly Person[];
  readonly #rules: Rules;
  readonly #looks: Buffer[];
  /** How many of the messages that follow a decision are missing: an answer, and a look for each. */
  #missing = 0;
  #ids = 0;
  sent = -1;
  refused = 0;
  acknowledged: () => void = () => {};
  moved: () => void = () => {};

  constructor(rules: Rules, table: Awaited<ReturnType<typeof beginTable>>) {
    this.#rules = rules;
    this.code = table.code;
    this.tokens = table.tokens;
    this.people = table.people;
    this.#looks = [...table.looks];
    for (const [index, person] of table.people.entries()) person.heard = (data) => this.#hear(index, data);
  }

  move(): boolean {
    for (const [index, person] of this.people.entries()) {
      const text = String(this.#looks[index]);
      // Whoever is not asked need not read on.
      if (text.includes('"over":null') && text.includes('"ask":null')) continue;
      const look: Look = JSON.parse(text);
      if (look.over !== null) return false;
      if (look.ask === null || !look.waiting.includes(Number(look.viewer))) continue;
      this.#missing = 1 + this.people.length;
      this.sent = performance.now();
      person.send({ type: 'decide', id: `d${this.#ids++}`, ask: look.ask, move: this.#choose(look) });
      return true;
    }
    throw new Error(`Nobody may decide at ${this.code}: ${this.#looks.join()}`);
  }

  close(): void {
    for (const { socket } of this.people) socket.terminate();
  }

  /** Any move that does not end the game, so that tables are at play as long as possible. */
  #choose({ view, viewer }: Look): string {
    const { game } = this.#rules;
    const seat = Number(viewer);
    const state = game.resample(view, seat, random);
    const moves = game.moves(state, seat);
    const first = random.below(moves.length);
    for (let n = 0; n < moves.length; n++) {
      const move = moves[(first + n) % moves.length];
      const next = game.step(state, seat, move);
      if (next.ok && game.status(next.value).type !== 'over') return game.makeMove(move);
    }
    return game.makeMove(pick(moves, random));
  }

  #hear(index: number, data: Buffer): void {
    if (isOf('look', data)) this.#looks[index] = data;
    else if (isOf('done', data)) this.acknowledged();
    else if (isOf('refused', data)) throw new Error(`refused at ${this.code}: ${data}`);
    else return;
    if (--this.#missing > 0) return;
    this.sent = -1;
    this.moved();
  }
}

/** People at two-player tables of one of our games. */
export class House implements Host {
  readonly name: string;
  readonly #port: number;
  readonly #game: string;

  constructor(name: string, port: number, game: string) {
    this.name = name;
    this.#port = port;
    this.#game = game;
  }

  async seat(tables: number): Promise<readonly HouseMatch[]> {
    const rules = await loadRules(this.#game);
    if (rules === undefined) throw new Error(`No such game: ${this.#game}`);
    const numbers = [...Array(tables).keys()];
    return inTurns(numbers, 16, async () => new HouseMatch(rules, await beginTable(this.#port, this.#game)));
  }
}
