import { type Pace, Turns } from '@spieleabend/bots';
import type { Pool, Sitting } from '@spieleabend/bots/worker';
import type { GameRecord, Random, Viewer } from '@spieleabend/kernel';
import type { Logger } from 'pino';
import type { Command, Reason, TableMessage, TableSummary } from '../protocol/index.ts';
import { hashToken } from '../secrets.ts';
import { type Change, type Storage, StorageError } from '../storage/storage.ts';
import { botLevels, chairOf, seatOf } from './chairs.ts';
import { type Moment, type Plan, plan, planEntry, type Who } from './plan.ts';
import { projectData, projectLook, projectRecord, projectSummary, projectTable } from './project.ts';
import type { Standing } from './standing.ts';

/** What all tables of a server share. */
export interface House {
  readonly storage: Storage;
  readonly random: Random;
  readonly log: Logger;
  /** Epoch milliseconds. */
  now(): number;
  /** Where bots think. */
  readonly pool: Pool;
  readonly pace: Pace;
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

const MAX_PEERS = 200;
const PRESENCE_DELAY = 50;
const RETRY_DELAY = 5000;
/** Who hurries a bot again and again learns nothing of its cards from how long it thinks: nearly always it is done by then. In milliseconds. */
const LEAST_MOMENT = 250;

/**
 * A live table: a cache of what is stored, with the people connected to it. Commands are handled strictly one after the other, each
 * in the same order of things: plan, store durably, make true, answer and tell the others.
 */
export class Table {
  readonly #house: House;
  readonly #peers = new Set<Peer>();
  #standing: Standing;
  #tail: Promise<void> = Promise.resolve();
  #gone = false;
  readonly #turns: Turns;
  /** The bots, while somebody is here to play with them. */
  #sitting: Sitting | null = null;
  #retryTimer: NodeJS.Timeout | null = null;
  #presenceTimer: NodeJS.Timeout | null = null;

