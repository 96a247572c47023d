import type { Pace } from '@spieleabend/bots';
import type { Pool } from '@spieleabend/bots/worker';
import type { GameRecord, Random } from '@spieleabend/kernel';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Command, ListedTable, Reason, TableSummary } from '../protocol/index.ts';
import type { Pusher } from '../push/pusher.ts';
import { hashToken, newSecret } from '../secrets.ts';
import { type Change, type Storage, StorageError } from '../storage/storage.ts';
import { agreementStep, CONTRIBUTE_WITHIN, fairMessage } from './agreement.ts';
import { Audience, type Peer } from './audience.ts';
import { BotTurns, isBotWaitedFor } from './bot-turns.ts';
import { chairAt, chairOf } from './chairs.ts';
import { nearlyOver, nextWake, planEntries } from './entries.ts';
import { planExpiry, planRematch } from './fair-plans.ts';
import { freeCode } from './free-code.ts';
import { plan } from './plan.ts';
import { stillPlaying, thinking } from './play.ts';
import { projectListing, projectRecord, projectSummary } from './project.ts';
import { planWithoutTheGone } from './proposals.ts';
import { planTimeUp } from './seat-plans.ts';
import type { Standing } from './standing.ts';
import type { Moment, Plan } from './step.ts';
import { Talk } from './talk.ts';
import type { Wakes } from './wakes.ts';

/** What all tables of a server share. */
export interface House {
  readonly storage: Storage;
  readonly random: Random;
  readonly log: Logger;
  readonly clock: Clock;
  /** When the server started, epoch milliseconds. */
  readonly started: number;
  /** Where bots think. */
  readonly pool: Pool;
  readonly pace: Pace;
  readonly push: Pusher;
  readonly wakes: Wakes;
  /** Called once, when a table leaves memory; from then on the stored table counts. */
  released(table: Table): void;
}

/** What could not be stored or read is tried again after so many milliseconds. */
export const RETRY_DELAY = 5000;

type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

/**
 * A live table: a cache of what is stored, with the people connected to it. Commands are handled strictly one after the other, each
 * in the same order of things: plan, store durably, make true, answer and tell the others.
 */
export class Table {
  readonly #house: House;
  readonly #audience: Audience;
  readonly #bots: BotTurns;
  readonly #talk = new Talk();
  #standing: Standing;
  #tail: Promise<void> = Promise.resolve();
  #gone = false;
  #cancelRetry: () => void = () => {};
  /** The step of agreeing on chance that is waited for, and what calls the waiting off. */
  #agreeing = { step: '', cancel: () => {} };

