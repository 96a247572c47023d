import { type Game, Session, seeded } from '@spieleabend/kernel';
import { beforeEach, expect, test } from 'vitest';
import { over, toy } from './testing.ts';
import { type Question, Turns } from './turns.ts';

/** Both seats say a word at the same time, and that is all. */
const words: Game = toy<number>({
  start: () => 0,
  status: (said) =>
    said === 2 ? over([0, 0]) : { type: 'decide', seats: [0, 1].slice(said), sealed: [0, 1].slice(0, said) },
  moves: () => ['yes', 'no'],
  after: (said) => said + 1,
});
const LEVELS = ['hard', 'hard'];
const MOMENT = 1000;
const LEAST = 250;

/** What is heard of a bot, and when. */
interface Decided {
  readonly seat: number;
  readonly move: string;
  readonly after: number;
}

let now = 0;
/** What a clock on the wall is ahead of the time that passes. */
let ahead = 0;
let timers: { readonly run: () => void; readonly at: number }[] = [];
let decided: Decided[] = [];
beforeEach(() => {
  [now, ahead, timers, decided] = [0, 0, [], []];
});

function turns(choose: (question: Question) => Promise<string | null>): Turns {
  return new Turns({
    random: seeded(1),
    pace: () => MOMENT,
    least: LEAST,
    now: () => now + ahead,
    later: (milliseconds, run) => {
      const timer = { run, at: now + milliseconds };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    choose,
    decided: (seat, move) => decided.push({ seat, move, after: now }),
    failed: (error) => {
      throw error;
    },
  });
}

/** Lets so many milliseconds pass, one after the other, with all that is promised meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  for (let until = now + milliseconds; now < until; now++) {
    await Promise.resolve();
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
  }
}

/** A bot that thinks for so many milliseconds. */
function thinkingFor(milliseconds: number): () => Promise<string> {
  return () =>
    new Promise((answer) => {
      timers.push({ run: () => answer('yes'), at: now + milliseconds });
    });
}

const begun = Session.start(words, { seats: 2, options: {} });

test('from a bot that is hurried nobody learns how long it has thought', async () => {
  const times: (number | undefined)[] = [];
  for (const thinks of [1, 40, 200]) {
    [now, timers, decided] = [0, [], []];
    const table = turns(thinkingFor(thinks));
    table.wake(begun, LEVELS);
    for (let taps = 0; taps < 3; taps++) {
      table.hurry();
      await pass(20);
    }
    await pass(2 * MOMENT);
    expect(decided).toHaveLength(1);
    times.push(decided[0]?.after);
  }
  expect(times).toEqual([LEAST, LEAST, LEAST]);
});

test('hurrying never makes the moment longer', async () => {
  const table = turns(async () => 'yes');
  table.wake(begun, LEVELS);
  await pass(600);
  table.hurry();
  await pass(1);
  expect(decided).toMatchObject([{ after: 600 }]);
});

test('a clock that is set back while bots decide makes nobody wait longer', async () => {
  const table = turns(async () => 'yes');
  table.wake(begun, LEVELS);
  await pass(MOMENT + 1);
  ahead = -3_600_000;
  const next = begun.decide(0, 'yes');
  if (!next.ok) throw new Error(next.error.code);
  table.wake(next.value, LEVELS);
  await pass(MOMENT + 1);
  expect(decided.map(({ seat }) => seat)).toEqual([0, 1]);
});