  constructor(house: House, standing: Standing) {
    this.#house = house;
    this.#standing = standing;
    this.#turns = new Turns({
      random: house.random,
      pace: house.pace,
      least: LEAST_MOMENT,
      now: () => house.now(),
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds).unref();
        return () => clearTimeout(timer);
      },
      choose: (question) => this.#sit().choose(question),
      decided: (seat, move, asked) => void this.#run(() => this.#botDecides(seat, move, asked)),
      failed: (error) => this.#fail(error),
    });
  }

  get code(): string {
    return this.#standing.row.code;
  }

  /** Whether it has left memory and must not be used any more. */
  get gone(): boolean {
    return this.#gone;
  }

  get isFull(): boolean {
    return this.#peers.size >= MAX_PEERS;
  }

  summary(): TableSummary {
    return projectSummary(this.#standing, (holder) => this.#isOnline(holder));
  }

  /** The record as anybody may have it; null before the game has begun. */
  record(): GameRecord | null {
    return projectRecord(this.#standing);
  }

  /** Whether this secret means anything here. */
  knows(holder: string): boolean {
    const { row } = this.#standing;
    return holder === row.host || chairOf(row, holder) !== null;
  }

  /** Somebody comes; he is told all that is new to him. */
  attach(peer: Peer): void {
    this.#peers.add(peer);
    const data = projectData(this.#standing);
    if (data !== null) peer.send(JSON.stringify(data));
    this.#welcome(peer);
    this.#wakeBots();
  }

  /** Somebody is gone, or only his connection. */
  detach(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    this.#announcePresence();
    this.releaseIfEmpty();
  }

  /** Leaves memory, after all that is under way, if nobody is here then. */
  releaseIfEmpty(): void {
    if (this.#peers.size > 0) return;
    void this.#run(async () => {
      if (this.#peers.size === 0) this.#release(false);
    });
  }

  /** Handles one command of a peer and answers it; gives the reason if it was refused. Never rejects. */
  async command(peer: Peer, command: Command): Promise<Reason | null> {
    let refused: Reason | null = null;
    await this.#run(async () => {
      const done = (): void => {
        peer.send(JSON.stringify({ type: 'done', id: command.id }));
        if (command.type === 'take') this.#recognise(peer, hashToken(command.token));
      };
      if (command.type === 'leave' && this.#standing.play !== null) {
        done();
        this.#watchOnly(peer);
        return;
      }
      if (command.type === 'hurry' && chairOf(this.#standing.row, peer.holder) !== null) {
        done();
        this.#turns.hurry();
        return;
      }
      const planned = plan(this.#standing, this.#whoIs(peer), command, this.#moment());
      refused = await this.#carryOut(planned, done);
      if (refused !== null) peer.send(JSON.stringify({ type: 'refused', id: command.id, reason: refused }));
    });
    return refused;
  }

  /** Sends everybody away once all that is under way is stored; the table stays stored. */
  close(): Promise<void> {
    return this.#run(async () => this.#release(false));
  }

  /** Stores a planned step, makes it true, answers and tells everybody. Gives the reason if it could not be. */
  async #carryOut(planned: Plan, done: () => void): Promise<Reason | null> {
    if (!planned.ok) return { ...planned.error };
    const step = planned.value;
    if (step !== null && !(await this.#store(step.changes))) return { code: 'storage' };
    const before = this.#standing;
    if (step !== null) this.#standing = step.standing;
    done();
    if (step === null) return null;
    const { row, play } = step.standing;
    if (row !== before.row || play?.session.over !== before.play?.session.over) this.#sendTables();
    if (play !== before.play) this.#sendLooks(this.#peers, step.only);
    this.#wakeBots();
    return null;
  }

  /** Whether the changes are stored for good. */
  async #store(changes: readonly Change[]): Promise<boolean> {
    if (changes.length === 0) return true;
    try {
      await this.#house.storage.commit(changes);
      return true;
    } catch (error) {
      // Somebody else has written to this table: what is in memory here is out of date, and the table starts anew from what is stored.
      if (!(error instanceof StorageError) || error.code === 'conflict') throw error;
      this.#house.log.error({ table: this.code, err: error }, 'not stored');
      return false;
    }
  }

  /** Lets the bots that are waited for think and decide; only while somebody is here. */
  #wakeBots(): void {
    const { row, play } = this.#standing;
    if (play === null || this.#gone || this.#peers.size === 0) return;
    const levels = botLevels(row);
    if (play.session.over !== null) this.#dismissBots();
    else if (levels.some((level) => level !== undefined)) {
      this.#sit();
      this.#turns.wake(play.session, levels);
    }
  }

  /** The bots' place at the table, made ready for all of them when the first is needed. */
  #sit(): Sitting {
    const { rules, row, play } = this.#standing;
    if (this.#sitting !== null) return this.#sitting;
    if (play === null) throw new Error('No bot plays before the game has begun');
    const sitting = this.#house.pool.sit(rules, play.session.setup);
    this.#sitting = sitting;
    for (const level of new Set(botLevels(row))) if (level !== undefined) sitting.prepare(level);
    return sitting;
  }

  #dismissBots(): void {
    this.#turns.stop();
    this.#sitting?.leave();
    this.#sitting = null;
  }

  async #botDecides(seat: number, move: string, asked: number): Promise<void> {
    const session = this.#standing.play?.session;
    // Meanwhile somebody has taken back what it was asked about.
    if (session?.asked !== asked || !session.waiting.includes(seat)) return this.#wakeBots();
    const planned = planEntry(this.#standing, `${seat}:${move}`, null, this.#moment());
    const refused = await this.#carryOut(planned, () => {});
    if (refused === null) return;
    if (refused.code !== 'storage') throw new Error(`A bot's move was refused: ${refused.code}`);
    this.#turns.stop();
    this.#retryTimer = setTimeout(() => this.#wakeBots(), RETRY_DELAY).unref();
  }

  #moment(): Moment {
    return { now: this.#house.now(), random: this.#house.random };
  }

  /** The host commands, and while he is away anybody who sits here. */
  #whoIs({ holder }: Peer): Who {
    const { row } = this.#standing;
    const isHost = holder === row.host || (chairOf(row, holder) !== null && !this.#isOnline(row.host));
    return { holder, isHost };
  }

  #viewerOf({ holder }: Peer): Viewer {
    const { row } = this.#standing;
    const chair = chairOf(row, holder);
    return (chair === null ? null : seatOf(row, chair)) ?? 'spectator';
  }

  #isOnline(holder: string): boolean {
    for (const peer of this.#peers) if (peer.holder === holder) return true;
    return false;
  }

  /** Who gets up in a running game keeps his seat; on this connection he only watches from now on. */
  #watchOnly(peer: Peer): void {
    peer.holder = null;
    peer.seen = -1;
    this.#welcome(peer);
  }

  /** Somebody on this connection has shown the secret of a chair: from now on he is told what its holder may know. */
  #recognise(peer: Peer, holder: string): void {
    if (peer.holder === holder) return;
    peer.holder = holder;
    peer.seen = -1;
    this.#welcome(peer);
  }

  #welcome(peer: Peer): void {
    peer.send(JSON.stringify(this.#tableFor(peer)));
    this.#sendLooks([peer]);
    this.#announcePresence();
  }

  #tableFor(peer: Peer): TableMessage {
    const { row } = this.#standing;
    const you = { chair: chairOf(row, peer.holder), host: this.#whoIs(peer).isHost };
    let spectators = 0;
    for (const { holder } of this.#peers) if (chairOf(row, holder) === null) spectators++;
    return projectTable(this.#standing, (holder) => this.#isOnline(holder), spectators, you);
  }

  #sendTables(): void {
    for (const peer of this.#peers) peer.send(JSON.stringify(this.#tableFor(peer)));
  }

  /** Sends each the look that is new to him; those who see the same share one text. */
  #sendLooks(peers: Iterable<Peer>, only?: number): void {
    const { play } = this.#standing;
    if (play === null) return;
    const now = this.#house.now();
    const texts = new Map<string, string>();
    for (const peer of peers) {
      const viewer = this.#viewerOf(peer);
      if (only !== undefined && viewer !== only) continue;
      const key = `${viewer} ${peer.seen}`;
      const text = texts.get(key) ?? JSON.stringify(projectLook(play, viewer, peer.seen, now));
      texts.set(key, text);
      peer.seen = play.session.revision;
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
    this.#house.log.error({ table: this.code, err: error }, conflict ? 'written by somebody else' : 'table failed');
    const text = JSON.stringify({ type: 'error', reason: { code: 'failed' }, final: true });
    if (!conflict) for (const peer of this.#peers) peer.send(text);
    this.#release(!conflict);
  }

  /** Leaves memory. `final`: for those connected, coming again is of no use. */
  #release(final: boolean): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#dismissBots();
    if (this.#retryTimer !== null) clearTimeout(this.#retryTimer);
    if (this.#presenceTimer !== null) clearTimeout(this.#presenceTimer);
    this.#house.released(this);
    for (const peer of this.#peers) peer.end(final);
    this.#peers.clear();
  }
}
