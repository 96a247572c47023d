import { pick, type Random, Session, sample, seeded, type Viewer } from '@spieleabend/kernel';
import { conformance, walk } from '@spieleabend/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { DICE_CARDS } from './data/material.ts';
import { sizeOf, withCard } from './hand.ts';
import { discardOf, type Move } from './move.ts';
import { total } from './row.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';
import { EVERY_MOVE, handOf, play, position } from './testing.ts';
import type { View } from './view.ts';

type Table = Session<State, Move, View>;

/** The same table with the hidden cards dealt anew, written without the code under test: the other hands and the pile are thrown together. */
function dealAnew(state: State, viewer: Viewer, random: Random): State {
  const pile = state.pile.slice();
  for (const seat of state.hands.keys()) {
    if (seat === viewer) continue;
    for (const card of handOf(state, seat)) pile[card] = (pile[card] ?? 0) + 1;
  }
  const hands = state.hands.map((hand, seat) => {
    if (seat === viewer) return hand;
    const drawn = sample({ kind: 'draw', counts: pile, take: sizeOf(hand) }, random);
    for (const card of drawn) pile[card] = (pile[card] ?? 0) - 1;
    return drawn.reduce(withCard, 0);
  });
  return { ...state, hands, pile };
}

/** What a viewer learns from a state: his view, his moves, and the answers to whatever he might try. */
function learns(state: State, viewer: Viewer, probes: readonly Move[]): string {
  if (viewer === 'spectator') return JSON.stringify(game.view(state, viewer));
  const answers = probes.map((move) => {
    const answer = game.step(state, viewer, move);
    return answer.ok ? game.view(answer.value, viewer) : answer.error;
  });
  return JSON.stringify([game.view(state, viewer), game.moves(state, viewer), answers]);
}

const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

/** A random game through a session, up to its last position before the end. */
function tables(seats: number, seed: string): readonly Table[] {
  const setup = { seats, options: { noMove: 'discardOne', finishRound: false } };
  return walk(game, setup, seed).points.map((point) => point.session as Table);
}

