import { letterOf, parseMove } from '../notation.ts';
import { type Place, type Scene, taken } from './history.ts';

/** What a legal move would do: these cards bring this figure from somewhere into a row. */
export interface Offer {
  readonly move: string;
  readonly cards: readonly number[];
  /** The row that grows, or null for a new one. */
  readonly row: number | null;
  readonly figure: number;
  /** The row that it comes from; null for the street. */
  readonly from: Place | null;
}

/** The legal moves that take a figure, with what they would do. */
export function offersOf(scene: Scene, seat: number, moves: readonly string[]): readonly Offer[] {
  return moves.flatMap((text): readonly Offer[] => {
    const move = parseMove(text);
    if (!move.ok || move.value.type === 'discard') return [];
    const { figure, from } = taken(scene, seat, move.value);
    const { value } = move;
    return value.type === 'extend'
      ? [{ move: text, cards: [value.card], row: value.row, figure, from }]
      : [{ move: text, cards: value.cards, row: null, figure, from }];
  });
}

/** Those that these cards make, whatever the order they were picked up in. */
export function offersWith(offers: readonly Offer[], cards: readonly number[]): readonly Offer[] {
  const wanted = sorted(cards).join();
  return offers.filter((offer) => sorted(offer.cards).join() === wanted);
}

/** The figures that these moves take, each with the letters of the rows that they are for; a new row has the letter after the last. */
export function goalsOf(offers: readonly Offer[], rows: number): Readonly<Record<number, string>> {
  const goals: Record<number, string> = {};
  for (const { figure, row } of offers) {
    const letter = letterOf(row ?? rows);
    const letters = goals[figure] ?? '';
    if (!letters.includes(letter)) goals[figure] = letters + letter;
  }
  return goals;
}

/** The places in the hand that are picked up from the start: those of the only cards that can do anything, else none. */
export function onlyChoice(offers: readonly Offer[], hand: readonly number[]): readonly number[] {
  const [first, ...others] = new Set(offers.map(({ cards }) => sorted(cards).join()));
  if (first === undefined || others.length > 0 || first.includes(',')) return [];
  return [hand.indexOf(Number(first))];
}

/** The move by which these cards would extend a row, or begin a new one (null): for the rules to say why not. */
export function moveText(cards: readonly number[], row: number | null): string {
  return (
    (row === null ? '' : letterOf(row)) +
    sorted(cards)
      .map((card) => `+${card}`)
      .join('')
  );
}

/** The move by which these cards are thrown away. */
export function discardText(cards: readonly number[]): string {
  return sorted(cards)
    .map((card) => `-${card}`)
    .join('');
}

function sorted(cards: readonly number[]): readonly number[] {
  return [...cards].sort((a, b) => a - b);
}
