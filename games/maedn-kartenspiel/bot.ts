import type { Chooser } from '@spieleabend/kernel';
import { LAST_FIGURE } from './data/material.ts';
import { STARS } from './data/stars.ts';
import type { Move, Source } from './move.ts';
import type { RowView, View } from './view.ts';

/** The share of a row's worth that its owner may hope for, when it has just been started and when it is about to be complete. */
const HOPE_EARLY = 0.5;
const HOPE_LATE = 0.9;
/** The same, where the card that makes the row complete is in the hand. */
const HOPE_IN_HAND = 0.95;
/** What it is worth that an opponent loses a point; the more opponents, the less. */
const SPITE = 0.8;

/** A player who looks one move ahead: long rows, stars, what is nearly home, and what can be taken from the others on the way. */
export const greedy: Chooser<Move, View> = ({ view, seat, moves }) => {
  let best = moves[0];
  if (best === undefined) throw new RangeError('maedn-kartenspiel: nothing to choose from');
  let most = -Infinity;
  for (const move of moves) {
    const worth = worthOf(move, view, seat);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
};

/** What a move gains: the hope for the own rows, and what an opponent loses, as far as it is worth anything. */
export function worthOf(move: Move, view: View, seat: number, spite = SPITE): number {
  // Who is stuck keeps the smaller card: it fits sooner.
  if (move.type === 'discard') return move.cards[0] ?? 0;
  const row = move.type === 'extend' ? view.rows[seat]?.[move.row] : undefined;
  const cards = move.type === 'extend' ? [move.card] : move.cards;
  const figure = cards.reduce((sum, card) => sum + card, row?.figures.at(-1) ?? 0);
  const worth = (row?.worth ?? 0) + counts(figure);
  const kept = keptOf(view.hand ?? [], cards);
  let gain = -hope(row, kept);
  if (figure < LAST_FIGURE) gain += worth * share(figure, kept);
  else gain += (view.points[seat] ?? 0) + worth >= view.goal ? 1000 : worth;
  const holder = holderOf(move.from, figure, view, seat);
  if (holder === null) return gain;
  const loss = hope(holder.row, null) - hope(without(holder.row, figure), null);
  return holder.seat === seat ? gain - loss : gain + (spite * loss) / (view.seats - 1);
}

/** The points of a figure in a complete row. */
function counts(figure: number): number {
  return STARS.includes(figure) ? 2 : 1;
}

/** The card that stays in the hand; null if none does. */
function keptOf(hand: readonly number[], cards: readonly number[]): number | null {
  if (cards.length > 1) return null;
  return (hand[0] === cards[0] ? hand[1] : hand[0]) ?? null;
}

/** What a row is worth to its owner as it stands. */
function hope(row: RowView | undefined, kept: number | null): number {
  return row === undefined ? 0 : row.worth * share(row.figures.at(-1) ?? 0, kept);
}

function share(end: number, kept: number | null): number {
  if (kept !== null && end + kept === LAST_FIGURE) return HOPE_IN_HAND;
  return HOPE_EARLY + ((HOPE_LATE - HOPE_EARLY) * end) / LAST_FIGURE;
}

/** A row after a figure has been taken out of it. */
function without(row: RowView, figure: number): RowView | undefined {
  if (row.figures.length === 1) return undefined;
  return { figures: row.figures.filter((other) => other !== figure), worth: row.worth - counts(figure) };
}

/** The row from which a move takes its figure; null if that lies in the middle. */
function holderOf(
  from: Source | null,
  figure: number,
  view: View,
  seat: number,
): { readonly seat: number; readonly row: RowView } | null {
  if ((view.middle[figure] ?? 0) > 0) return null;
  const rowAt = (holder: number): RowView | undefined => {
    const rows = view.rows[holder] ?? [];
    const named = from === null || from.row === null ? undefined : rows[from.row];
    return named ?? rows.find((row) => row.figures.includes(figure));
  };
  const own = from === null || from.seat === null ? rowAt(seat) : undefined;
  if (own !== undefined) return { seat, row: own };
  for (let holder = 0; holder < view.seats; holder++) {
    if (holder === seat || (from !== null && from.seat !== holder)) continue;
    const row = rowAt(holder);
    if (row !== undefined) return { seat: holder, row };
  }
  return null;
}
