import { loadRules, type Rules } from '@spieleabend/games';
import { resolveOptions, Session, type Setup, seeded } from '@spieleabend/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '../turns.ts';
import type { Answer, Request } from './messages.ts';
import { type Fault, type LineEvents, Pool, type PoolWorld } from './pool.ts';

/** A worker that answers when the test says so. */
class FakeWorker {
  readonly asked: Request[] = [];
  ended = false;
  readonly #events: LineEvents;

  constructor(events: LineEvents) {
    this.#events = events;
  }

  send(request: Request): void {
    this.asked.push(request);
  }

  end(): void {
    this.ended = true;
  }

  answer(answer: Answer): void {
    this.#events.answered(answer);
  }

  crash(): void {
    this.#events.broken(new Error('crashed'));
  }

  get last(): Request | undefined {
    return this.asked.at(-1);
  }
}

let workers: FakeWorker[] = [];
let faults: Fault[] = [];
let clock: { readonly run: () => void; readonly at: number }[] = [];
let now = 0;
beforeEach(() => {
  workers = [];
  faults = [];
  clock = [];
  now = 0;
});

function pool(size = 1, change: Partial<PoolWorld> = {}): Pool {
  return new Pool({
    size,
    start: (events) => {
      const worker = new FakeWorker(events);
      workers.push(worker);
      return worker;
    },
    later: (milliseconds, run) => {
      const entry = { run, at: now + milliseconds };
      clock.push(entry);
      return () => {
        clock = clock.filter((other) => other !== entry);
      };
    },
    told: (fault) => faults.push(fault),
    ...change,
  });
}

/** Lets so much time pass. */
function pass(milliseconds: number): void {
  const until = now + milliseconds;
  for (;;) {
    const [next] = clock.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    if (next === undefined) break;
    clock = clock.filter((other) => other !== next);
    now = next.at;
    next.run();
  }
  now = until;
}

const rules = (await loadRules('eineu')) as Rules;
const resolved = resolveOptions(rules.game.options, {}, 2);
const setup: Setup = { seats: 2, options: resolved.ok ? resolved.value : {} };
const begun = Session.start(rules.game, setup).happen('4');
const session = begun.ok ? begun.value : Session.start(rules.game, setup);
const seat = session.waiting[0] ?? 0;
const question: Question = { level: 'hard', seat, view: session.look(seat).view, seed: 7 };
const legal = rules.game.moves(session.state, seat).map((move) => rules.game.makeMove(move));
const greedy = rules.game.makeMove(
  rules.greedy({ view: question.view, seat, moves: rules.game.moves(session.state, seat), random: seeded(7) }),
);
/** A legal move that is not the greedy one. */
const other = legal.find((move) => move !== greedy) ?? '';

describe('a question', () => {
  test('goes to a worker that has been made ready for the game, and comes back as a move', async () => {
    const choosing = pool().sit(rules, setup).choose(question);
    const [worker] = workers;
    expect(worker?.last).toEqual({ type: 'prepare', game: 'eineu', level: 'hard', setup });
    worker?.answer({ ready: true });
    expect(worker?.last).toEqual({ type: 'choose', game: 'eineu', ...question });
    worker?.answer({ move: other });
    expect(await choosing).toBe(other);
    expect(faults).toEqual([]);
  });

  test('does not wait for what has been made ready before', async () => {
    const sitting = pool().sit(rules, setup);
    sitting.prepare('hard');
    sitting.prepare('hard');
    workers[0]?.answer({ ready: true });
    const choosing = sitting.choose(question);
    expect(workers[0]?.asked.map(({ type }) => type)).toEqual(['prepare', 'choose']);
    workers[0]?.answer({ move: other });
    expect(await choosing).toBe(other);
  });

  test('waits in line, first come first served, and no worker is started beyond the size of the pool', async () => {
    const house = pool(2);
    const tables = [0, 1, 2, 3].map((seed) => house.sit(rules, setup).choose({ ...question, seed }));
    for (const worker of workers) worker.answer({ ready: true });
    workers[1]?.answer({ move: other });
    workers[0]?.answer({ move: other });
    expect(house.running).toBe(2);
    expect(workers.map(({ last }) => last)).toMatchObject([{ seed: 3 }, { seed: 2 }]);
    for (const worker of workers) worker.answer({ move: greedy });
    expect(await Promise.all(tables)).toEqual([other, other, greedy, greedy]);
  });

  test('calls an earlier one of the same table off', async () => {
    const sitting = pool().sit(rules, setup);
    const first = sitting.choose(question);
    const second = sitting.choose({ ...question, seed: 8 });
    expect(await first).toBeNull();
    workers[0]?.answer({ ready: true });
    workers[0]?.answer({ move: greedy });
    workers[0]?.answer({ move: other });
    expect(await second).toBe(other);
  });
});