  constructor(house: House, standing: Standing) {
    this.#house = house;
    this.#standing = standing;
    this.#audience = new Audience({
      clock: house.clock,
      standing: () => this.#standing,
      presenceChanged: () => this.#goOnWithoutTheGone(),
    });
    const { random, clock, pool, pace } = house;
    this.#bots = new BotTurns({
      random,
      clock,
      pool,
      pace,
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
    return this.#audience.isFull;
  }

  summary(): TableSummary {
    return projectSummary(this.#standing, (holder) => this.#audience.attendance(holder));
  }

  /** How it stands in the list of open tables, or null where it does not. */
  listing(): ListedTable | null {
    const now = this.#house.clock.now();
    return projectListing(this.#standing, { now, isHere: (holder) => this.#audience.isHere(holder) });
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
    this.#audience.add(peer);
    this.#calm(peer.holder);
    this.#waitForContributions();
    for (const said of this.#talk.recent(this.#house.clock.now())) peer.send(JSON.stringify(said));
    this.#wakeBots();
  }

  /** Somebody is gone, or only his connection. */
  detach(peer: Peer): void {
    if (this.#audience.remove(peer)) this.releaseIfIdle();
  }

  /** Leaves memory, after all that is under way, if nobody is here then and no bot has to go on for those who come back. */
  releaseIfIdle(): void {
    if (this.#audience.size > 0) return;
    void this.#run(async () => {
      if (this.#audience.size === 0 && !this.#botsGoOn()) this.#release(false);
    });
  }

  /** The wake of this table has come: somebody's time is up, or nearly. False where it has left memory before it could be looked at. */
  async lookAtTime(): Promise<boolean> {
    let looked = false;
    await this.#run(async () => {
      looked = true;
      const moment = this.#moment();
      await this.#doPlanned(planTimeUp(this.#standing, moment));
      this.#wakeBots();
      const { play, row } = this.#standing;
      if (play === null) return;
      const at = nextWake(play, moment.now);
      if (at === null) return;
      for (const seat of nearlyOver(play, moment.now)) this.#callPerson(seat, 'time');
      // Where nothing can be stored now, time is up a little later.
      const wake = { type: 'wake', code: row.code, at: at > moment.now ? at : moment.now + RETRY_DELAY } as const;
      await this.#store([wake]);
      this.#house.wakes.set(wake);
    });
    this.releaseIfIdle();
    return looked;
  }

  /** Handles one command of a peer and answers it; gives the reason if it was refused. Never rejects. */
  async command(peer: Peer, command: Command): Promise<Reason | null> {
    let refused: Reason | null = null;
    await this.#run(async () => {
      const done = (): void => peer.send(JSON.stringify({ type: 'done', id: command.id }));
      refused = await this.#handle(peer, command, done);
      if (refused !== null) peer.send(JSON.stringify({ type: 'refused', id: command.id, reason: refused }));
    });
    return refused;
  }

  /** Sends everybody away once all that is under way is stored; the table stays stored. */
  close(): Promise<void> {
    return this.#run(async () => this.#release(false));
  }

  #handle(peer: Peer, command: Command, done: () => void): Promise<Reason | null> {
    const { row, play } = this.#standing;
    const chair = chairOf(row, peer.holder);
    if (command.type === 'visible') {
      done();
      this.#audience.look(peer, command.visible);
      if (command.visible) this.#calm(peer.holder);
      return Promise.resolve(null);
    }
    if (command.type === 'leave' && (play !== null || row.fair !== null)) {
      done();
      // Who gets up in a running game keeps his seat; on this connection he only watches from now on.
      this.#audience.recognise(peer, null);
      return Promise.resolve(null);
    }
    if (chair !== null && command.type === 'hurry') {
      done();
      this.#bots.hurry();
      return Promise.resolve(null);
    }
    if (chair !== null && command.type === 'say') return Promise.resolve(this.#say(chair, command, done));
    if (chair !== null && command.type === 'push') return this.#keepPush(peer.holder ?? '', command, done);
    if (chair !== null && command.type === 'rematch') return this.#rematch(command, done);
    return this.#carryOut(plan(this.#standing, this.#audience.whoIs(peer), command, this.#moment()), () => {
      done();
      if (command.type === 'take') this.#audience.recognise(peer, hashToken(command.token));
    });
  }

  #say(index: number, { what, id }: CommandOf<'say'>, done: () => void): Reason | null {
    const { row } = this.#standing;
    const chair = row.chairs[index];
    if (chair?.kind !== 'person') return { code: 'not-seated' };
    const said = this.#talk.say({ chair: index, name: chair.name }, what, id, row.talk, this.#house.clock.now());
    if (!said.ok) return said.error;
    done();
    if (said.value !== null) this.#audience.send(JSON.stringify(said.value));
    return null;
  }

  async #keepPush(holder: string, { subscription }: CommandOf<'push'>, done: () => void): Promise<Reason | null> {
    if (subscription !== null && !this.#house.push.accepts(subscription.endpoint)) return { code: 'no-push' };
    const change: Change =
      subscription === null
        ? { type: 'unpush', holder, endpoint: null }
        : { type: 'push', push: { holder, subscription } };
    if (!(await this.#store([change]))) return { code: 'storage' };
    done();
    return null;
  }

  async #rematch({ first = 'next' }: CommandOf<'rematch'>, done: () => void): Promise<Reason | null> {
    let code: string;
    try {
      code = await freeCode(this.#house.storage);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.#house.log.error({ table: this.code, err: error }, 'not read');
      return { code: 'storage' };
    }
    return this.#carryOut(planRematch(this.#standing, first, code, this.#moment()), done);
  }

  /** Does what comes about by itself, if there is anything. */
  async #doPlanned(planned: Plan | null): Promise<void> {
    if (planned === null) return;
    const refused = await this.#carryOut(planned, () => {});
    if (refused !== null && refused.code !== 'storage') {
      this.#house.log.warn({ table: this.code, refused: refused.code }, 'not done');
    }
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
    for (const change of step.changes) if (change.type === 'wake') this.#house.wakes.set(change);
    const { row, play } = step.standing;
    const seatsChanged = play?.session.seating !== before.play?.session.seating;
    if (row !== before.row || seatsChanged || play?.session.over !== before.play?.session.over)
      this.#audience.sendTables();
    // After the table: where open chairs are put away, others have new numbers, and a promise names its chair.
    if (row.fair !== before.row.fair || row.rematch !== before.row.rematch) this.#agree(before);
    if (play !== before.play) this.#audience.sendLooks(step.only);
    this.#callPeople(before);
    this.#wakeBots();
    if (seatsChanged && row.proposal !== null) this.#goOnWithoutTheGone();
    return null;
  }

  /** Whoever is gone, or has resigned, keeps nobody waiting for his answer. */
  #goOnWithoutTheGone(): void {
    void this.#run(() => this.#doPlanned(planWithoutTheGone(this.#standing, this.#moment())));
  }

  /** Tells how far chance has been agreed on, and waits for the next part. */
  #agree({ row: before }: Standing): void {
    const { fair, rematch } = this.#standing.row;
    if (fair !== null && fair !== before.fair) this.#audience.send(JSON.stringify(fairMessage(fair)));
    if (rematch !== null) this.#audience.send(JSON.stringify(fairMessage(rematch)));
    this.#waitForContributions();
  }

  #waitForContributions(): void {
    const step = agreementStep(this.#standing.row);
    if (step === this.#agreeing.step) return;
    this.#agreeing.cancel();
    const expired = (): void => {
      this.#agreeing.step = '';
      void this.#run(async () => {
        // What was on its way in this moment has come in time, and for the next step nobody has been waited for yet.
        if (agreementStep(this.#standing.row) === step) {
          await this.#doPlanned(planExpiry(this.#standing, this.#moment()));
        }
        // Where it could not be stored it is tried again.
        this.#waitForContributions();
      });
    };
    const cancel = step === '' ? () => {} : this.#house.clock.later(CONTRIBUTE_WITHIN, expired);
    this.#agreeing = { step, cancel };
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

  /** Calls those whose turn has come and who do not look. */
  #callPeople({ play: before }: Standing): void {
    const { play } = this.#standing;
    if (play === null) return;
    const waited = before === null ? [] : thinking(before);
    const waiting = thinking(play);
    const isSameQuestion = before?.session.asked === play.session.asked;
    for (const seat of waiting) if (!isSameQuestion || !waited.includes(seat)) this.#callPerson(seat, 'turn');
    for (const seat of waited) if (!waiting.includes(seat)) this.#calm(this.#holderAt(seat));
  }

  /** The person at a seat, by the hash of his secret. */
  #holderAt(seat: number): string | null {
    const { row } = this.#standing;
    const chair = row.chairs[chairAt(row, seat)];
    return chair?.kind === 'person' ? chair.holder : null;
  }

  #calm(holder: string | null): void {
    if (holder !== null) this.#house.push.calm(holder, this.code);
  }

  #callPerson(seat: number, what: 'turn' | 'time'): void {
    const { code, game } = this.#standing.row;
    const holder = this.#holderAt(seat);
    if (holder === null || this.#audience.presence(holder) === 'here') return;
    this.#house.push.wake(holder, { code, game, what });
  }

  /** Bots play while somebody is here; where time runs they also go on for people who will look in later. */
  #botsGoOn(): boolean {
    const { play } = this.#standing;
    return play !== null && play.time !== null && stillPlaying(play).length > 0 && isBotWaitedFor(this.#standing);
  }

  #wakeBots(): void {
    if (this.#gone || (this.#audience.size === 0 && !this.#botsGoOn())) return;
    this.#bots.wake(this.#standing);
  }

  async #botDecides(seat: number, move: string, asked: number): Promise<void> {
    // Meanwhile somebody has taken back what it was asked about, plays himself again, or all have agreed on a pause.
    if (this.#standing.play?.session.asked !== asked || !isBotWaitedFor(this.#standing, seat)) return this.#wakeBots();
    const wanted = [{ text: `${seat}:${move}`, command: null }];
    const refused = await this.#carryOut(planEntries(this.#standing, wanted, this.#moment()), () => {});
    if (refused === null) return this.releaseIfIdle();
    if (refused.code !== 'storage') throw new Error(`A bot's move was refused: ${refused.code}`);
    this.#bots.stop();
    this.#cancelRetry = this.#house.clock.later(RETRY_DELAY, () => this.#wakeBots());
  }

  #moment(): Moment {
    const { clock, random } = this.#house;
    return {
      now: clock.now(),
      random,
      secret: newSecret,
      contributes: (holder) => this.#audience.contributes(holder),
      presence: (holder) => this.#audience.presence(holder),
    };
  }

  #run(task: () => Promise<void>): Promise<void> {
    this.#tail = this.#tail.then(() => (this.#gone ? undefined : task())).catch((error: unknown) => this.#fail(error));
    return this.#tail;
  }

  /** The table ends alone: its people are told, its log is kept, and no other table notices. */
  #fail(error: unknown): void {
    const conflict = error instanceof StorageError && error.code === 'conflict';
    this.#house.log.error({ table: this.code, err: error }, conflict ? 'written by somebody else' : 'table failed');
    if (!conflict) this.#audience.send(JSON.stringify({ type: 'error', reason: { code: 'failed' }, final: true }));
    this.#release(!conflict);
  }

  /** Leaves memory. `final`: for those connected, coming again is of no use. */
  #release(final: boolean): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#bots.dismiss();
    this.#cancelRetry();
    this.#agreeing.cancel();
    this.#house.released(this);
    this.#audience.close(final);
  }
}
