import { choose, isLevel, type Level } from '@spieleabend/bots';
import type { Rules } from '@spieleabend/games';
import { err, ok, type Random, type Refusal, type Result, resolveOptions, type Viewer } from '@spieleabend/kernel';
import type { Logger } from 'pino';
import type { Command, Reason, TableMessage, TableSummary } from '../protocol/index.ts';
import { hashToken, newCode } from '../secrets.ts';
import { type Change, type Storage, StorageError, type StoredEntry, type TableRow } from '../storage/storage.ts';
import * as chairs from './chairs.ts';
import { applyEntry, drawChance, type Play, startPlay } from './play.ts';
import { projectLook, projectRecord, projectSummary, projectTable } from './project.ts';

/** What all tables of a server share. */
export interface House {
  readonly storage: Storage;
  readonly random: Random;
  readonly log: Logger;
  /** Epoch milliseconds. */
  now(): number;
  /** How long a bot seems to think, in milliseconds. */
  readonly botDelay: number;
  /** Called once, when a table leaves memory; from then on the stored table counts. */
  released(table: Table): void;
}

/** Somebody connected to a table. */
export interface Peer {
  /** The hash of the secret he has shown; null for one who only watches. */
  holder: string | null;
  /** `seq` of the last look sent to him; −1 before the first. */
  seen: number;
  send(text: string): void;
  /** Ends the connection; `final`: coming again is of no use. */
  end(final: boolean): void;
}

/** What a command comes to, before it is stored. */
interface Step {
  readonly row?: TableRow;
  readonly play?: Play;
  readonly entries?: readonly StoredEntry[];
  /** Changes of other tables that belong to it. */
  readonly more?: readonly Change[];
  /** The only seat that may notice. */
  readonly only?: number;
}

/** The step to take, null where all is done already, or why not. */
type Plan = Result<Step | null, Reason | Refusal>;

/** Resent commands are recognised among so many. */
const REMEMBERED = 32;
/** So many stored entries may a table have before minds can no longer be changed. */
const PATIENCE = 5000;
const PRESENCE_DELAY = 50;
const RETRY_DELAY = 5000;
export const MAX_PEERS = 200;

/**
 * A live table: a cache of what is stored, with the people connected to it. Commands are handled strictly one after the other, each
 * in the same order of things: validate, store durably, make true, answer and tell the others.
 */
export class Table {
  readonly #house: House;
  readonly #rules: Rules;
  readonly #peers = new Set<Peer>();
  #row: TableRow;
  #play: Play | null;
  /** The entries made last by commands, each with the command's id: `0:b9 ID`. */
  #done: readonly string[];
  #tail: Promise<void> = Promise.resolve();
  #gone = false;
  #botTimer: NodeJS.Timeout | null = null;
  #presenceTimer: NodeJS.Timeout | null = null;

  /** `entries`: the stored log. Throws if it does not replay: the table is broken. */
  constructor(house: House, rules: Rules, row: TableRow, entries: readonly StoredEntry[]) {
    this.#house = house;
    this.#rules = rules;
    this.#row = row;
    this.#done = entries.slice(-REMEMBERED).flatMap((entry) => doneBy(entry) ?? []);
    this.#play = row.starter === null ? null : replay(rules, row, entries);
  }

  get code(): string {
    return this.#row.code;
  }

  /** Whether it has left memory and must not be used any more. */
  get gone(): boolean {
    return this.#gone;
  }

  get isFull(): boolean {
    return this.#peers.size >= MAX_PEERS;
  }

  summary(): TableSummary {
    return projectSummary(this.#row, this.#play, this.#isOnline);
  }

  /** The record as anybody may have it; null before the game has begun. */
  record(): ReturnType<typeof projectRecord> | null {
    return this.#play === null ? null : projectRecord(this.#row, this.#play);
  }

  /** Whether this secret means anything here. */
  knows(holder: string): boolean {
    return holder === this.#row.host || chairs.chairOf(this.#row, holder) !== null;
  }

  /** Somebody comes; he is told all that is new to him. */
  attach(peer: Peer): void {
    this.#peers.add(peer);
    peer.send(JSON.stringify(this.#tableFor(peer)));
    this.#sendLooks([peer]);
    this.#announcePresence();
    this.#wakeBots();
  }

  /** Somebody is gone, or only his connection. */
  detach(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    this.#announcePresence();
    if (this.#peers.size === 0) void this.#run(async () => this.#releaseIfEmpty());
  }

  /** Handles one command of a peer and answers it. Never rejects. */
  command(peer: Peer, command: Command): Promise<void> {
    return this.#run(async () => {
      const refused = await this.#carryOut(this.#plan(peer, command), () => {
        if (command.type === 'take') peer.holder = hashToken(command.token);
        const answer = { type: 'done', id: command.id };
        peer.send(JSON.stringify(answer));
      });
      if (refused !== null) peer.send(JSON.stringify({ type: 'refused', id: command.id, reason: refused }));
    });
  }