describe('an opponent that fails is replaced by the greedy move, the house is told, and the next question goes on', () => {
  const ways: readonly (readonly [string, string, (worker: FakeWorker | undefined) => void])[] = [
    ['throws', 'failed', (worker) => worker?.answer({ fault: 'Error: oh' })],
    ['crashes', 'failed', (worker) => worker?.crash()],
    ['names a move that the rules forbid', 'illegal', (worker) => worker?.answer({ move: 'b5' })],
    ['names no move at all', 'illegal', (worker) => worker?.answer({ move: 'what?' })],
    ['never comes to an end', 'overran', () => pass(2000)],
  ];
  test.each(ways)('one that %s (%s)', async (_, kind, fail) => {
    const house = pool();
    const sitting = house.sit(rules, setup);
    const choosing = sitting.choose(question);
    workers[0]?.answer({ ready: true });
    fail(workers[0]);
    expect(await choosing).toBe(greedy);
    expect(faults).toMatchObject([{ kind, game: 'eineu', level: 'hard', givenUp: false }]);
    expect(JSON.stringify(faults)).not.toContain('view');
    expect(workers[0]?.ended).toBe(true);
    const again = sitting.choose(question);
    workers[1]?.answer({ ready: true });
    workers[1]?.answer({ move: other });
    expect(await again).toBe(other);
    expect(house.running).toBe(1);
  });

  test('one that is never ready', async () => {
    const choosing = pool().sit(rules, setup).choose(question);
    pass(19_999);
    expect(faults).toEqual([]);
    pass(1);
    expect(await choosing).toBe(greedy);
    expect(faults).toMatchObject([{ kind: 'overran' }]);
  });

  test('one for which no worker can be had', async () => {
    const start = () => {
      throw new Error('no workers here');
    };
    const choosing = pool(1, { start }).sit(rules, setup).choose(question);
    expect(await choosing).toBe(greedy);
    expect(faults).toMatchObject([{ kind: 'no-worker', error: new Error('no workers here') }]);
  });

  test('one whose turn does not come', async () => {
    const house = pool();
    const busy = house.sit(rules, setup).choose(question);
    const waiting = house.sit(rules, setup).choose(question);
    for (let seconds = 0; seconds < 30; seconds++) {
      workers[0]?.answer({ ready: true });
      pass(999);
    }
    expect(faults).toEqual([]);
    pass(100);
    expect(await waiting).toBe(greedy);
    expect(faults).toMatchObject([{ kind: 'overloaded' }]);
    workers[0]?.answer({ move: other });
    expect(await busy).toBe(other);
  });
});

test('an opponent that fails again and again is asked no more until all tables have been left', async () => {
  const house = pool();
  const sitting = house.sit(rules, setup);
  const ask = async (): Promise<string | null> => {
    const choosing = sitting.choose(question);
    workers.at(-1)?.crash();
    return choosing;
  };
  for (let times = 0; times < 5; times++) expect(await ask()).toBe(greedy);
  expect(faults.map(({ givenUp }) => givenUp)).toEqual([false, false, true]);
  sitting.leave();
  pass(60_000);
  const later = house.sit(rules, setup).choose(question);
  workers.at(-1)?.answer({ ready: true });
  workers.at(-1)?.answer({ move: other });
  expect(await later).toBe(other);
});

test('an opponent that was given up is asked again after a while, even where tables never end', async () => {
  const house = pool();
  const sitting = house.sit(rules, setup);
  const crash = async (): Promise<void> => {
    const choosing = sitting.choose(question);
    workers.at(-1)?.crash();
    await choosing;
  };
  for (let times = 0; times < 3; times++) await crash();
  expect(faults.at(-1)?.givenUp).toBe(true);
  pass(599_000);
  expect(await sitting.choose(question)).toBe(greedy);
  pass(1000);
  const again = sitting.choose(question);
  workers.at(-1)?.answer({ ready: true });
  workers.at(-1)?.answer({ move: other });
  expect(await again).toBe(other);
});

test('a worker remembers the opponents made ready last, not all that it ever met', () => {
  const house = pool();
  const names = Array.from({ length: 200 }, (_, n) => `own data ${n}`);
  const prepare = (data: string): number => {
    house.sit(rules, { ...setup, data }).prepare('hard');
    const asked = workers[0]?.asked.length ?? 0;
    workers[0]?.answer({ ready: true });
    return asked;
  };
  for (const [index, name] of names.entries()) expect(prepare(name)).toBe(index + 1);
  expect(prepare(names.at(-1) ?? '')).toBe(names.length);
  expect(prepare(names[0] ?? '')).toBe(names.length + 1);
});

test('workers run only while there are tables with bots, and stay a little for the next', () => {
  const house = pool();
  const table = house.sit(rules, setup);
  expect(house.running).toBe(0);
  table.prepare('hard');
  workers[0]?.answer({ ready: true });
  table.leave();
  const rematch = house.sit(rules, setup);
  pass(3_600_000);
  rematch.prepare('hard');
  expect([house.running, workers[0]?.asked.length]).toEqual([1, 1]);
  rematch.leave();
  pass(60_000);
  expect([house.running, workers[0]?.ended]).toEqual([0, true]);
});

test('a device that slept while an opponent thought does not stop it', async () => {
  const choosing = pool().sit(rules, setup).choose(question);
  workers[0]?.answer({ ready: true });
  now += 3_600_000;
  for (const { run } of clock.splice(0)) run();
  workers[0]?.answer({ move: other });
  expect(await choosing).toBe(other);
  expect(faults).toEqual([]);
});

test('a pool that is closed ends its workers and answers nobody', async () => {
  const house = pool();
  const [first, second] = [house.sit(rules, setup).choose(question), house.sit(rules, setup).choose(question)];
  await house.close();
  expect([await first, await second]).toEqual([null, null]);
  expect([house.running, workers[0]?.ended]).toEqual([0, true]);
  expect(await house.sit(rules, setup).choose(question)).toBeNull();
  expect(faults).toEqual([]);
});
