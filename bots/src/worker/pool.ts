import type { Rules } from '@spieleabend/games';
import type { Setup } from '@spieleabend/kernel';
import type { Question } from '../turns.ts';
import type { Answer, Opponent, Request } from './messages.ts';
import { isLegal, standIn } from './stand-in.ts';

/** A worker, wherever it runs. */
export interface Line {
  send(request: Request): void;
  /** Ends it at once, whatever it is doing. */
  end(): unknown;
}

/** What is heard from a worker. After `end` nothing counts any more. */
export interface LineEvents {
  answered(answer: Answer): void;
  /** It has crashed, or was never there. */
  broken(error: unknown): void;
}

/**
 * What went wrong: the opponent threw or crashed (`failed`), took too long (`overran`), named no legal move (`illegal`), no worker could
 * be had (`no-worker`), or none was free for too long (`overloaded`).
 */
export type FaultKind = 'failed' | 'overran' | 'illegal' | 'no-worker' | 'overloaded';

/** A fault, for the log of the house. It says nothing about what anybody holds or sees. */
export interface Fault {
  readonly kind: FaultKind;
  readonly game: string;
  readonly level: string;
  /** Whether this opponent has failed so often that it is asked no more for a while; greedy moves stand in. */
  readonly givenUp: boolean;
  readonly error?: unknown;
}

/** What a pool needs from its host. */
export interface PoolWorld {
  /** At most so many workers, at least 1. */
  readonly size: number;
  /** Starts a worker. May throw where there are none to be had. */
  start(events: LineEvents): Line;
  /** Runs later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
  told(fault: Fault): void;
}

/** The opponents at one table. */
export interface Sitting {
  /** An opponent of this level will be asked soon. */
  prepare(level: string): void;
  /**
   * A legal move in the game's notation: the opponent's own, or the greedy one if it fails. One question at a time: a new one calls the
   * earlier off, which is null then. Rejects only if the greedy move fails too.
   */
  choose(question: Question): Promise<string | null>;
  /** The table is left: what is asked is called off. */
  leave(): void;
}

/**
 * The bound of a decision is 500 ms of one core. A wall clock on a machine with other work to do says less: an opponent is stopped only
 * when nothing has come for so many milliseconds since a worker began.
 */
const DECIDE = 2000;
/** The first time tables are loaded and worked out, perhaps on a telephone. */
const PREPARE = 20_000;
/** A time is waited for in so many pieces: a device that slept meanwhile, or was busy otherwise, has slept through one of them only. */
const PIECES = 4;
/** So long may a question wait for a worker. */
const IN_LINE = 30_000;
/** Workers stay so long when the last table has been left: often the next one is opened at once. */
const REST = 10_000;
/** Who fails so often in a row is asked no more. */
const MOST_FAULTS = 3;
/** So long after the last of them: what went wrong may have been the machine's fault. */
const FORGIVE = 600_000;
/** A worker counts as ready for so many opponents, those made ready last: tables with data of an owner's own are all different. */
const MOST_READY = 50;

/** What somebody waits for: an opponent made ready, and a decision if there is a question. */
interface Job {
  readonly opponent: Opponent;
  /** What has to be ready for it, as a text. */
  readonly key: string;
  readonly question: Question | null;
  isLegal(move: string): boolean;
  /** The move, or null: there is none. Called once. */
  done(move: string | null): void;
  leaveLine: () => void;
}

interface Worker {
  readonly line: Line;
  /** The opponents it is ready for. */
  readonly ready: Set<string>;
  job: Job | null;
  stopClock: () => void;
}

/**
 * Where opponents think, off the thread that serves people: a few workers, started when they are needed, kept while there are tables with
 * bots, one question at a time each, first come first served. Whatever an opponent does, its table gets a legal move.
 */
export class Pool {
  readonly #world: PoolWorld;
  readonly #workers = new Set<Worker>();
  readonly #sittings = new Set<Sitting>();
  /** How often each opponent has failed in a row, until that is forgotten. */
  readonly #faults = new Map<string, { readonly times: number; readonly stopClock: () => void }>();
  #line: readonly Job[] = [];
  #stopRest: () => void = () => {};
  #closed = false;

  constructor(world: PoolWorld) {
    this.#world = world;
  }

  /** How many workers there are now. */
  get running(): number {
    return this.#workers.size;
  }

