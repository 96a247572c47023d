import { admits, enumerate, openRecord, recordOf, replayRecord, Session, type Setup } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { DICE, DIE_DATA, isNeighbour } from './data/dice.ts';
import { type ExtraTip, game, type State } from './rules.ts';

const setup = (extraTip: ExtraTip = 'made'): Setup => ({ seats: 2, options: { extraTip } });

/** The session after these entries; fails if one is refused. */
function play(log: string, extraTip: ExtraTip = 'made'): Session {
  let session: Session = Session.start(game, setup(extraTip));
  for (const entry of log.split(' ').filter(Boolean)) {
    const next = session.replay(entry);
    if (!next.ok) throw new Error(`${entry}: ${JSON.stringify(next.error)}`);
    session = next.value;
  }
  return session;
}

const stateAfter = (log: string, extraTip?: ExtraTip) => play(log, extraTip).state as State;

/** Why an entry is refused after these entries. */
function refusal(log: string, entry: string, extraTip?: ExtraTip): unknown {
  const next = play(log, extraTip).replay(entry);
  return next.ok ? null : next.error;
}

/** What the seat whose turn it is may do. */
function movesAfter(log: string, extraTip?: ExtraTip): readonly string[] {
  const state = stateAfter(log, extraTip);
  return game.moves(state, state.seat).map((move) => game.makeMove(move));
}

describe('common to all games', () => {
  test('C-1 seat 0 has the first roll, and the turns go round', () => {
    expect(stateAfter('').seat).toBe(0);
    expect(stateAfter('*:3').seat).toBe(1);
    expect(play('*:4').waiting).toEqual([0]);
    expect(play('*:4 0:b9').waiting).toEqual([1]);
    expect(game.step(stateAfter('*:4'), 1, { type: 'tip', die: 'b', top: 9 })).toEqual({
      ok: false,
      error: { code: 'not-your-turn', rule: 'C-1' },
    });
  });

  test('C-2 the roll is a chance event of six faces whose outcome comes from outside and stands in the log', () => {
    const { status } = play('');
    if (status.type !== 'chance') throw new Error(status.type);
    expect(enumerate(status.spec)?.map(({ outcome }) => outcome)).toEqual([[2], [3], [4], [6], [7], [8]]);
    expect(admits(status.spec, [5])).toBe(false);
    expect(play('*:3 *:6').log).toEqual(['*:3', '*:6']);
  });

  test('C-3 a refused move names its paragraph and changes nothing', () => {
    const session = play('*:4 0:b9');
    const before = JSON.stringify(session.look(1));
    expect(session.decide(1, 'b7')).toEqual({ ok: false, error: { code: 'same-die', rule: 'EI-3.2', die: 'b' } });
    expect(JSON.stringify(session.look(1))).toBe(before);
    expect(session.decide(1, 'r1').ok).toBe(true);
  });

  test('C-4 the winner has rank 1 and score 1, the other rank 2 and score 0, and no tie-break decides', () => {
    expect(play('*:4 0:b1 1:r1').over).toEqual({ ranks: [2, 1], scores: [0, 1], tieBreak: null });
  });

  test('C-4 a drawn game has scores 0 0 and ranks 1 1', () => {
    expect(play(ROUND_IN_ONE_TURN).over).toEqual({ ranks: [1, 1], scores: [0, 0], tieBreak: null });
  });

  test('C-5 an option not named has its default; unknown options and values are refused', () => {
    const record = { ...recordOf(play('*:4'), ['Anna', 'Ben']), options: {} };
    const opened = openRecord(game, record);
    expect(opened.ok && opened.value.setup.options).toEqual({ extraTip: 'made' });
    expect(openRecord(game, { ...record, options: { extraTip: 'never' } })).toMatchObject({
      error: { code: 'bad-option' },
    });
    expect(openRecord(game, { ...record, options: { extraTips: 'made' } })).toMatchObject({
      error: { code: 'unknown-option' },
    });
  });

  test('C-6 an earned tip is asked for even if nobody would want it; a tip that earns nothing ends the turn by itself', () => {
    expect(play('*:6 0:r8 1:b7').waiting).toEqual([1]);
    expect(play('*:4 0:b9').log).toEqual(['*:4', '0:b9']);
    expect(play('*:4 0:b9').waiting).toEqual([1]);
  });
});

