import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { ok } from '../result.ts';
import { type HighCardMove, type HighCardState, type HighCardView, highCard } from './high-card.ts';
import { conformance } from './index.ts';

type HighCard = Game<HighCardState, HighCardMove, HighCardView>;

/** The promises that the suite finds broken. */
function broken(game: HighCard, data?: unknown): readonly string[] {
  const promises = new Set<string>();
  for (const check of conformance(game, 3, data)) {
    try {
      check.run();
    } catch {
      promises.add(check.promise);
    }
  }
  return [...promises];
}

describe('the conformance suite', () => {
  test('is content with a game that keeps the contract', () => {
    expect(broken(highCard)).toEqual([]);
    expect(broken(highCard, { cards: 8 })).toEqual([]);
  });

  test('notices a game that forgets in mid-game with which cards it is played', () => {
    const forgets: HighCard = { ...highCard, resample: (...given) => ({ ...highCard.resample(...given), deck: 6 }) };
    expect(broken(forgets)).toEqual([]);
    expect(broken(forgets, { cards: 8 })).not.toEqual([]);
  });

  // A suite that finds nothing proves nothing: each of these breaks the contract in one way.
  const SPOILT: readonly [string, Partial<HighCard>][] = [
    ['a move is listed exactly if it is accepted, once', { moves: () => ['keep', 'keep', 'pass'] }],
    [
      'a move is listed exactly if it is accepted, once',
      { step: (state, seat, move) => ok({ ...state, bids: state.bids.with(seat, move) }) },
    ],
    [
      'moves and outcomes have one spelling that reads back',
      { parseMove: (text) => highCard.parseMove(text.trim().toLowerCase()) },
    ],
    [
      'chance accepts exactly what its specification admits',
      { chance: (state, [card = 0]) => ok({ ...state, cards: [...state.cards, card] }) },
    ],
    [
      'states are JSON-plain and never change',
      {
        step(state, seat, move) {
          if (highCard.step(state, seat, move).ok) (state.bids as (HighCardMove | null)[])[seat] = move;
          return highCard.step({ ...state, bids: state.bids.with(seat, null) }, seat, move);
        },
      },
    ],
    ['a game ends in bounds, and its ranks agree with its scores', { maxDecisions: () => 0 }],
    ['a view shows nothing hidden, and fits a resampled state', { view: (state) => ({ ...state }) }],
    [
      'a view shows nothing hidden, and fits a resampled state',
      { resample: (view) => ({ seats: view.seats, deck: view.deck, cards: [], bids: [] }) },
    ],
    [
      'a view shows nothing hidden, and fits a resampled state',
      { view: (state, viewer) => ({ ...highCard.view(state, viewer), bids: state.bids }) },
    ],
    ['a secret outcome leaves no trace for the others', { secret: () => null }],
    ['a secret outcome leaves no trace for the others', { secret: () => [0, 1, 2] }],
    [
      'a secret outcome leaves no trace for the others',
      { view: (state, viewer) => ({ ...highCard.view(state, viewer), cards: state.cards }) },
    ],
  ];
  test.each(SPOILT)('notices: %s', (promise, spoilt) => {
    expect(broken({ ...highCard, ...spoilt })).toContain(promise);
  });
});
