import { humanPace, type Question } from '@spieleabend/bots';
import { game as besenbingo } from '@spieleabend/games/besenbingo/rules.ts';
import { game as eineu } from '@spieleabend/games/eineu/rules.ts';
import { game as kartenspiel } from '@spieleabend/games/maedn-kartenspiel/rules.ts';
import { game as twentyOne } from '@spieleabend/games/twenty-one/rules.ts';
import { err, type Game, ok, Session, sample, seeded } from '@spieleabend/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { legalMoves } from './legal.ts';
import { type Chance, type Dice, LocalHost, type World } from './local-host.ts';
import type { LocalSeat } from './local-store.ts';
import { actingSeat, handOver, lookHere, takesBack } from './passing.ts';

const ANNA_BEN: readonly LocalSeat[] = [{ name: 'Anna' }, { name: 'Ben' }];
const ANNA_BOT: readonly LocalSeat[] = [{ name: 'Anna' }, { name: 'Holz', bot: 'greedy' }];

interface Waiting {
  readonly run: () => void;
  readonly milliseconds: number;
}

let waiting: Waiting[] = [];
beforeEach(() => {
  waiting = [];
});

/** Chooses for a bot: the first of the moves that are legal in what it sees. */
type Choose = (game: Game, question: Question) => Promise<string | null>;
const first: Choose = async (game, { view, seat }) => {
  const move = game.moves(game.resample(view, seat, seeded(1)), seat)[0];
  return move === undefined ? '' : game.makeMove(move);
};