describe('hidden information', () => {
  it('MK-6.1 a player sees his own cards, the sizes of the other hands, and the cards he does not see as one heap', () => {
    const state = position({ hands: ['26', '34', '5'], rows: [[[8]], [], []], discard: '1124', points: [3, 0, 1] });
    const view = game.view(state, 1);
    expect(view).toMatchObject({ hand: [3, 4], handSizes: [2, 2, 1], pile: 130 - 5 - 4, top: 4, points: [3, 0, 1] });
    expect(view.discard).toEqual([0, 2, 1, 0, 1, 0, 0]);
    expect(view.unseen).toEqual([0, 20, 21, 21, 20, 21, 21]);
    expect(total(view.unseen)).toBe(view.pile + 2 + 1);
    const watching = game.view(state, 'spectator');
    expect(watching.hand).toBeNull();
    expect(watching.unseen).toEqual([0, 20, 21, 22, 21, 21, 21]);
  });

  it('MK-6.1 the log of a running game shows each player his own draws, and a spectator none', () => {
    let table: Table = Session.start(game, { seats: 2, options: {} });
    for (const entry of ['*:6', '*:2', '*:3', '*:4', '0:+2+6', '*:1', '*:5', '1:+3', '*:3']) {
      const next = table.replay(entry);
      if (!next.ok) throw new Error(entry);
      table = next.value;
    }
    expect(table.masked(0).join(' ')).toBe('*:6 *:2 *:? *:? 0:+2+6 *:1 *:5 1:+3 *:?');
    expect(table.masked(1).join(' ')).toBe('*:? *:? *:3 *:4 0:+2+6 *:? *:? 1:+3 *:3');
    expect(table.masked('spectator').join(' ')).toBe('*:? *:? *:? *:? 0:+2+6 *:? *:? 1:+3 *:?');
  });

  it.each([2, 3, 4])('MK-6.1 with the hidden cards dealt anew a viewer learns nothing else, %i seats', (seats) => {
    const random = seeded(`anew ${seats}`);
    let compared = 0;
    let different = 0;
    for (let n = 0; compared < 4000; n++) {
      for (const { state } of tables(seats, `anew ${seats} ${n}`)) {
        const probes = Array.from({ length: 30 }, () => pick(EVERY_MOVE, random));
        for (const viewer of viewersOf(seats)) {
          const other = dealAnew(state, viewer, random);
          if (learns(other, viewer, probes) !== learns(state, viewer, probes)) {
            throw new Error(`${viewer} can tell ${JSON.stringify(state)} from ${JSON.stringify(other)}`);
          }
          compared++;
          if (JSON.stringify(other) !== JSON.stringify(state)) different++;
        }
      }
    }
    expect(different).toBeGreaterThan(3000);
  });

  it.each([2, 3, 4])(
    'MK-6.1 every single move there is gets the same answer, whatever the others hold, %i seats',
    (seats) => {
      const random = seeded(`probe ${seats}`);
      for (const [n, { state }] of tables(seats, `probe ${seats}`).entries()) {
        if (n % 40 !== 0) continue;
        for (const viewer of viewersOf(seats)) {
          expect(learns(dealAnew(state, viewer, random), viewer, EVERY_MOVE)).toBe(learns(state, viewer, EVERY_MOVE));
        }
      }
    },
  );

  it.each([2, 3, 4])(
    'MK-6.1 another card in another hand leaves the look of everybody else as it is, %i seats',
    (seats) => {
      let compared = 0;
      for (let n = 0; compared < 300; n++) {
        const past = tables(seats, `look ${seats} ${n}`);
        for (const [at, table] of past.entries()) {
          const { status, state } = table;
          if (status.type !== 'chance') continue;
          const drawing = state.active;
          const drawn = DICE_CARDS.map((_, card) => table.happen(String(card))).filter((next) => next.ok);
          const looks = (viewer: Viewer) => drawn.map((next) => JSON.stringify(next.ok && next.value.look(viewer)));
          for (const viewer of viewersOf(seats)) {
            if (viewer === drawing) expect(new Set(looks(viewer)).size).toBe(drawn.length);
            else expect(new Set(looks(viewer)).size).toBe(1);
          }
          compared += drawn.length - 1;
          expect(past[at]?.state).toBe(state);
        }
      }
    },
  );

  it('MK-6.1 a state drawn for a viewer fits his view; the hands of the others come up in every way', () => {
    const random = seeded('resample');
    const view = game.view(position({ hands: ['26', '34'], discard: '5'.repeat(21) + '6'.repeat(20) }), 0);
    const hands = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const state = game.resample(view, 0, random);
      expect(game.view(state, 0)).toEqual(view);
      expect(handOf(state, 0)).toEqual([2, 6]);
      hands.add(handOf(state, 1).join());
    }
    // Nobody else can hold a 5 or a 6: all of them are seen.
    expect([...hands].sort().join(' ')).toBe('1,1 1,2 1,3 1,4 2,2 2,3 2,4 3,3 3,4 4,4');
  });

  it('MK-6.1 who is stuck tells no more than that: the card he keeps stays hidden', () => {
    const rows = [[[37], [36], [39]], []];
    const [one, two] = ['56', '55'].map((hand) => play(position({ hands: [hand, '11'], rows }), '0:-5'));
    expect(one && two && JSON.stringify(game.view(one, 1))).toBe(JSON.stringify(two && game.view(two, 1)));
    expect(game.step(position({ hands: ['56', '11'], rows }), 1, discardOf(5))).toEqual({
      ok: false,
      error: { code: 'not-your-turn', rule: 'C-1' },
    });
  });
});

// A suite that finds no leak proves nothing: each of these lets one hidden thing through, with every number of seats.
describe('the conformance suite notices', () => {
  const LEAKS: readonly [string, Partial<typeof game>][] = [
    [
      'another hand in the view',
      { view: (state, viewer) => ({ ...game.view(state, viewer), hand: handOf(state, 0) }) },
    ],
    ['the pile in the view', { view: (state, viewer) => ({ ...game.view(state, viewer), unseen: state.pile }) }],
    [
      'the next player’s hand in the refusal of a move that comes too early',
      {
        step: (state, seat, move) => {
          const answer = game.step(state, seat, move);
          return answer.ok ? answer : { ok: false, error: { ...answer.error, holds: state.hands[state.active] ?? 0 } };
        },
      },
    ],
    ['moves of who is not asked', { moves: (state, seat) => game.moves({ ...state, active: seat }, seat) }],
    ['cards drawn for others in the log', { secret: () => null }],
  ];
  it.each(LEAKS)('MK-6.1 %s', (_, leak) => {
    const spoilt = { ...game, ...leak };
    const checks = conformance(spoilt, 1).filter((check) => check.setup.includes('discardOne, finishRound=false'));
    const broken = checks.filter((check) => {
      try {
        check.run();
        return false;
      } catch {
        return true;
      }
    });
    expect(broken.length).toBeGreaterThanOrEqual(3);
  });
});
