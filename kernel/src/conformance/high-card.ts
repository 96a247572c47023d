import type { DataCheck, Game, NotationError, Setup, Viewer } from '../game.ts';
import { err, ok, type Result } from '../result.ts';

/**
 * The smallest game that uses every part of the contract, for the kernel's own tests: everybody draws a card in secret, all bid at the
 * same time to keep or pass, and the one who keeps the highest card scores it. Ties are shared.
 */
export interface HighCardState {
  readonly seats: number;
  /** How many different cards there are: the game's own six, or as many as the owner has. */
  readonly deck: number;
  readonly cards: readonly number[];
  readonly bids: readonly (HighCardMove | null)[];
}

export type HighCardMove = 'keep' | 'pass';

export interface HighCardView {
  readonly seats: number;
  readonly deck: number;
  readonly cards: readonly (number | null)[];
  readonly bids: readonly (HighCardMove | 'sealed' | null)[];
}

const CARDS = 6;
const MOST_CARDS = 10;
const MOVES: readonly HighCardMove[] = ['keep', 'pass'];

function notation(reason: string): Result<never, NotationError> {
  return err({ code: 'notation', at: 0, reason });
}

function isOver(state: HighCardState): boolean {
  return state.cards.length === state.seats && !state.bids.includes(null);
}

function sees(state: HighCardState, viewer: Viewer, seat: number): boolean {
  return viewer === seat || isOver(state);
}

function scoresOf(state: HighCardState): readonly number[] {
  return state.cards.map((card, seat) => (state.bids[seat] === 'keep' ? card : 0));
}

/** Checks the owner's own deck: `{"cards": 8}`. */
export const checkDeck: DataCheck = (json) => {
  const cards = typeof json === 'object' && json !== null && 'cards' in json ? json.cards : undefined;
  const fits = typeof cards === 'number' && Number.isInteger(cards) && cards >= CARDS && cards <= MOST_CARDS;
  return fits ? ok({ cards }) : err([{ code: 'no-deck', path: 'cards', rule: 'HC-1' }]);
};

function deckOf(data: unknown): number {
  const own = data === undefined ? null : checkDeck(data);
  return own?.ok ? (own.value as { cards: number }).cards : CARDS;
}

export const highCard: Game<HighCardState, HighCardMove, HighCardView> = {
  id: 'high-card',
  rules: 1,
  seats: { min: 1, max: 3 },
  options: [{ name: 'mustKeep', rule: 'HC-2', kind: 'switch', default: false }],
  takeBack: true,
  data: null,
  start: ({ seats, data }: Setup) => ({
    seats,
    deck: deckOf(data),
    cards: [],
    bids: new Array<null>(seats).fill(null),
  }),
  status(state) {
    if (state.cards.length < state.seats) {
      const counts = Array.from({ length: state.deck }, (_, card) => (state.cards.includes(card) ? 0 : 1));
      return { type: 'chance', spec: { kind: 'draw', counts, take: 1 } };
    }
    if (isOver(state)) {
      const scores = scoresOf(state);
      const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
      return { type: 'over', result: { ranks, scores, tieBreak: null } };
    }
    const every = [...state.bids.keys()];
    return {
      type: 'decide',
      seats: every.filter((seat) => state.bids[seat] === null),
      sealed: every.filter((seat) => state.bids[seat] !== null),
    };
  },
  moves: (state, seat) => (state.cards.length === state.seats && state.bids[seat] === null ? MOVES : []),
  step(state, seat, move) {
    if (state.cards.length < state.seats || state.bids[seat] !== null) return err({ code: 'not-now', rule: 'HC-2' });
    return ok({ ...state, bids: state.bids.with(seat, move) });
  },
  chance(state, outcome) {
    const [card] = outcome;
    const fits = outcome.length === 1 && card !== undefined && Number.isInteger(card) && card >= 0 && card < state.deck;
    if (!fits || state.cards.length === state.seats || state.cards.includes(card)) {
      return err({ code: 'no-such-card', rule: 'HC-1' });
    }
    return ok({ ...state, cards: [...state.cards, card] });
  },
  view: (state, viewer) => ({
    seats: state.seats,
    deck: state.deck,
    cards: state.cards.map((card, seat) => (sees(state, viewer, seat) ? card : null)),
    bids: state.bids.map((bid, seat) => (bid === null || sees(state, viewer, seat) ? bid : 'sealed')),
  }),
  resample(view, _viewer, random) {
    const left = Array.from({ length: view.deck }, (_, card) => card).filter((card) => !view.cards.includes(card));
    const cards = view.cards.map((card) => card ?? left.splice(random.below(left.length), 1)[0] ?? 0);
    const bids = view.bids.map((bid) => (bid === 'sealed' ? 'pass' : bid));
    return { seats: view.seats, deck: view.deck, cards, bids };
  },
  secret: (state) => [state.cards.length],
  makeMove: (move) => move,
  parseMove: (text) => (text === 'keep' || text === 'pass' ? ok(text) : notation('no-move')),
  makeOutcome: (outcome) => outcome.join(),
  parseOutcome: (text) => (/^\d$/.test(text) ? ok([Number(text)]) : notation('no-card')),
  maxDecisions: ({ seats }) => seats,
  scoreRange: () => ({ min: 0, max: MOST_CARDS - 1 }),
};