/** A world in which time passes when the test says so. */
function world(game: Game, choose: Choose = first): World {
  const random = seeded(21);
  return {
    random,
    dice: { draw: (_, spec) => sample(spec, random), change() {} },
    pace: humanPace,
    choose: (question) => choose(game, question),
    now: () => 0,
    later: (milliseconds, run) => {
      const entry = { run, milliseconds };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
}

/** Lets every pause pass, also those that begin meanwhile, until only people are waited for. */
async function pass(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    next.run();
    await thinking();
  }
}

/** Lets the bots think to the end. */
async function thinking(): Promise<void> {
  for (let step = 0; step < 6; step++) await Promise.resolve();
}

const DRAWN: Chance = { typed: false, assume: () => false };

function open(game: Game, seats: readonly LocalSeat[], given = world(game), chance = DRAWN): LocalHost {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return new LocalHost(Session.start(game, { seats: seats.length, options }), seats, chance, given, () => {});
}

function firstMove(host: LocalHost): string {
  const { game, state } = host.state.session;
  const move = game.moves(state, actingSeat(host.state) ?? -1)[0];
  return move === undefined ? '' : game.makeMove(move);
}

describe('chance and bots', () => {
  test('chance is seen to happen: not at once, but by itself', async () => {
    const host = open(eineu, ANNA_BEN);
    expect(host.state.session.log).toEqual([]);
    await pass();
    expect(host.state.session.log.at(-1)).toMatch(/^\*:[46]$/);
  });

  test('in a series other dice are taken until the round differs from those before', async () => {
    const used = ['*:1', '*:2', '*:3', '*:4', '*:5', '*:6', '*:7', '*:8'];
    const series = { rule: 'BB-4.3', fresh: ([deal = '']: readonly string[]) => !used.includes(deal) };
    let sheet = 1;
    const dice: Dice = {
      draw: () => [sheet],
      change() {
        sheet++;
      },
    };
    const host = open(besenbingo, [{ name: 'Anna' }], { ...world(besenbingo), dice }, { ...DRAWN, series });
    host.hurry();
    expect(host.state.session.log).toEqual(['*:9']);
  });

  test('in a series an outcome that would repeat a round is not taken from real cards either', () => {
    const series = { rule: 'BB-4.3', fresh: ([deal]: readonly string[]) => deal !== '*:4' };
    const host = open(besenbingo, [{ name: 'Anna' }], world(besenbingo), { typed: true, assume: () => false, series });
    host.happen([4]);
    expect(host.state.refusal).toEqual({ code: 'not-fresh', rule: 'BB-4.3' });
    expect(host.state.session.log).toEqual([]);
    host.happen([5]);
    expect(host.state.session.log).toEqual(['*:5']);
  });

  test('a pause can be cut short', () => {
    const host = open(eineu, ANNA_BEN);
    host.hurry();
    expect(host.state.session.log).toHaveLength(1);
  });

  test('a whole game against a bot comes to its end', async () => {
    const host = open(twentyOne, ANNA_BOT);
    for (let turn = 0; turn < 500 && host.state.session.over === null; turn++) {
      await pass();
      if (host.state.session.over === null) host.decide(firstMove(host));
    }
    expect(host.state.session.over?.ranks).toHaveLength(2);
    expect(host.state.refusal).toBeNull();
  });

  test('a bot is shown its own seat and nothing of a decision that lies face down', async () => {
    const shownTo = async (choice: number): Promise<readonly unknown[]> => {
      const seen: unknown[] = [];
      const seats = [{ name: 'Anna' }, { name: 'Holz', bot: 'greedy' }, { name: 'Fichte', bot: 'greedy' }];
      const asking: Choose = (game, question) => {
        seen.push(question);
        return first(game, question);
      };
      const host = open(twentyOne, seats, world(twentyOne, asking));
      host.hurry();
      host.hurry();
      host.decide('keep');
      host.decide(legalMoves(twentyOne, lookHere(host.state))[choice] ?? '');
      expect(host.state.session.held.size).toBe(1);
      await thinking();
      host.hurry();
      await thinking();
      expect(seen).toMatchObject([{ seat: 1 }, { seat: 2 }]);
      return seen;
    };
    waiting = [];
    const one = await shownTo(0);
    waiting = [];
    expect(await shownTo(1)).toEqual(one);
  });

  test('a bot that was still thinking when its question was taken back decides nothing', async () => {
    const answers: ((text: string) => void)[] = [];
    const host = open(
      counting,
      ANNA_BOT,
      world(counting, () => new Promise((answer) => answers.push(answer))),
    );
    host.decide('1');
    host.hurry();
    host.takeBack();
    answers[0]?.('2');
    await pass();
    expect(host.state.session.log).toEqual([]);
    expect(actingSeat(host.state)).toBe(0);
    // Asked anew, it does.
    host.decide('2');
    answers[1]?.('1');
    await pass();
    expect(host.state.session.log).toEqual(['0:2', '1:1']);
  });

  test('a bot that thinks about a position that another tab has left behind is asked about the new one', async () => {
    const answers: ((text: string) => void)[] = [];
    const host = open(
      counting,
      ANNA_BOT,
      world(counting, () => new Promise((answer) => answers.push(answer))),
    );
    host.decide('1');
    const elsewhere = Session.start(counting, { seats: 2, options: {} }).decide(0, '2');
    if (!elsewhere.ok) throw new Error(elsewhere.error.code);
    host.adopt(elsewhere.value);
    answers[0]?.('1');
    await pass();
    expect(host.state.session.log).toEqual(['0:2']);
    answers[1]?.('2');
    await pass();
    expect(host.state.session.log).toEqual(['0:2', '1:2']);
  });

  test.each([
    ['easy', 400, 900],
    ['medium', 600, 1200],
    ['hard', 700, 1500],
    ['from a later version', 400, 1500],
  ])('an opponent (%s) is seen to decide after a human moment', async (bot, least, most) => {
    const moments: number[] = [];
    for (let game = 0; game < 40; game++) {
      const host = open(counting, [{ name: 'Anna' }, { name: 'Holz', bot }], {
        ...world(counting),
        random: seeded(game),
      });
      host.decide('1');
      await thinking();
      expect(host.state.session.log).toEqual(['0:1']);
      moments.push(waiting.at(-1)?.milliseconds ?? 0);
      await pass();
      expect(host.state.session.log).toHaveLength(2);
    }
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...moments)).toBeLessThanOrEqual(most);
    expect(new Set(moments).size).toBeGreaterThan(20);
  });

  test('it thinks while the moment passes, not after it', () => {
    let asked = 0;
    const host = open(
      counting,
      ANNA_BOT,
      world(counting, async () => {
        asked++;
        return '2';
      }),
    );
    expect(asked).toBe(0);
    host.decide('1');
    expect([asked, waiting.length]).toEqual([1, 1]);
  });

  test('who hurries it sees its move at once, or as soon as it has thought', async () => {
    const answers: ((text: string) => void)[] = [];
    const host = open(
      counting,
      ANNA_BOT,
      world(counting, () => new Promise((answer) => answers.push(answer))),
    );
    host.decide('1');
    host.hurry();
    host.hurry();
    await thinking();
    expect(host.state.session.log).toEqual(['0:1']);
    answers[0]?.('2');
    await thinking();
    expect(host.state.session.log).toEqual(['0:1', '1:2']);
    expect(answers).toHaveLength(1);
  });

  test('several bots that decide at the same time share one moment', async () => {
    let now = 0;
    const seats = [{ name: 'Anna' }, { name: 'Holz', bot: 'easy' }, { name: 'Fichte', bot: 'easy' }];
    const host = open(twentyOne, seats, { ...world(twentyOne), now: () => now });
    host.hurry();
    host.hurry();
    host.decide('keep');
    const [moment] = waiting;
    now = moment?.milliseconds ?? 0;
    moment?.run();
    await thinking();
    // The second has waited as long as the first; what it still takes is what its own moment is longer.
    expect(host.state.session.held.has(1)).toBe(true);
    expect(waiting.at(-1)?.milliseconds ?? 0).toBeLessThanOrEqual(500);
  });

  test('a table that is closed asks nobody and decides nothing', async () => {
    const host = open(counting, ANNA_BOT);
    host.decide('1');
    host.close();
    await pass();
    expect(host.state.session.log).toEqual(['0:1']);
    expect(waiting).toEqual([]);
  });
});

