import type { Look } from '@spieleabend/kernel';
import {
  type Command,
  type Contribution,
  type FairMessage,
  type LookMessage,
  PROTOCOL,
  type Reason,
  ServerMessage,
  type TableMessage,
} from '@spieleabend/server/protocol';
import type { Connection } from './driver.ts';
import { hear, type Said, type Unsaid } from './talk/said.ts';
import type { Clocks } from './together.ts';

/** A connection, however it is made. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What happens on a line. After `close` nothing more is told. */
export interface LineEvents {
  open(): void;
  message(text: string): void;
  lost(): void;
}

/** What the link needs from the world; tests bring their own. */
export interface World {
  connect(events: LineEvents): Line;
  now(): number;
  /** Runs later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** From 0 to 1, so that a crowd does not come back all at once. */
  jitter(): number;
  /** False where the device knows that it has no network. */
  online(): boolean;
}

/** All that a table page knows from its server. */
export interface LinkState {
  readonly connection: Connection;
  readonly table: TableMessage | null;
  readonly look: Look | null;
  /** The component data that the table is played with; undefined where they are the game's own. */
  readonly data: unknown;
  /** Since when (epoch milliseconds of this device) the others have been waited for. */
  readonly since: number;
  readonly clocks: Clocks | null;
  readonly paused: boolean;
  /** Since when (epoch milliseconds of this device) people are at the table as they are, by chair. */
  readonly attending: readonly number[];
  /** The last things people said, the oldest first. */
  readonly said: readonly Said[];
  /** What this person said last, if it was refused. */
  readonly unsaid: Unsaid | null;
  /** The answer to the last other command if it was refused. */
  readonly refusal: Reason | null;
  /** Why there will be no connection any more. */
  readonly fault: Reason | null;
}

/** A command without its id. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

interface Pending {
  readonly command: Command;
  readonly sent: number;
}

const FIRST_DELAY = 400;
/** Not longer than people look at a page that says it is trying. */
const LONGEST_DELAY = 5_000;
/** A server gives a sign of life every 25 seconds. */
const SILENCE = 60_000;
/** A command is answered at once, or the connection is dead without knowing it. */
const ANSWER = 8_000;
const CHECK = 4_000;
/** The ids of what is only whispered end so, those of all other commands with a digit. */
const WHISPER = '-w';

/**
 * The line to one table of a server. It comes back by itself, asks only for what is new, and sends again what was not answered; the
 * server knows a command by its id, so nothing happens twice.
 */
export class RemoteLink {
  readonly #code: string;
  readonly #world: World;
  readonly #changed: (state: LinkState) => void;
  readonly #ids = randomText(6);
  /** Whether the server does not understand whispers (an older one may not). */
  #isDeaf = false;
  /** Whether the page is looked at; the server takes it so until it is told otherwise. */
  #visible = true;
  #state: LinkState;
  #token: string | null;
  #line: Line | null = null;
  /** Whether the server has answered hello on this connection. */
  #welcome = false;
  #pending: readonly Pending[] = [];
  #count = 0;
  #failures = 0;
  #heard: number;
  /** `seq` of the look, to ask only for what is new; null where the look was another viewer's. */
  #seq: number | null = null;
  /** Announcements that came before it was known which chair is one's own here. */
  #announced: readonly FairMessage[] = [];
  /** Hears how chance is agreed on, with the chair of this person; null: this device takes no part in it. */
  onFair: ((message: FairMessage, chair: number | null) => void) | null = null;
  #cancel: () => void = () => {};

