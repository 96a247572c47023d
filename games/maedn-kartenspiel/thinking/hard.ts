import type { Chooser } from '@spieleabend/kernel';
import { cardsOf } from '../hand.ts';
import type { Move } from '../move.ts';
import { resample, type View } from '../view.ts';
import { foresee, type Prospect, prospects, tableOf } from './foresight.ts';

/** So many decisions he foresees for every move, and with two seats so many for the moves that are still close. */
const ANSWERS = 1;
const FARTHER = 2;
/** The share of winning by which a move may be behind and still be close. */
const CLOSE = 0.04;
/** At most so many moves are foreseen farther. */
const CANDIDATES = 4;

interface Foreseen {
  readonly prospect: Prospect;
  /** The thinker's own share of winning. */
  readonly share: number;
}

/**
 * Asks of every move what it promises after the answer of the next seat, whatever that may hold, and of the best ones what it promises
 * after one decision more: with two seats his own next one. Nothing is drawn: the hands are weighed exactly.
 */
export const farSighted: Chooser<Move, View> = ({ view, seat, random }) => {
  // The hands of the others are drawn here, and looked at nowhere.
  const table = tableOf(resample(view, seat, random));
  const foreseen = (prospect: Prospect, decisions: number): Foreseen => ({
    prospect,
    share: foresee(prospect, view.unseen, decisions)[seat] ?? 0,
  });
  const nothing = view.points.map(() => 0);
  const ranked = prospects(table, seat, cardsOf(view.hand ?? []), nothing)
    .map((prospect) => foreseen(prospect, ANSWERS))
    .sort(byShare);
  const least = (ranked[0]?.share ?? 0) - CLOSE;
  const close = ranked.slice(0, view.seats > 2 ? 1 : CANDIDATES).filter(({ share }) => share >= least);
  const [best] = close.length > 1 ? close.map(({ prospect }) => foreseen(prospect, FARTHER)).sort(byShare) : close;
  if (best === undefined) throw new RangeError('maedn-kartenspiel: nothing to choose from');
  return best.prospect.move;
};

function byShare(one: Foreseen, other: Foreseen): number {
  return other.share - one.share;
}