  /** Opponents sit down at a table. */
  sit(rules: Rules, setup: Setup): Sitting {
    const game = rules.game.id;
    let callOff = (): void => {};
    const sitting: Sitting = {
      prepare: (level) => this.#prepare({ game, level, setup }),
      choose: async (question) => {
        callOff();
        let calledOff = false;
        const move = await new Promise<string | null>((done) => {
          const isLegalHere = (text: string): boolean => isLegal(rules, question, text);
          const job = jobOf({ game, level: question.level, setup }, { question, isLegal: isLegalHere, done });
          callOff = () => {
            calledOff = true;
            this.#drop(job);
            done(null);
          };
          this.#enter(job);
        });
        if (calledOff || this.#closed) return null;
        return move ?? standIn(rules, question);
      },
      leave: () => {
        callOff();
        if (this.#sittings.delete(sitting) && this.#sittings.size === 0) this.#rest();
      },
    };
    this.#stopRest();
    this.#sittings.add(sitting);
    return sitting;
  }

  /** Ends all workers; nothing is answered any more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopRest();
    for (const job of this.#line) {
      this.#drop(job);
      job.done(null);
    }
    for (const { job } of this.#workers) job?.done(null);
    await this.#endWorkers();
  }

  #prepare(opponent: Opponent): void {
    const job = jobOf(opponent);
    const known = [...this.#workers].some((worker) => worker.ready.has(job.key) || worker.job?.key === job.key);
    if (!known && !this.#line.some(({ key }) => key === job.key)) this.#enter(job);
  }

  #enter(job: Job): void {
    if (this.#closed || this.#isGivenUp(job)) {
      job.done(null);
      return;
    }
    job.leaveLine = this.#world.later(IN_LINE, () => {
      this.#drop(job);
      this.#tell(job, 'overloaded');
    });
    this.#line = [...this.#line, job];
    this.#assign();
  }

  #drop(job: Job): void {
    job.leaveLine();
    this.#line = this.#line.filter((other) => other !== job);
  }

  /** Gives those who wait to the workers that are free, first come first served. */
  #assign(): void {
    for (let job = this.#line[0]; job !== undefined; job = this.#line[0]) {
      let worker = this.#freeWorker(job);
      if (worker === null && this.#workers.size >= this.#world.size) return;
      this.#drop(job);
      try {
        worker ??= this.#start();
      } catch (error) {
        this.#count(job);
        this.#tell(job, 'no-worker', error);
        continue;
      }
      worker.job = job;
      this.#proceed(worker, job);
    }
  }

  /** A worker that has nothing to do, if possible one that is ready for this; null where all are busy. */
  #freeWorker({ key }: Job): Worker | null {
    const free = [...this.#workers].filter(({ job }) => job === null);
    return free.find(({ ready }) => ready.has(key)) ?? free[0] ?? null;
  }

  #start(): Worker {
    const line = this.#world.start({
      answered: (answer) => {
        if (this.#workers.has(worker)) this.#answered(worker, answer);
      },
      broken: (error) => {
        if (this.#workers.has(worker)) this.#replace(worker, 'failed', error);
      },
    });
    const worker: Worker = { line, ready: new Set(), job: null, stopClock: () => {} };
    this.#workers.add(worker);
    return worker;
  }

  /** Takes the next step of a job: first the worker is made ready, then it is asked. */
  #proceed(worker: Worker, job: Job): void {
    const { opponent, key, question } = job;
    if (!worker.ready.has(key)) {
      this.#wait(worker, PREPARE);
      worker.line.send({ type: 'prepare', ...opponent });
    } else if (question !== null) {
      this.#wait(worker, DECIDE);
      worker.line.send({ type: 'choose', game: opponent.game, ...question });
    } else {
      worker.job = null;
      job.done(null);
      this.#assign();
    }
  }

  #wait(worker: Worker, milliseconds: number, pieces = PIECES): void {
    worker.stopClock = this.#world.later(milliseconds / PIECES, () => {
      if (pieces > 1) this.#wait(worker, milliseconds, pieces - 1);
      else this.#replace(worker, 'overran');
    });
  }

  #answered(worker: Worker, answer: Answer): void {
    const { job } = worker;
    if (job === null) return;
    worker.stopClock();
    if ('fault' in answer) this.#replace(worker, 'failed', answer.fault);
    else if ('ready' in answer) {
      makeReady(worker, job.key);
      this.#proceed(worker, job);
    } else if (!job.isLegal(answer.move)) this.#replace(worker, 'illegal');
    else {
      worker.job = null;
      this.#forgive(job.key);
      job.done(answer.move);
      this.#assign();
    }
  }

  /** A worker in which something went wrong is trusted no more; the next that is needed starts anew. */
  #replace(worker: Worker, kind: FaultKind, error?: unknown): void {
    const { job } = worker;
    this.#end(worker);
    if (job !== null) {
      this.#count(job);
      this.#tell(job, kind, error);
    }
    this.#assign();
  }

  #end(worker: Worker): unknown {
    this.#workers.delete(worker);
    worker.stopClock();
    return worker.line.end();
  }

  #count({ key }: Job): void {
    const times = this.#timesFailed(key) + 1;
    this.#forgive(key);
    this.#faults.set(key, { times, stopClock: this.#world.later(FORGIVE, () => this.#faults.delete(key)) });
  }

  #forgive(key: string): void {
    this.#faults.get(key)?.stopClock();
    this.#faults.delete(key);
  }

  #timesFailed(key: string): number {
    return this.#faults.get(key)?.times ?? 0;
  }

  #isGivenUp({ key }: Job): boolean {
    return this.#timesFailed(key) >= MOST_FAULTS;
  }

  /** Something went wrong with a job: the house is told, and who waits goes on without. */
  #tell(job: Job, kind: FaultKind, error?: unknown): void {
    const { game, level } = job.opponent;
    this.#world.told({ kind, game, level, givenUp: this.#isGivenUp(job), error });
    job.done(null);
  }

  /** Nobody plays against bots any more: in a while the workers end, and what they did wrong is forgotten. */
  #rest(): void {
    this.#stopRest();
    this.#stopRest = this.#world.later(REST, () => {
      for (const key of this.#faults.keys()) this.#forgive(key);
      for (const job of this.#line) this.#drop(job);
      void this.#endWorkers();
    });
  }

  async #endWorkers(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => this.#end(worker)));
  }
}

function makeReady({ ready }: Worker, key: string): void {
  ready.add(key);
  for (const oldest of ready) {
    if (ready.size <= MOST_READY) return;
    ready.delete(oldest);
  }
}

/** Without a question an opponent is only made ready, and nobody waits for it. */
function jobOf(opponent: Opponent, asked?: Pick<Job, 'question' | 'isLegal' | 'done'>): Job {
  const { game, level, setup } = opponent;
  const nobody = { question: null, isLegal: () => true, done: () => {} };
  return { opponent, key: JSON.stringify([game, level, setup]), ...(asked ?? nobody), leaveLine: () => {} };
}