describe('material', () => {
  test('EI-1.1 the faces of the three dice', () => {
    expect(DIE_DATA.b.faces).toEqual([1, 2, 5, 6, 7, 9]);
    expect(DIE_DATA.r.faces).toEqual([1, 3, 4, 5, 8, 9]);
    expect(DIE_DATA.k.faces).toEqual([2, 3, 4, 6, 7, 8]);
  });

  test('EI-1.1 a number that the die does not bear is refused', () => {
    expect(refusal('*:4', '0:b3')).toEqual({ code: 'not-a-face', rule: 'EI-1.1', die: 'b', value: 3 });
    expect(refusal('*:4', '0:k9')).toEqual({ code: 'not-a-face', rule: 'EI-1.1', die: 'k', value: 9 });
    expect(game.chance(stateAfter(''), [5])).toMatchObject({ error: { code: 'not-a-face', rule: 'EI-1.1', value: 5 } });
  });

  test('EI-1.2 opposite faces use every face once and sum to 9, 10 or 11', () => {
    for (const die of DICE) {
      const { faces, opposites } = DIE_DATA[die];
      expect(opposites.flat().sort((a, b) => a - b)).toEqual(faces);
      for (const [one, other] of opposites) expect([9, 10, 11]).toContain(one + other);
    }
  });

  test('EI-1.2 only blue and red bear 1, 5 and 9', () => {
    const shared = DIE_DATA.b.faces.filter((face) => DIE_DATA.r.faces.includes(face));
    expect(shared).toEqual([1, 5, 9]);
    expect(shared.filter((face) => DIE_DATA.k.faces.includes(face))).toEqual([]);
  });
});

describe('setup', () => {
  test('EI-2.1 blue and red lie with 5 up, and nobody may tip before the roll', () => {
    expect(stateAfter('').tops).toMatchObject({ b: 5, r: 5 });
    expect(refusal('', '0:b9')).toEqual({ code: 'chance-first', rule: 'C-2' });
    expect(game.step(stateAfter(''), 0, { type: 'stop' })).toMatchObject({
      error: { code: 'chance-first', rule: 'EI-2.1' },
    });
  });

  test.each([2, 3, 7, 8])('EI-2.1 on a %i the other player rolls', (face) => {
    expect(play(`*:${face}`).status.type).toBe('chance');
    expect(stateAfter(`*:${face}`)).toMatchObject({ seat: 1, tops: { k: face }, targets: null });
    expect(stateAfter(`*:${face} *:${face}`).seat).toBe(0);
  });

  test('EI-2.1 once 4 or 6 has come nobody rolls again', () => {
    expect(refusal('*:4', '*:4')).toEqual({ code: 'no-chance', rule: 'C-2' });
    expect(game.chance(stateAfter('*:4'), [4])).toMatchObject({ error: { code: 'no-chance', rule: 'EI-2.1' } });
  });

  test.each([
    ['*:4', 0, [9, 1], 4],
    ['*:6', 0, [1, 9], 6],
    ['*:3 *:4', 1, [1, 9], 4],
    ['*:3 *:6', 1, [9, 1], 6],
    ['*:8 *:2 *:4', 0, [9, 1], 4],
  ])('EI-2.2 after %s seat %i begins and the targets are %j', (log, seat, targets, black) => {
    expect(stateAfter(log)).toMatchObject({ seat, targets, tops: { b: 5, r: 5, k: black } });
    expect(play(log).waiting).toEqual([seat]);
  });
});

