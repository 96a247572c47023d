import { type Chooser, pick } from '@spieleabend/kernel';
import { judge } from './exact.ts';
import type { Move } from './notation.ts';
import type { ExtraTip, View } from './rules.ts';
import type { Character } from './sight.ts';
import { drawnBy, type Solution, solve } from './solve.ts';
import { type Hopes, hopesFor, nodesOf } from './traps.ts';
import { after, withoutPast } from './turn.ts';

/** So many are kept: a table needs one at a time, and an old one comes back when another table gets as far. */
const PLANS = 16;
/** Hopes that differ by less are alike. */
const ALIKE = 1e-9;

/** What is worked out for a reading and the positions that would draw the game now. */
interface Plan {
  readonly solution: Solution;
  /** Worked out when first needed: there is nothing to hope for where the win is certain. */
  readonly hopes: () => Hopes;
}

/**
 * Plays perfectly, and among perfect moves takes the one after which somebody of this character is most likely to slip. The game is solved
 * anew whenever another position would draw it by coming up for the third time (EI-4.2).
 */
export function perfectAgainst(character: Character): Chooser<Move, View> {
  const basisFor = { made: once(() => basisOf('made', character)), lying: once(() => basisOf('lying', character)) };
  const plans = new Map<string, Plan>();

  function planFor(view: View): Plan {
    const drawn = drawnBy(view);
    const name = [view.extraTip, ...[...drawn].sort((a, b) => a - b)].join(' ');
    const kept = plans.get(name);
    if (kept !== undefined) return kept;
    const solution = solve(view.extraTip, drawn);
    const hopes = once(() => {
      const { nodes, hopes: nearly } = basisFor[view.extraTip]();
      return drawn.size === 0 ? nearly : hopesFor(nodes, solution, drawn, nearly);
    });
    const plan = { solution, hopes };
    const [oldest] = plans.keys();
    if (plans.size >= PLANS && oldest !== undefined) plans.delete(oldest);
    plans.set(name, plan);
    return plan;
  }

  return ({ view, seat, moves, random }) => {
    const { solution, hopes } = planFor(view);
    const here = withoutPast(view);
    const steps = moves.map((move) => ({ move, next: after(here, move) }));
    const { value, best } = judge(
      seat,
      steps.map(({ next }) => next),
      solution,
    );
    const perfect = steps.filter((_, index) => best.includes(index));
    if (perfect.length === 1 || value.outcome === 'won') return pick(perfect, random).move;
    const hoped = perfect.map(({ next }) => hopes().of(next, seat));
    const most = Math.max(...hoped);
    return pick(
      perfect.filter((_, index) => (hoped[index] ?? -1) > most - ALIKE),
      random,
    ).move;
  };
}

/** What all plans for a reading start from: the hopes as long as no position has come up twice. */
function basisOf(extraTip: ExtraTip, character: Character) {
  const nodes = nodesOf(extraTip, character);
  return { nodes, hopes: hopesFor(nodes, solve(extraTip), new Set()) };
}

/** The same, worked out at the first call and kept. */
function once<Value>(work: () => Value): () => Value {
  let kept: { readonly value: Value } | null = null;
  return () => {
    kept ??= { value: work() };
    return kept.value;
  };
}
