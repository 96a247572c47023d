import { loadRules, type Rules } from '@spieleabend/games';
import {
  err,
  type GameRecord,
  type Look,
  makeRecord,
  type Outcome,
  ok,
  type Result,
  tellers,
} from '@spieleabend/kernel';
import { CODE_LETTERS, type Reason, type RematchFirst } from '@spieleabend/server/protocol';
import { ask, bodyOf } from '../api.ts';
import { renewOnce } from '../fresh.ts';
import type { Chair, ChairSetting, OpenError, Phase, Table, TableRefusal } from './driver.ts';
import { Agreeing } from './fair/agreeing.ts';
import type { Agreement } from './fair/agreement.ts';
import { recall } from './fair/memory.ts';
import { awaitedIn, legalMoves, whyNot } from './legal.ts';
import { addressOf, keepToken, seatToken, watchMine } from './mine.ts';
import { type LinkState, RemoteLink, randomText, type World } from './remote-link.ts';
import { type Known, RemoteTogether } from './remote-together.ts';
import { RemoteTalk } from './talk/remote-talk.ts';

const CODE = new RegExp(`^[${CODE_LETTERS}]{6}$`);

/** Opens a table of the server by its code: at the chair whose secret this device keeps, else as a spectator. */
export function openRemote(typed: string, world: World = browserWorld()): Promise<Result<Table, OpenError>> {
  // Typed by hand, a code may come in small letters.
  const code = typed.toUpperCase();
  if (!CODE.test(code)) return Promise.resolve(err('no-table'));
  return new Promise((resolve) => {
    let driver: RemoteDriver | null = null;
    let opening = false;
    const link = new RemoteLink(code, seatToken(code), world, (state) => {
      if (driver !== null) driver.update(state);
      else if (state.fault !== null) give(err(openError(state.fault)));
      else if (state.table !== null && !opening) void open(state.table.game);
    });
    const part = { secret: () => crypto.getRandomValues(new Uint8Array(32)), later: world.later };
    const agreeing = new Agreeing(
      part,
      (what) => link.contribute(what),
      (agreement) => driver?.agree(agreement),
    );
    link.onFair = (message, chair) => agreeing.hear(message, chair);
    const stop = world.later(FIRST_PATIENCE, () => {
      if (!opening) give(err('unreachable'));
    });

    async function open(game: string): Promise<void> {
      opening = true;
      const rules = await loadRules(game);
      const { table, fault } = link.state;
      if (fault !== null) give(err(openError(fault)));
      else if (table === null || rules?.game.rules !== table.rules) give(err('old-client'));
      else {
        driver = new RemoteDriver(link, rules, { ...link.state, table });
        give(ok(driver));
      }
    }

    function give(result: Result<Table, OpenError>): void {
      stop();
      if (!result.ok) link.close();
      if (!result.ok && result.error === 'old-client') renewOnce();
      resolve(result);
    }
  });
}

/** So long may the first connection take. */
const FIRST_PATIENCE = 8000;

