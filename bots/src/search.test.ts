import type { Search } from '@spieleabend/games';
import { type Game, ok, type Random, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { search } from './search.ts';
import { asks, over, toy } from './testing.ts';

const GUIDE: Search = { iterations: 1000, steps: 100_000 };

function choice(game: Game, view: unknown, seat = 0, guide = GUIDE, random: Random = seeded(1)): unknown {
  return search(game, guide, { view, seat }, random);
}

/** Seats in turn take one to three from a heap; who takes the last one wins. */
const nim = toy<{ heap: number; mover: number; seats: number }>({
  status({ heap, mover, seats }) {
    const winner = (mover + seats - 1) % seats;
    return heap === 0 ? over(Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0))) : asks(mover);
  },
  moves: ({ heap }) => ['1', '2', '3'].slice(0, heap),
  after: ({ heap, mover, seats }, _, move) => ({ heap: heap - Number(move), mover: (mover + 1) % seats, seats }),
});

describe('open games', () => {
  test('a win in one move is taken', () => {
    for (const heap of [2, 3]) expect(choice(nim, { heap, mover: 0, seats: 2 })).toBe(String(heap));
  });

  test('a win in two and in three moves is found', () => {
    for (const heap of [5, 6, 7]) expect(choice(nim, { heap, mover: 0, seats: 2 })).toBe(String(heap - 4));
    for (const heap of [9, 10, 11]) expect(choice(nim, { heap, mover: 1, seats: 2 }, 1)).toBe(String(heap - 8));
  });

  test('with three seats everybody is expected to play for himself', () => {
    // After `trust`, seat 1 may win, and seat 0 is second; or he may throw his win away to make seat 0 the last.
    const ends: Readonly<Record<string, readonly number[]>> = { win: [1, 2, 0], spite: [0, 1, 2], safe: [1, 2, 1] };
    const bargain = toy<string>({
      status: (said) => (said === '' ? asks(0) : said === 'trust' ? asks(1) : over(ends[said] ?? [])),
      moves: (said) => (said === '' ? ['safe', 'trust'] : ['spite', 'win']),
      after: (_, __, move) => move,
    });
    expect(choice(bargain, '')).toBe('trust');
  });

  test('the only move is made without a thought', () => {
    const never: Random = {
      below() {
        throw new Error('nothing to think about');
      },
    };
    expect(choice(nim, { heap: 1, mover: 0, seats: 2 }, 0, GUIDE, { below: () => 0 })).toBe('1');
    expect(() => choice(nim, { heap: 2, mover: 0, seats: 2 }, 0, GUIDE, never)).toThrow('nothing to think about');
  });

  test('who plays alone plays for points', () => {
    const purse = toy<{ left: number; points: number }>({
      status: ({ left, points }) => (left === 0 ? over([points]) : asks(0)),
      moves: () => ['7', '30', '12'],
      after: ({ left, points }, _, move) => ({ left: left - 1, points: points + Number(move) }),
    });
    expect(choice(purse, { left: 3, points: 0 })).toBe('30');
  });

  test('a game without an end does not keep it for ever', () => {
    let steps = 0;
    const corridor = toy<number>({
      status: () => asks(0),
      moves: () => ['left', 'right'],
      after: (at, _, move) => {
        steps++;
        return at + (move === 'left' ? -1 : 1);
      },
    });
    expect(['left', 'right']).toContain(choice(corridor, 0, 0, { iterations: 50, steps: 700 }));
    expect(steps).toBe(700);
  });

  test('the same seed gives the same moves', () => {
    const games = () =>
      [1, 2, 3, 4, 5, 6].map((seed) => choice(nim, { heap: 12, mover: 0, seats: 2 }, 0, GUIDE, seeded(seed)));
    expect(games()).toEqual(games());
  });
});

describe('what a room may know', () => {
  test('a judgement breaks the game off', () => {
    const evaluate = (state: unknown): readonly number[] => {
      const { heap, mover } = state as { heap: number; mover: number };
      const good = heap % 4 === 0 ? 0 : 1;
      return mover === 0 ? [good, 1 - good] : [1 - good, good];
    };
    const guide = { iterations: 30, steps: 1000, cut: { depth: 0, evaluate } };
    expect(choice(nim, { heap: 101, mover: 0, seats: 2 }, 0, guide)).toBe('1');
    expect(choice(nim, { heap: 103, mover: 1, seats: 2 }, 1, guide)).toBe('3');
  });

  test('a policy leads to what is not found by chance', () => {
    // Behind one door lie 5 points; behind the other 100, but only for him who takes the right one of six ways five times.
    const maze = toy<{ door: string; left: number }>({
      status: ({ door, left }) => (door === 'near' ? over([5]) : left > 0 ? asks(0) : over([left === 0 ? 100 : 0])),
      moves: ({ door }) => (door === '' ? ['far', 'near'] : ['astray', 'back', 'down', 'left', 'on', 'right']),
      after: ({ door, left }, _, move) =>
        door === '' ? { door: move, left } : { door, left: move === 'on' ? left - 1 : -1 },
    });
    const policy: Search['policy'] = ({ moves }) => moves.find((move) => move === 'on') ?? 'far';
    const few = { iterations: 100, steps: 5000 };
    expect(choice(maze, { door: '', left: 5 }, 0, few)).toBe('near');
    expect(choice(maze, { door: '', left: 5 }, 0, { ...few, policy })).toBe('far');
  });
});