describe('turn', () => {
  test('EI-3.1 a tip brings up any face but the present top and its opposite', () => {
    expect(movesAfter('*:4')).toEqual(['b1', 'b2', 'b7', 'b9', 'r1', 'r3', 'r8', 'r9', 'k2', 'k3', 'k7', 'k8']);
    expect(refusal('*:4', '0:b5')).toEqual({ code: 'not-a-neighbour', rule: 'EI-3.1', die: 'b', value: 5, top: 5 });
    expect(refusal('*:4', '0:b6')).toEqual({ code: 'not-a-neighbour', rule: 'EI-3.1', die: 'b', value: 6, top: 5 });
  });

  test('EI-3.1 from every top there are four choices, and each can be tipped back later', () => {
    for (const die of DICE) {
      for (const from of DIE_DATA[die].faces) {
        const reached = DIE_DATA[die].faces.filter((to) => isNeighbour(die, from, to));
        expect(reached).toHaveLength(4);
        for (const to of reached) expect(isNeighbour(die, to, from)).toBe(true);
      }
    }
  });

  test('EI-3.2 the die tipped last rests, across players and within a turn', () => {
    expect(refusal('*:4 0:b9', '1:b7')).toEqual({ code: 'same-die', rule: 'EI-3.2', die: 'b' });
    expect(movesAfter('*:4 0:b9').some((move) => move.startsWith('b'))).toBe(false);
    expect(refusal('*:6 0:r8 1:b7', '1:b9')).toEqual({ code: 'same-die', rule: 'EI-3.2', die: 'b' });
    expect(refusal('*:6 0:r8 1:b7 1:stop', '0:b9')).toEqual({ code: 'same-die', rule: 'EI-3.2', die: 'b' });
  });

  test('EI-3.2 the very first tip is free, black included', () => {
    expect(play('*:4 0:k8').waiting).toEqual([1]);
  });

  test('EI-3.3 a pair earns a further tip', () => {
    const log = '*:4 0:b9 1:r1 0:k8 1:r8';
    expect(stateAfter(log)).toMatchObject({ tops: { r: 8, k: 8 }, seat: 1, earned: true });
    expect(movesAfter(log)).toContain('stop');
  });

  test('EI-3.3 a sequence earns a further tip, in any order of the dice', () => {
    expect(stateAfter('*:4 0:b9 1:r1 0:k8 1:r8 1:k7')).toMatchObject({ tops: { b: 9, r: 8, k: 7 }, earned: true });
    expect(stateAfter('*:6 0:r8 1:b7')).toMatchObject({ tops: { b: 7, r: 8, k: 6 }, earned: true });
  });

  test('EI-3.3 the player may stop instead', () => {
    expect(play('*:6 0:r8 1:b7 1:stop').waiting).toEqual([0]);
    expect(stateAfter('*:6 0:r8 1:b7 1:stop')).toMatchObject({ tops: { b: 7, r: 8, k: 6 }, last: 'b', earned: false });
  });

  test('EI-3.3 nobody may stop who has not earned a further tip', () => {
    expect(refusal('*:4', '0:stop')).toEqual({ code: 'cannot-stop', rule: 'EI-3.3' });
    expect(refusal('*:4 0:b9', '1:stop')).toEqual({ code: 'cannot-stop', rule: 'EI-3.3' });
    expect(refusal('*:6 0:r8 1:b7 1:stop', '0:stop')).toEqual({ code: 'cannot-stop', rule: 'EI-3.3' });
  });

  test('EI-3.4 the die just tipped has to be one of the two alike; under "lying" any pair will do', () => {
    expect(stateAfter('*:4 0:k8', 'made')).toMatchObject({ tops: { b: 5, r: 5 }, seat: 1, earned: false });
    expect(stateAfter('*:4 0:k8', 'lying')).toMatchObject({ tops: { b: 5, r: 5 }, seat: 0, earned: true });
  });

  test.each(['made', 'lying'] as const)(
    'EI-3.4 under "%s" a pair with the tipped die and a sequence both count',
    (extraTip) => {
      expect(stateAfter('*:4 0:b9 1:r1 0:k8 1:r8', extraTip).earned).toBe(true);
      expect(stateAfter('*:6 0:r8 1:b7', extraTip).earned).toBe(true);
      expect(stateAfter('*:4 0:b9', extraTip).earned).toBe(false);
    },
  );

  test('EI-3.5 nothing is taken back, but a die may return to an earlier face', () => {
    const session = play('*:4 0:b9');
    expect(session.takeBack(0)).toEqual({ ok: false, error: { code: 'no-take-back' } });
    expect(session.look(0).canTakeBack).toBe(false);
    expect(stateAfter('*:4 0:b9 1:r1 0:b5').tops.b).toBe(5);
  });
});

