import { loadRules, type Rules } from '@spieleabend/games';
import { type Look, pick, type Random, seeded } from '@spieleabend/kernel';
import { WebSocket } from 'ws';
import { type LookMessage, PROTOCOL, ServerMessage } from '../protocol/index.ts';

interface Pending {
  readonly id: string;
  readonly ask: number;
  readonly move: string;
}

interface Seat {
  readonly game: string;
  readonly code: string;
  readonly token: string;
  /** Where the server is now; it may come back elsewhere. */
  readonly port: () => number;
  readonly seed: string;
  /** Headers of its connections. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long (milliseconds) it thinks before it decides. */
  readonly pause?: () => number;
}

/** Refusals that pass: the same command is sent again, with the same id. */
const PASSING = new Set(['storage', 'too-fast']);
/** In milliseconds: how long to wait before the next attempt, and for an answer before a connection counts as dead; after each failure longer. */
const AGAIN = { least: 10, most: 300 };
const PATIENCE = { least: 2000, most: 20_000 };

/**
 * Plays a seat by random legal moves, whatever happens to its connection: comes again with `since`, sends what was not answered again with the
 * same id (docs/protocol.md). Keeps the books: what was acknowledged to it, in order.
 */
export class Player {
  /** Its own decisions that were acknowledged, as entries of the log. */
  readonly acknowledged: string[] = [];
  log: readonly string[] = [];
  look: LookMessage | null = null;
  /** What should not have happened. */
  readonly complaints: string[] = [];
  /** How often it came. */
  connections = 0;
  /** How often it was refused for the time being (`storage`, `too-fast`). */
  putOff = 0;
  readonly #seat: Seat;
  readonly #rules: Rules;
  readonly #random: Random;
  readonly #watchers = new Set<() => void>();
  #socket: WebSocket | null = null;
  #pending: Pending | null = null;
  /** The ask that it has answered: `done` comes before the look that shows it. */
  #answered = -1;
  #welcome = false;
  #deciding = false;
  #resting = false;
  #stopped = false;
  #failures = 0;
  #ids = 0;
  #deadline: NodeJS.Timeout | undefined;

  private constructor(seat: Seat, rules: Rules) {
    this.#seat = seat;
    this.#rules = rules;
    this.#random = seeded(seat.seed);
    this.#connect();
  }

  static async sitDown(seat: Seat): Promise<Player> {
    const rules = await loadRules(seat.game);
    if (rules === undefined) throw new Error(`No such game: ${seat.game}`);
    return new Player(seat, rules);
  }

  /** Its own decisions as the server tells them, the one that lies face down last. */
  get told(): readonly string[] {
    if (this.look === null) return [];
    const { viewer, mine } = this.look;
    const own = this.log.filter((entry) => entry.startsWith(`${viewer}:`));
    return mine === null ? own : [...own, `${viewer}:${mine}`];
  }

  get isOver(): boolean {
    return this.look !== null && this.look.over !== null && this.#pending === null;
  }

  /** Whether it is connected, knows how the game stands, and waits for no answer. */
  get isSettled(): boolean {
    return this.#welcome && this.look !== null && this.#pending === null && !this.#deciding;
  }

  /** Waits until something is so. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!holds()) return;
        this.#watchers.delete(check);
        resolve();
      };
      this.#watchers.add(check);
      check();
    });
  }

  /** Decides nothing more until it is told to; what was sent is still seen through. */
  rest(resting: boolean): void {
    this.#resting = resting;
    if (!resting) this.#decide();
  }

  /** Loses its connection, and comes again. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Leaves for good. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#deadline);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#stopped) return;
    this.connections++;
    this.#welcome = false;
    const { code, token, headers } = this.#seat;
    const socket = new WebSocket(`ws://127.0.0.1:${this.#seat.port()}/ws`, {
      perMessageDeflate: false,
      handshakeTimeout: this.#patience,
      headers: { ...headers },
    });
    this.#socket = socket;
    socket.on('open', () => {
      const since = this.look?.seq;
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code, token, since }));
      this.#expectAnswer();
    });
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#receive(data.toString());
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#deadline);
      this.#welcome = false;
      const wait = Math.min(AGAIN.most, AGAIN.least * 2 ** this.#failures++);
      setTimeout(() => this.#connect(), wait / 2 + this.#random.below(wait));
      this.#notify();
    });
  }

  get #patience(): number {
    return Math.min(PATIENCE.most, PATIENCE.least * 2 ** this.#failures);
  }

  /** Where no answer comes in time the connection is given up, and another one made. */
  #expectAnswer(): void {
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#deadline = setTimeout(() => socket?.terminate(), this.#patience);
  }

  #receive(text: string): void {
    const message = ServerMessage.parse(JSON.parse(text));
    if (message.type === 'table' && !this.#welcome) {
      this.#welcome = true;
      this.#failures = 0;
      clearTimeout(this.#deadline);
      this.#sendPending();
    }
    if (message.type === 'look') {
      this.look = message;
      this.log = [...this.log.slice(0, message.keep), ...message.log];
    }
    if (message.type === 'done' && message.id === this.#pending?.id) this.#settle(true);
    if (message.type === 'refused' && message.id === this.#pending?.id) {
      if (PASSING.has(message.reason.code)) {
        this.putOff++;
        clearTimeout(this.#deadline);
        setTimeout(() => this.#sendPending(), 50 + this.#random.below(200));
      } else {
        this.complaints.push(`${this.#pending.id} ${this.#pending.move}: ${text}`);
        this.#settle(false);
      }
    }
    if (message.type === 'error' && message.final) this.complaints.push(text);
    this.#decide();
    this.#notify();
  }

  #settle(done: boolean): void {
    clearTimeout(this.#deadline);
    if (done && this.#pending !== null) {
      this.acknowledged.push(`${this.look?.viewer}:${this.#pending.move}`);
      this.#answered = this.#pending.ask;
    }
    this.#pending = null;
  }

  #decide(): void {
    if (this.#resting || this.#stopped || this.#deciding || this.#pending !== null || !this.#welcome) return;
    if (!this.#isAsked(this.look)) return;
    this.#deciding = true;
    setTimeout(() => {
      this.#deciding = false;
      if (this.#resting || this.#stopped || this.#pending !== null || !this.#isAsked(this.look)) return this.#notify();
      const { ask } = this.look;
      if (ask === null) return;
      this.#pending = { id: `${this.#seat.seed.slice(-12)}-${this.#ids++}`, ask, move: this.#choose(this.look) };
      this.#sendPending();
    }, this.#seat.pause?.() ?? 0);
  }

  #isAsked(look: LookMessage | null): look is LookMessage {
    if (look === null || look.over !== null || look.ask === null || look.ask === this.#answered) return false;
    return look.waiting.includes(Number(look.viewer));
  }

  #sendPending(): void {
    if (this.#pending === null || !this.#welcome || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'decide', ...this.#pending }));
    this.#expectAnswer();
  }

  #choose({ view, viewer }: Look): string {
    const { game } = this.#rules;
    const seat = Number(viewer);
    const state = game.resample(view, seat, this.#random);
    return game.makeMove(pick(game.moves(state, seat), this.#random));
  }

  #notify(): void {
    for (const check of [...this.#watchers]) check();
  }
}