describe('hidden information', () => {
  interface Duel {
    readonly own: number;
    /** Null in the view. */
    readonly other: number | null;
    readonly phase: 'choose' | 'draw' | 'over';
  }
  /** Ten cards, one each; the higher wins. Seat 0 may exchange his unseen for another. */
  const duel = toy<Duel>({
    status({ own, other, phase }) {
      if (phase === 'choose') return asks(0);
      if (phase === 'over') return over([own, other ?? 0]);
      const counts = Array.from({ length: 10 }, (_, card) => (card === own || card === other ? 0 : 1));
      return { type: 'chance', spec: { kind: 'draw', counts, take: 1 } };
    },
    moves: () => ['stand', 'exchange'],
    after: (state, _, move) => ({ ...state, phase: move === 'stand' ? 'over' : 'draw' }),
    chance: (state, [card]) => ok({ ...state, own: card ?? 0, phase: 'over' }),
    view: (state, viewer) => (viewer === 0 ? { ...state, other: null } : state),
    resample(view, _, random) {
      const other = random.below(9);
      return { ...view, other: view.other ?? (other < view.own ? other : other + 1) };
    },
  });

  test('all that may lie behind the view is weighed', () => {
    for (const own of [6, 7, 8, 9]) expect(choice(duel, { own, other: null, phase: 'choose' })).toBe('stand');
    for (const own of [0, 1, 2, 3]) expect(choice(duel, { own, other: null, phase: 'choose' })).toBe('exchange');
  });

  test('only moves that are legal in the state of the hour are tried, and the seldom legal ones get their turn', () => {
    // Seat 1 may parry only with the fitting shield, of four; a thrust that he cannot parry wins, and seat 0 wins one of two at dice.
    interface Fence {
      readonly shield: number | null;
      readonly thrust: string | null;
      readonly parried: boolean | null;
    }
    const fence = toy<Fence>({
      status({ thrust, parried }) {
        if (thrust === null) return asks(0);
        return parried === null && thrust !== 'wait'
          ? asks(1)
          : over(parried === true || thrust === 'wait' ? [0, 1] : [1, 0]);
      },
      moves: ({ shield, thrust }) =>
        thrust === null ? ['0', '1', '2', '3', 'wait'] : String(shield) === thrust ? ['parry', 'yield'] : ['yield'],
      after: (state, seat, move) => (seat === 0 ? { ...state, thrust: move } : { ...state, parried: move === 'parry' }),
      // Shield 2 is never there.
      resample: (view, _, random) => ({ ...view, shield: view.shield ?? [0, 1, 3][random.below(3)] ?? 0 }),
    });
    expect(choice(fence, { shield: null, thrust: null, parried: null })).toBe('2');
  });
});

describe('deciding at the same time', () => {
  interface Hunt {
    readonly hidden: string | null;
    readonly sought: string | null;
  }
  /** Seat 0 hides in one of four places, or calls it a draw; seat 1 looks into one. */
  const hunt = toy<Hunt>({
    status({ hidden, sought }) {
      if (hidden === null)
        return { type: 'decide', seats: sought === null ? [0, 1] : [0], sealed: sought === null ? [] : [1] };
      if (sought === null) return asks(1, [0]);
      return over(hidden === 'draw' ? [1, 1] : hidden === sought ? [0, 1] : [1, 0]);
    },
    moves: ({ hidden, sought }, seat) => {
      if ((seat === 0 ? hidden : sought) !== null) return [];
      return seat === 0 ? ['a', 'b', 'c', 'd', 'draw'] : ['a', 'b', 'c', 'd'];
    },
    after: (state, seat, move) => (seat === 0 ? { ...state, hidden: move } : { ...state, sought: move }),
  });

  test('nobody is feared to answer what he cannot see', () => {
    for (const seed of [1, 2, 3]) {
      expect(choice(hunt, { hidden: null, sought: null }, 0, GUIDE, seeded(seed))).not.toBe('draw');
    }
  });

  test('the last to decide does not know the others either', () => {
    // What lies face down is drawn anew: three times of four it is d.
    const face = toy<Hunt>({
      ...hunt,
      after: (state, _, move) => ({ ...(state as Hunt), sought: move }),
      resample: (view, _, random) => ({ ...(view as Hunt), hidden: random.below(4) === 0 ? 'a' : 'd' }),
    } as Parameters<typeof toy<Hunt>>[0]);
    expect(choice(face, { hidden: null, sought: null }, 1)).toBe('d');
  });
});