  constructor(code: string, token: string | null, world: World, changed: (state: LinkState) => void) {
    this.#code = code;
    this.#token = token;
    this.#world = world;
    this.#changed = changed;
    this.#heard = world.now();
    const connection: Connection = { state: 'trying', since: world.now() };
    this.#state = {
      connection,
      table: null,
      look: null,
      data: undefined,
      since: world.now(),
      clocks: null,
      paused: false,
      attending: [],
      said: [],
      unsaid: null,
      refusal: null,
      fault: null,
    };
    this.#connect();
  }

  get state(): LinkState {
    return this.#state;
  }

  get token(): string | null {
    return this.#token;
  }

  /** The secret to say hello with from now on; null to come back only as a spectator. */
  set token(token: string | null) {
    if (token !== this.#token) this.#seq = null;
    this.#token = token;
  }

  /** From now on with this secret, and at once: another tab has sat down. */
  comeAs(token: string): void {
    if (token === this.#token || this.#state.fault !== null) return;
    this.token = token;
    this.#drop();
    this.#connect();
  }

  /** Sends a command, now or as soon as there is a connection. */
  send(wish: Wish): void {
    const command: Command = { ...wish, id: `${this.#ids}-${++this.#count}` };
    this.#pending = [...this.#pending, { command, sent: this.#world.now() }];
    if (this.#welcome) this.#line?.send(JSON.stringify(command));
  }

  /** Ends the moment that bots take. */
  hurry(): void {
    this.#whisper({ type: 'hurry' });
  }

  /** Whether the page is looked at, so that the others need not wonder. */
  seen(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.#whisper({ type: 'visible', visible });
  }

  /** Gives this device's part of chance. It is not sent again: after a break the server announces anew what it waits for. */
  contribute(what: Contribution): void {
    this.#whisper({ type: 'contribute', what });
  }

  /** Says what nobody misses if it does not arrive: it is neither kept nor sent again, and never refused aloud. */
  #whisper(wish: Wish): void {
    if (!this.#welcome || this.#isDeaf) return;
    const command: Command = { ...wish, id: `${this.#ids}-${++this.#count}${WHISPER}` };
    this.#line?.send(JSON.stringify(command));
  }

  /** `seq` of the look as it stands; null before there is one. */
  get seq(): number | null {
    return this.#seq;
  }

  /** The network came back, or the page is looked at again: tries at once. */
  wake(): void {
    if (this.#state.fault !== null) return;
    if (this.#line === null) this.#connect();
    else this.#check();
  }

  /** The device says that its network is gone: no need to wait until the server has been silent too long. */
  unplugged(): void {
    if (this.#state.fault === null) this.#lost();
  }

  close(): void {
    this.#cancel();
    this.#drop();
  }

  #connect(): void {
    this.#cancel();
    this.#heard = this.#world.now();
    this.#line = this.#world.connect({
      open: () => this.#line?.send(JSON.stringify(this.#hello())),
      message: (text) => this.#receive(text),
      lost: () => this.#lost(),
    });
    this.#cancel = this.#world.later(CHECK, () => this.#check());
  }

  #hello() {
    return {
      type: 'hello',
      protocol: PROTOCOL,
      code: this.#code,
      token: this.#token ?? undefined,
      since: this.#seq ?? undefined,
      fair: this.onFair !== null,
    };
  }

  /** Looks whether the server is still there; a connection that keeps silent too long is given up. */
  #check(): void {
    this.#cancel();
    const now = this.#world.now();
    // The clock of the device was set back: silence is counted from now, not only from where the clock has been before.
    this.#heard = Math.min(this.#heard, now);
    this.#pending = this.#pending.map(({ command, sent }) => ({ command, sent: Math.min(sent, now) }));
    const unanswered = this.#welcome && this.#pending.some(({ sent }) => now - sent > ANSWER);
    const silent = now - this.#heard > (this.#welcome ? SILENCE : ANSWER);
    if (unanswered || silent) {
      this.#drop();
      this.#lost();
    } else {
      this.#cancel = this.#world.later(CHECK, () => this.#check());
    }
  }

  #drop(): void {
    this.#line?.close();
    this.#line = null;
    this.#welcome = false;
    this.#announced = [];
  }

  #lost(): void {
    this.#drop();
    this.#cancel();
    if (this.#state.fault !== null) return;
    const state = this.#world.online() ? 'trying' : 'offline';
    const { connection } = this.#state;
    const since = connection.state === 'connected' ? this.#world.now() : connection.since;
    this.#change({ connection: { state, since } });
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(this.#failures++, 8));
    this.#cancel = this.#world.later(delay * (0.5 + this.#world.jitter() / 2), () => this.#connect());
  }

  #receive(text: string): void {
    this.#heard = this.#world.now();
    const message = ServerMessage.safeParse(parseJson(text));
    // Under the same version of the protocol this cannot be: somebody else answers, or this page is out of date.
    if (!message.success) this.#end({ code: 'version' });
    else this.#take(message.data);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#change({
          table: message,
          attending: message.chairs.map((chair) => this.#world.now() - chair.presentFor),
        });
        if (!this.#welcome) this.#welcomed();
        break;
      case 'data':
        this.#change({ data: message.data });
        break;
      case 'look':
        this.#look(message);
        break;
      case 'done':
        if (message.id.endsWith(WHISPER)) break;
        this.#done(this.#settle(message.id));
        break;
      case 'refused':
        // What it cannot read may be a whisper: servers did not always know them.
        if (message.id.endsWith(WHISPER)) this.#isDeaf ||= message.reason.code === 'malformed';
        else this.#refused(this.#settle(message.id), message.reason);
        break;
      case 'fair':
        if (this.#welcome) this.onFair?.(message, this.#chair);
        else this.#announced = [...this.#announced, message];
        break;
      case 'said':
        this.#change({ said: hear(this.#state.said, message, this.#world.now()) });
        break;
      case 'error':
        this.#error(message.reason, message.final);
        break;
      case 'beat':
      case 'closing':
        break;
    }
  }

  #welcomed(): void {
    this.#welcome = true;
    this.#failures = 0;
    if (!this.#visible) this.#whisper({ type: 'visible', visible: false });
    this.#change({ connection: { state: 'connected', since: this.#world.now() } });
    const now = this.#world.now();
    this.#pending = this.#pending.map(({ command }) => ({ command, sent: now }));
    for (const { command } of this.#pending) this.#line?.send(JSON.stringify(command));
    for (const message of this.#announced) this.onFair?.(message, this.#chair);
    this.#announced = [];
  }

  /** The chair of this person. */
  get #chair(): number | null {
    return this.#state.table?.you.chair ?? null;
  }

  #done(command: Command | undefined): void {
    // Who gets up in mid-game does not come back to his seat by a mere break of the connection.
    if (command?.type === 'leave' && this.#state.table?.phase !== 'lobby') this.token = null;
    this.#change(command?.type === 'say' ? { unsaid: null } : { refusal: null });
  }

  /** What is not passed on to the others is no news about the game. */
  #refused(command: Command | undefined, reason: Reason): void {
    this.#change(command?.type === 'say' ? { unsaid: { what: command.what, reason } } : { refusal: reason });
  }

  /** A command has its answer. */
  #settle(id: string): Command | undefined {
    const settled = this.#pending.find(({ command }) => command.id === id);
    this.#pending = this.#pending.filter((pending) => pending !== settled);
    return settled?.command;
  }

  #look({ type: _, seq, keep, log, waited, clock, paused, ...rest }: LookMessage): void {
    const whole = [...(this.#state.look?.log.slice(0, keep) ?? []), ...log];
    const at = this.#world.now();
    this.#seq = seq;
    const clocks = clock === null ? null : { ...clock, at };
    this.#change({ look: { ...rest, log: whole }, clocks, paused, since: at - waited });
  }

  #error(reason: Reason, final: boolean): void {
    // A hello that the server cannot read stays unreadable however often it is said.
    if (final || (reason.code === 'malformed' && !this.#welcome)) this.#end(reason);
    // The secret on the way with a command that has not arrived yet means nothing to the server so far.
    else if (reason.code === 'token' && !this.#pending.some(({ command }) => command.type === 'take'))
      this.token = null;
    else if (reason.code === 'too-fast') this.#change({ refusal: reason });
  }

  #end(fault: Reason): void {
    this.#cancel();
    this.#drop();
    this.#change({ fault, connection: { state: 'offline', since: this.#world.now() } });
  }

  #change(changes: Partial<LinkState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#changed(this.#state);
  }
}

/** So many random bytes as base64url. Works without HTTPS too, as in a home network. */
export function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