describe('end', () => {
  test('EI-4.1 two nines win for the owner of the nines, whoever tipped', () => {
    expect(play('*:4 0:b9 1:r9').over).toEqual({ ranks: [1, 2], scores: [1, 0], tieBreak: null });
    expect(play('*:6 0:b9 1:r9').over).toEqual({ ranks: [2, 1], scores: [0, 1], tieBreak: null });
  });

  test('EI-4.1 two ones win for the owner of the ones, whoever tipped', () => {
    expect(play('*:4 0:b1 1:r1').over).toEqual({ ranks: [2, 1], scores: [0, 1], tieBreak: null });
    expect(play('*:6 0:b1 1:r1').over).toEqual({ ranks: [1, 2], scores: [1, 0], tieBreak: null });
  });

  test('EI-4.1 the game ends at once, in the middle of a turn too', () => {
    const log = '*:4 0:b9 1:r1 0:k8 1:r8 1:k7 1:r9';
    expect(play(log).over).toEqual({ ranks: [1, 2], scores: [1, 0], tieBreak: null });
    expect(refusal(log, '1:stop')).toEqual({ code: 'over' });
    expect(movesAfter(log)).toEqual([]);
    expect(game.step(stateAfter(log), 1, { type: 'stop' })).toMatchObject({
      error: { code: 'over', rule: 'EI-4.1' },
    });
  });

  test('EI-4.1 two fives are no target: the opening pair wins nothing', () => {
    expect(play('*:4').over).toBeNull();
  });

  test('EI-4.2 earned tips count: one turn that goes round is drawn when its position arises for the third time', () => {
    const beforeTheLast = ROUND_IN_ONE_TURN.split(' ').slice(0, -1).join(' ');
    expect(play(beforeTheLast).over).toBeNull();
    expect(play(ROUND_IN_ONE_TURN).over).toEqual({ ranks: [1, 1], scores: [0, 0], tieBreak: null });
    expect(refusal(ROUND_IN_ONE_TURN, '1:k7')).toEqual({ code: 'over' });
  });

  test('EI-4.2 the same tops with the other player to act are another position', () => {
    // Seven tips that lead back to the same tops and the same resting die, but with the other player to act.
    const round = ['r3', 'b6', 'k2', 'b7', 'r5', 'k4', 'b1'];
    const after = (rounds: number) =>
      ['*:4', '0:b1', ...Array.from({ length: rounds * 7 }, (_, n) => `${(n + 1) % 2}:${round[n % 7]}`)].join(' ');
    for (const rounds of [0, 1, 2, 3]) {
      expect(stateAfter(after(rounds))).toMatchObject({
        tops: { b: 1, r: 5, k: 4 },
        last: 'b',
        seat: (rounds + 1) % 2,
        end: null,
      });
    }
    expect(play(after(4)).over).toEqual({ ranks: [1, 1], scores: [0, 0], tieBreak: null });
  });

  test('EI-4.2 no game can take more decisions than the positions allow', () => {
    const positions = new Set<number>();
    const open = [stateAfter('*:4', 'lying'), stateAfter('*:6', 'lying'), stateAfter('*:3 *:4', 'lying')];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      for (const move of game.moves(state, state.seat)) {
        const next = game.step({ ...state, past: [] }, state.seat, move);
        if (!next.ok) throw new Error(next.error.code);
        const [position] = next.value.past;
        if (next.value.end !== null || position === undefined || positions.has(position)) continue;
        positions.add(position);
        open.push(next.value);
      }
    }
    expect(game.maxDecisions(setup())).toBeGreaterThanOrEqual(2 * positions.size + 1);
  });
});

/** Next to a red 8, blue and black go round within one turn: `b7 k7 b6 k6`. */
const ROUND_IN_ONE_TURN = '*:6 0:r8 1:b7 1:k7 1:b6 1:k6 1:b7 1:k7 1:b6 1:k6 1:b7';

test('a record of any prefix of a game replays', () => {
  const whole = recordOf(play(ROUND_IN_ONE_TURN), ['Anna', 'Ben']);
  for (let length = 0; length <= whole.log.length; length++) {
    const { result, ...unfinished } = { ...whole, log: whole.log.slice(0, length) };
    expect(replayRecord(game, unfinished).ok).toBe(true);
    expect(replayRecord(game, { ...unfinished, result }).ok).toBe(length === whole.log.length);
  }
});
