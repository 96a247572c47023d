import { OPPOSITE } from './data/dice.ts';
import type { Move } from './notation.ts';
import { game, positionOf, type State } from './rules.ts';

/** The state after a legal move of the seat that acts. */
export function after(state: State, move: Move): State {
  const next = game.step(state, state.seat, move);
  if (!next.ok) throw new Error(`EINEU: a listed move was refused: ${next.error.code}`);
  return next.value;
}

/** The state without its past, so that it stands for its position however it came about. */
export function withoutPast(state: State): State {
  return state.past.length === 0 ? state : { ...state, past: [] };
}

interface Turn {
  readonly end: State;
  /** Decisions on the way there. */
  readonly tips: number;
}

/** Every way in which the rest of this seat's turn can end, the shortest first; a position that comes round again is not followed twice. */
export function* turnsFrom(state: State, seat: number): Generator<Turn> {
  const seen = new Set<number>();
  let reached = [state];
  for (let tips = 0; reached.length > 0; tips++) {
    const further: State[] = [];
    for (const here of reached) {
      if (here.end !== null || here.seat !== seat) {
        yield { end: here, tips };
        continue;
      }
      const position = positionOf(here);
      if (seen.has(position)) continue;
      seen.add(position);
      for (const move of game.moves(here, seat)) further.push(after(here, move));
    }
    reached = further;
  }
}

/** Tips that blue and red need until this seat's pair lies, not counting that the die must change. */
export function tipsToPair({ tops, targets }: State, seat: number): number {
  const target = targets?.[seat] ?? 0;
  return tipsTo('b', tops.b, target) + tipsTo('r', tops.r, target);
}

function tipsTo(die: 'b' | 'r', top: number, target: number): number {
  if (top === target) return 0;
  return OPPOSITE[die][top] === target ? 2 : 1;
}