describe('one device for several people', () => {
  async function entering(): Promise<LocalHost> {
    const host = open(twentyOne, ANNA_BEN);
    await pass();
    host.decide('keep');
    return host;
  }

  test('it acts for one after the other, and the second does not see what the first has decided (TO-3.5)', async () => {
    const host = await entering();
    const mine = firstMove(host);
    expect(actingSeat(host.state)).toBe(0);
    host.decide(mine);
    expect(actingSeat(host.state)).toBe(1);
    expect(lookHere(host.state)).toMatchObject({ viewer: 1, mine: null });
    expect(lookHere(host.state).log).not.toContain(`0:${mine}`);
    host.decide(firstMove(host));
    expect(host.state.session.log).toContain(`0:${mine}`);
  });

  test('the first may take his decision up again and gets the device back', async () => {
    const host = await entering();
    host.decide(firstMove(host));
    expect(takesBack(host.state)).toBe(0);
    host.takeBack();
    expect(host.state.session.held.size).toBe(0);
    expect(actingSeat(host.state)).toBe(0);
  });

  test('MK-3.1 who has moved sees the card drawn for it before the device goes on, and nobody else does', async () => {
    const host = open(kartenspiel, ANNA_BEN);
    await pass();
    host.receive(0);
    host.decide(firstMove(host));
    host.hurry();
    expect(host.state.session.waiting).toEqual([1]);
    expect(handOver(host.state)).toBeNull();
    expect(lookHere(host.state)).toMatchObject({ viewer: 0, waiting: [1] });
    expect(lookHere(host.state).log.at(-1)).toMatch(/^\*:\d$/);
    expect(legalMoves(host.state.session.game, lookHere(host.state))).toEqual([]);
    host.hurry();
    expect(handOver(host.state)).toBe(1);
    expect(lookHere(host.state).log.at(-1)).toBe('*:?');
    expect(actingSeat(host.state)).toBeNull();
  });

  test('EI-3.5 nobody takes a tip back', async () => {
    const host = open(eineu, ANNA_BEN);
    await pass();
    host.decide('b9');
    expect(takesBack(host.state)).toBeNull();
    host.takeBack();
    expect(host.state.refusal).toEqual({ code: 'no-take-back' });
    expect(host.state.session.log.at(-1)).toMatch(/:b9$/);
  });

  test('an illegal move changes nothing and says why', async () => {
    const host = open(eineu, ANNA_BEN);
    await pass();
    const before = host.state.session;
    host.decide('b5');
    expect(host.state.session).toBe(before);
    expect(host.state.refusal).toMatchObject({ rule: 'EI-3.1' });
  });

  test('what only the next person may see waits until that person holds the device', () => {
    const host = open(secretive, ANNA_BEN);
    expect(handOver(host.state)).toBe(0);
    expect(lookHere(host.state).view).toEqual({ own: null });
    host.receive(0);
    expect(lookHere(host.state).view).toEqual({ own: 'card 0' });
    host.decide('1');
    expect(handOver(host.state)).toBe(1);
    expect(actingSeat(host.state)).toBeNull();
    expect(lookHere(host.state)).toMatchObject({ viewer: 'spectator', view: { own: null } });
    host.receive(1);
    expect(lookHere(host.state)).toMatchObject({ viewer: 1, view: { own: 'card 1' } });
  });
});