  /** Sends everybody away; the table stays stored. Resolves when what was under way is done. */
  async close(): Promise<void> {
    await this.#run(async () => this.#release());
  }

  #plan(peer: Peer, command: Command): Plan {
    const row = this.#row;
    const chair = chairs.chairOf(row, peer.holder);
    switch (command.type) {
      case 'take': {
        const holder = hashToken(command.token);
        if (chair !== null && holder !== peer.holder) return err({ code: 'already-seated' });
        return this.#rowStep(chairs.take(row, command.chair, command.name, holder));
      }
      case 'leave':
        return this.#leave(peer, chair);
      case 'rename':
        return chair === null ? err({ code: 'not-seated' }) : this.#rowStep(chairs.rename(row, chair, command.name));
      case 'set-chair': {
        if (!this.#isHost(peer)) return err({ code: 'not-host' });
        const { setting } = command;
        if (setting.kind === 'bot' && !isLevel(setting.level)) return err({ code: 'unknown-level' });
        return this.#rowStep(chairs.setChair(row, command.chair, setting));
      }
      case 'start':
        if (row.starter !== null && chair !== null) return ok(null);
        return this.#isHost(peer) ? this.#start() : err({ code: 'not-host' });
      case 'rematch':
        return chair === null ? err({ code: 'not-seated' }) : this.#rematch();
      default:
        return this.#move(chair, command);
    }
  }