class RemoteDriver implements Table {
  readonly series = null;
  readonly shared = false;
  readonly handOver = null;
  readonly together: RemoteTogether;
  readonly talk: RemoteTalk;
  readonly #link: RemoteLink;
  readonly #unwatch: () => void;
  /** The secret of the seat as it was kept when this tab looked last. */
  #kept: string | null;
  readonly #rules: Rules;
  #state = $state.raw() as Known;
  #fair = $state.raw<Agreement | null>(null);
  readonly #moves = $derived.by(() => {
    const { look } = this.#state;
    return look === null || this.#hindrance !== null ? [] : legalMoves(this.#rules.game, look);
  });

  readonly #awaited = $derived.by(() => {
    const { look } = this.#state;
    if (!this.typed || look === null || this.you === null) return null;
    const due = awaitedIn(this.#rules.game, look);
    const people = this.chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return due !== null && tellers(due.readers, people, look).includes(this.you) ? due.spec : null;
  });

  constructor(link: RemoteLink, rules: Rules, state: Known) {
    this.#link = link;
    this.#rules = rules;
    this.#state = state;
    this.together = new RemoteTogether(link, () => this.#state);
    this.talk = new RemoteTalk(link, () => this.#state);
    this.#keepForNext(state.table.next);
    this.#fair = recall(this.code);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#unplugged);
    document.addEventListener('visibilitychange', this.#seen);
    this.#kept = seatToken(this.code);
    this.#unwatch = watchMine(() => this.#takeUpSeat());
    // It may have been opened in a tab that nobody looks at yet.
    link.seen(!document.hidden);
  }

  /** The link has heard something new. */
  update(state: LinkState): void {
    const { table } = state;
    if (table === null) return;
    if (state.fault?.code === 'version' && this.#state.fault === null) renewOnce();
    this.#state = { ...state, table };
    this.#keepForNext(table.next);
  }

  /** This device has seen how chance is agreed on, here or for the rematch. */
  agree(agreement: Agreement): void {
    if (agreement.seen.table.code === this.code) this.#fair = agreement;
  }

  /** Another tab of this person has sat down here, or the seat has come from another device: this one sits there too. */
  #takeUpSeat(): void {
    const token = seatToken(this.code);
    // The secret that this tab knows already has its reasons if it is not used: somebody has got up.
    if (token === this.#kept) return;
    this.#kept = token;
    if (token !== null && this.#state.table.you.chair === null) this.#link.comeAs(token);
  }

  /** The same secret holds the chair at the rematch. */
  #keepForNext(next: string | null): void {
    const { token } = this.#link;
    if (next !== null && token !== null && seatToken(next) === null) keepToken(next, token);
  }

  get game() {
    return this.#state.table.game;
  }
  get code() {
    return this.#state.table.code;
  }
  get setup() {
    const { table, data } = this.#state;
    const setup = { seats: table.chairs.length, options: table.options };
    return data === undefined ? setup : { ...setup, data };
  }
  get phase(): Phase {
    const { fault, table } = this.#state;
    return fault !== null && fault.code !== 'version' ? 'broken' : table.phase;
  }
  get chairs(): readonly Chair[] {
    const { chairs, you } = this.#state.table;
    const all = chairs.map(({ kind, name, level, seat }, index) => ({
      ...{ kind, name, level },
      place: seat ?? index,
      you: index === you.chair,
    }));
    return all.sort((a, b) => a.place - b.place);
  }
  get names() {
    return this.#state.table.phase === 'lobby' ? [] : this.chairs.map((chair) => chair.name);
  }
  get you() {
    const viewer = this.#state.look?.viewer;
    return typeof viewer === 'number' ? viewer : null;
  }
  get isHost() {
    return this.#state.table.you.host;
  }
  get canStart() {
    const { chairs, phase } = this.#state.table;
    const taken = chairs.filter((chair) => chair.kind !== 'open').length;
    return phase === 'lobby' && taken >= this.#rules.game.seats.min;
  }
  get seat() {
    return this.you;
  }
  get look(): Look | null {
    return this.#state.look;
  }
  get moves() {
    return this.#moves;
  }
  get canTakeBack() {
    return this.#state.look?.canTakeBack ?? false;
  }
  get typed() {
    return this.#state.table.chance === 'typed';
  }
  get awaited() {
    return this.#awaited;
  }
  get canCorrect() {
    const seated = this.you !== null || this.isHost;
    return this.typed && seated && (this.#state.look?.log.length ?? 0) > 0;
  }
  get since() {
    return this.#state.since;
  }
  get connection() {
    return this.#state.connection;
  }
  get lastRefusal() {
    const { fault, refusal } = this.#state;
    return fault?.code === 'version' ? fault : refusal;
  }
  get fair() {
    return this.#fair;
  }
  get contributors() {
    const { chairs } = this.#state.table;
    const given = this.#fair?.seen.rounds.at(-1)?.contributions ?? [];
    return given.map(({ chair }) => chairs[chair]?.name ?? '');
  }
  get next() {
    const { next } = this.#state.table;
    return next === null ? null : addressOf({ id: next, code: next });
  }

  /** Why this person decides nothing now, whatever the game says. */
  get #hindrance(): TableRefusal | null {
    const { look, paused } = this.#state;
    if (paused) return { code: 'paused' };
    if (this.you === null || look === null) return null;
    if (look.resigned.includes(this.you)) return { code: 'already-resigned' };
    return look.bots.includes(this.you) ? { code: 'bot-plays' } : null;
  }

  why(move: string): TableRefusal | null {
    const { look } = this.#state;
    if (this.#hindrance !== null) return this.#hindrance;
    return look === null ? { code: 'not-your-turn' } : whyNot(this.#rules.game, look, move);
  }
  decide(move: string): void {
    const ask = this.#state.look?.ask ?? null;
    if (ask !== null) this.#link.send({ type: 'decide', ask, move });
  }
  withdraw(): void {
    const ask = this.#state.look?.ask ?? null;
    if (ask !== null) this.#link.send({ type: 'withdraw', ask });
  }
  takeBack(): void {
    const { seq } = this.#link;
    if (seq !== null) this.#link.send({ type: 'take-back', seq });
  }
  happen(outcome: Outcome): void {
    const ask = this.#state.look?.chance ?? null;
    if (ask !== null) this.#link.send({ type: 'happen', ask, outcome: this.#rules.game.makeOutcome(outcome) });
  }
  correct(): void {
    const { seq } = this.#link;
    if (seq !== null) this.#link.send({ type: 'correct', seq });
  }
  receive(): void {}
  hurry(): void {
    const { look, table } = this.#state;
    if (table.you.chair === null || look === null) return;
    const bots = this.chairs.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
    const playing = [...bots, ...look.bots, ...look.resigned];
    if (look.waiting.some((seat) => playing.includes(seat))) this.#link.hurry();
  }

  take(chair: number, name: string): void {
    const token = this.#link.token ?? randomText(24);
    // Kept before it is sent: even if the answer is lost the chair can be found again.
    this.#link.token = token;
    keepToken(this.code, token);
    this.#link.send({ type: 'take', chair, name, token });
  }
  leave(): void {
    this.#link.send({ type: 'leave' });
  }
  rename(name: string): void {
    this.#link.send({ type: 'rename', name });
  }
  setChair(chair: number, setting: ChairSetting): void {
    this.#link.send({ type: 'set-chair', chair, setting });
  }
  start(): void {
    this.#link.send({ type: 'start' });
  }
  rematch(first: RematchFirst = 'next'): void {
    this.#link.send({ type: 'rematch', first });
  }

  async record(): Promise<string> {
    const { table, look, data } = this.#state;
    const seats = this.chairs.map(({ name, level }) => (level === null ? name : { name, bot: level }));
    const { game, rules, options } = table;
    const head = { spieleabend: 1, game, rules, options, seats } as const;
    const chance = this.typed ? { chance: 'typed' } : {};
    const record: GameRecord = { ...head, ...chance, data, log: look?.log ?? [] };
    if (look?.over == null) return makeRecord(record);
    const whole = look.ending === 'aborted' ? record : { ...record, result: look.over };
    // The log is the one that was played here; what it takes to check it only the server has.
    const fairness = this.typed ? undefined : await revealed(this.code);
    return makeRecord({ ...whole, fairness });
  }

  close(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#unplugged);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#unwatch();
    this.#link.close();
  }

  readonly #wake = (): void => {
    if (!document.hidden) this.#link.wake();
  };
  readonly #seen = (): void => {
    this.#link.seen(!document.hidden);
    this.#wake();
  };
  readonly #unplugged = (): void => this.#link.unplugged();
}

/** What a finished game's chance can be checked with; undefined where it cannot be had now. */
async function revealed(code: string): Promise<unknown> {
  const response = await ask(`/api/tables/${code}/record`);
  return response?.ok ? (await bodyOf(response))?.fairness : undefined;
}

function openError({ code }: Reason): OpenError {
  if (code === 'no-table' || code === 'malformed') return 'no-table';
  if (code === 'version') return 'old-client';
  return code === 'failed' || code === 'rules-version' || code === 'unknown-game' ? 'damaged' : 'unreachable';
}

function browserWorld(): World {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    connect({ open, message, lost }) {
      const socket = new WebSocket(address);
      socket.onopen = open;
      socket.onmessage = ({ data }) => message(String(data));
      socket.onclose = lost;
      return {
        send: (text) => socket.send(text),
        close() {
          socket.onopen = null;
          socket.onmessage = null;
          socket.onclose = null;
          socket.close();
        },
      };
    },
    now: Date.now,
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    jitter: Math.random,
    online: () => navigator.onLine,
  };
}