describe('with the real box on the table', () => {
  const TYPED: Chance = { typed: true, assume: () => false };
  const SHEET: Chance = { typed: true, assume: (move) => move === 'keep' };

  test('nothing is drawn: the table waits for what people type in', async () => {
    const host = open(twentyOne, ANNA_BEN, world(twentyOne), TYPED);
    await pass();
    expect(host.state.session.log).toEqual([]);
    host.happen([0, 1]);
    host.happen([6, 5, 4, 3, 2, 1]);
    expect(host.state.session.log).toEqual(['*:ab', '*:654321']);
    expect(actingSeat(host.state)).toBe(0);
  });

  test('what cannot have fallen is refused, and another entry is waited for', () => {
    const host = open(twentyOne, ANNA_BEN, world(twentyOne), TYPED);
    host.happen([2, 2]);
    expect(host.state.refusal).toMatchObject({ code: 'notation', reason: 'sheet-twice' });
    host.happen([2, 3]);
    expect(host.state).toMatchObject({ refusal: null });
  });

  test('a mistyped roll is taken out with all that was decided on it', () => {
    const host = open(twentyOne, ANNA_BEN, world(twentyOne), TYPED);
    host.happen([0, 1]);
    host.happen([6, 5, 4, 3, 2, 1]);
    host.decide('keep');
    host.decide(firstMove(host));
    host.correct();
    host.correct();
    expect(host.state.session.log).toEqual(['*:ab']);
    host.happen([1, 1, 1, 1, 1, 1]);
    expect(host.state.session.log).toEqual(['*:ab', '*:111111']);
  });

  test('a bot at such a table waits for its roll, and what it decided goes with a mistyped one', async () => {
    const host = open(twentyOne, [{ name: 'Holz', bot: 'greedy' }, { name: 'Anna' }], world(twentyOne), TYPED);
    host.happen([0, 1]);
    host.happen([6, 5, 4, 3, 2, 1]);
    await pass();
    expect(host.state.session.log.at(-1)).toBe('0:keep');
    host.correct();
    expect(host.state.session.log).toEqual(['*:ab']);
  });

  test('a table that draws takes no outcome and corrects nothing', () => {
    const host = open(twentyOne, ANNA_BEN);
    host.happen([0, 1]);
    expect(host.state.refusal).toEqual({ code: 'not-typed' });
    host.correct();
    expect(host.state.refusal).toEqual({ code: 'nothing-to-correct' });
  });

  test('keeping one sheet alone, the roll typed in is the final one: whoever rolled it has kept it', () => {
    const host = open(twentyOne, [{ name: 'Anna' }], world(twentyOne), SHEET);
    host.happen([3]);
    host.happen([6, 5, 4, 3, 2, 1]);
    expect(host.state.session.log).toEqual(['*:d', '*:654321', '0:keep']);
    expect(host.state.session.waiting).toEqual([0]);
    host.correct();
    expect(host.state.session.log).toEqual(['*:d']);
  });

  test('MK-6.1 drawn cards are typed in by the one who holds them, behind the curtain', () => {
    const host = open(kartenspiel, ANNA_BEN, world(kartenspiel), TYPED);
    expect(handOver(host.state)).toBe(0);
    host.receive(0);
    host.happen([3]);
    host.happen([4]);
    expect(handOver(host.state)).toBe(1);
    expect(lookHere(host.state).log).toEqual(['*:?', '*:?']);
    host.receive(1);
    host.happen([5]);
    expect(lookHere(host.state).log.slice(0, 2)).toEqual(['*:?', '*:?']);
    expect(lookHere(host.state).log[2]).not.toBe('*:?');
    // Both hold their cards: who moves next gets the device, and does not see the other's.
    host.happen([6]);
    expect(handOver(host.state)).toBe(0);
    expect(lookHere(host.state).view).toMatchObject({ hand: null });
    host.receive(0);
    expect(lookHere(host.state).view).toMatchObject({ hand: [3, 4] });
  });
});

/** Two take turns in saying a digit, three times in all; nothing is hidden. */
const counting: Game = {
  id: 'counting',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: [],
  takeBack: true,
  data: null,
  start: () => 0,
  status: (said) =>
    said === 3
      ? { type: 'over', result: { ranks: [1, 1], scores: [0, 0], tieBreak: null } }
      : { type: 'decide', seats: [Number(said) % 2], sealed: [] },
  moves: () => ['1', '2'],
  step: (said) => ok(Number(said) + 1),
  chance: () => err({ code: 'no-chance', rule: 'X-1' }),
  view: (said) => said,
  resample: (said) => said,
  makeMove: String,
  parseMove: (text) => ok(text),
  makeOutcome: String,
  parseOutcome: () => ok([]),
  maxDecisions: () => 3,
  scoreRange: () => ({ min: 0, max: 0 }),
};

/** The same with a card in hand that nobody else may see. */
const secretive: Game = {
  ...counting,
  view: (_said, viewer) => ({ own: viewer === 'spectator' ? null : `card ${viewer}` }),
};