  #move(chair: number | null, command: Extract<Command, { type: 'decide' | 'withdraw' | 'take-back' }>): Plan {
    const seat = chair === null ? null : chairs.seatOf(this.#row, chair);
    if (this.#play === null) return err({ code: 'not-started' });
    if (seat === null) return err({ code: 'not-seated' });
    const text = command.type === 'decide' ? `${seat}:${command.move}` : `!${seat}:${command.type}`;
    if (this.#done.includes(`${text} ${command.id}`)) return ok(null);
    const { session } = this.#play;
    if (command.type === 'take-back') {
      if (command.seq !== session.revision) return err({ code: 'stale-ask' });
    } else {
      if (session.over === null && command.ask !== session.asked) return err({ code: 'stale-ask' });
      if (command.type === 'decide' && session.held.get(seat) === command.move) return ok(null);
    }
    return this.#advance(text, command.id);
  }

  /** One entry, and the chance events that follow from it. */
  #advance(text: string, command: string | null): Plan {
    if (this.#play === null) return err({ code: 'not-started' });
    const before = this.#play;
    const at = this.#house.now();
    const applied = applyEntry(before, text, at);
    if (!applied.ok) return applied;
    const { play, entries } = this.#withChance(applied.value, at);
    // Who replaces a decision that lies face down shows nobody that he did.
    const { held } = before.session;
    const again = [...play.session.held].find(([seat, move]) => held.has(seat) && held.get(seat) !== move);
    if (before.stored >= PATIENCE && (again !== undefined || text.startsWith('!'))) return err({ code: 'too-often' });
    return ok({ play, entries: [{ text, command, at }, ...entries], only: again?.[0] });
  }

  #withChance(play: Play, at: number): { play: Play; entries: StoredEntry[] } {
    const entries: StoredEntry[] = [];
    let current = play;
    for (;;) {
      const text = drawChance(current.session, this.#house.random);
      if (text === null) return { play: current, entries };
      const next = applyEntry(current, text, at);
      if (!next.ok) throw new Error(`A drawn outcome was refused: ${text} (${next.error.code})`);
      entries.push({ text, command: null, at });
      current = next.value;
    }
  }

  #start(): Plan {
    const { game } = this.#rules;
    const begun = chairs.begin(this.#row, game.seats.min, (bound) => this.#house.random.below(bound));
    if (!begun.ok) return begun;
    const options = resolveOptions(game.options, this.#row.options, begun.value.chairs.length);
    if (!options.ok) return err({ ...options.error });
    const now = this.#house.now();
    return ok({ row: begun.value, ...this.#withChance(replay(this.#rules, begun.value, [], now), now) });
  }

  #rematch(): Plan {
    if (this.#row.next !== null) return ok(null);
    if (this.#play === null || this.#play.session.over === null) return err({ code: 'not-over' });
    const now = this.#house.now();
    const code = newCode();
    const row = chairs.again(this.#row, { code, rules: this.#rules.game.rules, now });
    const { entries } = this.#withChance(replay(this.#rules, row, [], now), now);
    const more: Change[] = [
      { type: 'create', row },
      { type: 'append', code, seq: 0, entries },
    ];
    return ok({ row: chairs.linkNext(this.#row, code), more });
  }

  /** Before the game the chair is open again; in a running game it stays his, and he only watches until he shows his secret again. */
  #leave(peer: Peer, chair: number | null): Plan {
    if (chair === null) return ok(null);
    if (this.#row.starter === null) return ok({ row: chairs.free(this.#row, chair) });
    peer.holder = null;
    peer.seen = -1;
    peer.send(JSON.stringify(this.#tableFor(peer)));
    this.#sendLooks([peer]);
    this.#announcePresence();
    return ok(null);
  }

  #rowStep(next: chairs.RowResult): Plan {
    if (!next.ok) return next;
    return ok(next.value === this.#row ? null : { row: next.value });
  }

  /** Stores a step, makes it true, answers and tells everybody. Gives the reason if it could not be. */
  async #carryOut(plan: Plan, answer: () => void): Promise<Reason | Refusal | null> {
    if (!plan.ok) return plan.error;
    const step = plan.value;
    if (step === null) {
      answer();
      return null;
    }
    const stored = await this.#store(step);
    if (!stored) return { code: 'storage' };
    const before = this.#play;
    this.#row = step.row ?? this.#row;
    this.#play = step.play ?? this.#play;
    const done = (step.entries ?? []).flatMap((entry) => doneBy(entry) ?? []);
    if (done.length > 0) this.#done = [...this.#done, ...done].slice(-REMEMBERED);
    answer();
    const turned = before?.session.over !== this.#play?.session.over || (before === null) !== (this.#play === null);
    if (step.row !== undefined || turned) this.#sendTables();
    if (step.play !== undefined) this.#sendLooks(this.#peers, step.only);
    this.#wakeBots();
    return null;
  }

  /** Whether the step is stored for good. */
  async #store({ row, entries, more }: Step): Promise<boolean> {
    const changes: Change[] = [...(more ?? [])];
    if (row !== undefined) changes.push({ type: 'update', row });
    if (entries !== undefined) {
      changes.push({ type: 'append', code: this.code, seq: this.#play?.stored ?? 0, entries });
    }
    try {
      await this.#house.storage.commit(changes);
      return true;
    } catch (error) {
      // Somebody else has written to this table: what is in memory here is out of date, and the table fails over to the stored one.
      if (!(error instanceof StorageError) || error.code === 'conflict') throw error;
      this.#house.log.error({ table: this.code, err: error }, 'not stored');
      return false;
    }
  }

  /** Lets the bots that are waited for think for a moment, then decide; only while somebody is here. */
  #wakeBots(delay = this.#house.botDelay): void {
    if (this.#botTimer !== null || this.#gone || this.#peers.size === 0 || this.#waitingBot() === null) return;
    this.#botTimer = setTimeout(() => {
      this.#botTimer = null;
      void this.#run(async () => this.#letBotDecide());
    }, delay);
    this.#botTimer.unref();
  }

  async #letBotDecide(): Promise<void> {
    const bot = this.#waitingBot();
    if (bot === null || this.#play === null) return;
    const { view } = this.#play.session.look(bot.seat);
    const move = choose(this.#rules, bot.level, { view, seat: bot.seat }, this.#house.random);
    const refused = await this.#carryOut(this.#advance(`${bot.seat}:${move}`, null), () => {});
    if (refused === null) return;
    if (refused.code !== 'storage') throw new Error(`A bot's move was refused: ${move} (${refused.code})`);
    this.#wakeBots(RETRY_DELAY);
  }

  #waitingBot(): { seat: number; level: Level } | null {
    for (const seat of this.#play?.session.waiting ?? []) {
      const chair = chairs.chairsBySeat(this.#row)[seat];
      if (chair?.kind === 'bot') return { seat, level: isLevel(chair.level) ? chair.level : 'greedy' };
    }
    return null;
  }

  #viewerOf(peer: Peer): Viewer {
    const chair = chairs.chairOf(this.#row, peer.holder);
    return (chair === null ? null : chairs.seatOf(this.#row, chair)) ?? 'spectator';
  }

  /** The host, or, while he is away, anybody who sits here. */
  #isHost(peer: Peer): boolean {
    if (peer.holder === this.#row.host) return true;
    return chairs.chairOf(this.#row, peer.holder) !== null && !this.#isOnline(this.#row.host);
  }

  readonly #isOnline = (holder: string): boolean => {
    for (const peer of this.#peers) if (peer.holder === holder) return true;
    return false;
  };

  #tableFor(peer: Peer): TableMessage {
    const you = { chair: chairs.chairOf(this.#row, peer.holder), host: this.#isHost(peer) };
    let spectators = 0;
    for (const { holder } of this.#peers) if (chairs.chairOf(this.#row, holder) === null) spectators++;
    return projectTable(this.#row, this.#rules, this.#play, this.#isOnline, spectators, you);
  }

  #sendTables(): void {
    for (const peer of this.#peers) peer.send(JSON.stringify(this.#tableFor(peer)));
  }

  /** Sends each the look that is new to him; those who see the same share one text. */
  #sendLooks(peers: Iterable<Peer>, only?: number): void {
    if (this.#play === null) return;
    const texts = new Map<string, string>();
    for (const peer of peers) {
      const viewer = this.#viewerOf(peer);
      if (only !== undefined && viewer !== only) continue;
      const key = `${viewer} ${peer.seen}`;
      const text = texts.get(key) ?? JSON.stringify(projectLook(this.#play, viewer, peer.seen, this.#house.now()));
      texts.set(key, text);
      peer.seen = this.#play.session.revision;
      peer.send(text);
    }
  }

  /** Tells who is here, a moment later, so that a crowd that comes at once is announced once. */
  #announcePresence(): void {
    if (this.#presenceTimer !== null || this.#gone) return;
    this.#presenceTimer = setTimeout(() => {
      this.#presenceTimer = null;
      this.#sendTables();
    }, PRESENCE_DELAY);
    this.#presenceTimer.unref();
  }

  #run(task: () => Promise<void>): Promise<void> {
    this.#tail = this.#tail.then(() => (this.#gone ? undefined : task())).catch((error: unknown) => this.#fail(error));
    return this.#tail;
  }

  /** The table ends alone: its people are told, its log is kept, and no other table notices. */
  #fail(error: unknown): void {
    const conflict = error instanceof StorageError && error.code === 'conflict';
    this.#house.log.error({ table: this.code, err: error }, conflict ? 'written by another' : 'table failed');
    const message = JSON.stringify({ type: 'error', reason: { code: 'failed' }, final: !conflict });
    if (!conflict) for (const peer of this.#peers) peer.send(message);
    this.#release(!conflict);
  }

  #releaseIfEmpty(): void {
    if (this.#peers.size === 0) this.#release();
  }

  #release(final = false): void {
    if (this.#gone) return;
    this.#gone = true;
    if (this.#botTimer !== null) clearTimeout(this.#botTimer);
    if (this.#presenceTimer !== null) clearTimeout(this.#presenceTimer);
    this.#house.released(this);
    for (const peer of this.#peers) peer.end(final);
    this.#peers.clear();
  }
}

/** The game of a table, from its stored log. */
function replay({ game }: Rules, row: TableRow, entries: readonly StoredEntry[], now = row.created): Play {
  const seats = row.chairs.length;
  const options = resolveOptions(game.options, row.options, seats);
  if (!options.ok) throw new Error(`The stored options do not fit: ${options.error.option}`);
  let play = startPlay(game, { seats, options: options.value }, now);
  for (const { text, at } of entries) {
    const next = applyEntry(play, text, at);
    if (!next.ok) throw new Error(`The stored log does not replay at ${play.stored}: ${text} (${next.error.code})`);
    play = next.value;
  }
  return play;
}

/** An entry with the id of the command behind it: a resent command is both. Null for chance and bots. */
function doneBy({ text, command }: StoredEntry): string | null {
  return command === null ? null : `${text} ${command}`;
}
