import type { Options } from '@spieleabend/kernel';
import { DICE, DIE_DATA, type Die } from './data/dice.ts';
import { type ExtraTip, game, positionOf, type State, seatOf, winnerOf, withSeat } from './rules.ts';
import { after, withoutPast } from './turn.ts';

/** What a position is worth to the seat that acts, if both play perfectly: `distance` counts the decisions until the end. */
export type Value =
  | { readonly outcome: 'won' | 'lost'; readonly distance: number }
  | { readonly outcome: 'undecided'; readonly distance: null };

/** The whole game, solved. */
export interface Solution {
  /** The value of any position with targets that is not over. */
  value(state: State): Value;
}

const UNDECIDED: Value = { outcome: 'undecided', distance: null };

/**
 * A position apart from which seat is which: what matters is whether the one who acts wants the nines. The rules treat both seats alike,
 * so this halves the work.
 */
export function keyOf(state: State): number {
  return keyOfPosition(positionOf(state), state.targets);
}

/** The same of a position that is known by its number only. */
function keyOfPosition(position: number, targets: State['targets']): number {
  const wantsNines = targets?.[seatOf(position)] === 9;
  return withSeat(position, wantsNines ? 0 : 1);
}

interface Node {
  /** The positions that its moves lead to, by their place in the graph, as far as they do not end the game. */
  readonly next: readonly { readonly to: number; readonly sameSeat: boolean }[];
  /** Whether a move wins at once. One that shows the other's pair instead loses, so it never helps the one who acts. */
  readonly wins: boolean;
}

/** Every position that can be written down, with what follows from it. */
interface Graph {
  /** The place of each position, by `keyOf`. */
  readonly places: ReadonlyMap<number, number>;
  readonly nodes: readonly Node[];
}

const graphs = new Map<ExtraTip, Graph>();

/** Built once for each reading. */
function graphOf(extraTip: ExtraTip): Graph {
  const known = graphs.get(extraTip);
  if (known !== undefined) return known;
  const states = [...everyPosition(extraTip)];
  const places = new Map(states.map((state, place) => [keyOf(state), place]));
  const graph = { places, nodes: states.map((state) => nodeOf(state, places)) };
  graphs.set(extraTip, graph);
  return graph;
}

/** Tops that do not end the game, any die tipped last (or none yet), either target, the start of a turn or an earned tip. */
function* everyPosition(extraTip: ExtraTip): Generator<State> {
  for (const b of DIE_DATA.b.faces) {
    for (const r of DIE_DATA.r.faces) {
      if (b === r && (b === 1 || b === 9)) continue;
      for (const k of DIE_DATA.k.faces) {
        for (const last of [null, ...DICE] as readonly (Die | null)[]) {
          for (const seat of [0, 1]) {
            for (const earned of last === null ? [false] : [false, true]) {
              yield { extraTip, tops: { b, r, k }, targets: [9, 1], seat, last, earned, past: [], end: null };
            }
          }
        }
      }
    }
  }
}

function nodeOf(state: State, places: ReadonlyMap<number, number>): Node {
  const next: { to: number; sameSeat: boolean }[] = [];
  let wins = false;
  for (const move of game.moves(state, state.seat)) {
    const then = after(state, move);
    const to = places.get(keyOf(then));
    if (to !== undefined) next.push({ to, sameSeat: then.seat === state.seat });
    else if (winnerOf(then) === state.seat) wins = true;
  }
  return { next, wins };
}

const WON = 1;
const LOST = -1;

/**
 * Solves the game by retrograde analysis: from the ends backwards, distance by distance. A position is won as soon as one move leads to
 * a win, the quickest one; lost when every move leads to a loss, the slowest one; what is never reached is undecided. `drawn` are
 * positions (as `keyOf` numbers) that would arise for the third time and so draw the game (EI-4.2). That is enough to be exact at the
 * table: a forced win never needs a position twice, because the distance shrinks with every move.
 */
export function solve(extraTip: ExtraTip, drawn: ReadonlySet<number> = new Set()): Solution {
  const { places, nodes } = graphOf(extraTip);
  const outcomes = new Int8Array(nodes.length);
  const distances = new Uint8Array(nodes.length);
  let open: number[] = [];
  for (const [key, place] of places) if (!drawn.has(key)) open.push(place);
  for (let distance = 1, settled = true; settled; distance++) {
    // What is settled at this distance must not help to settle anything else at it.
    const found: [number, number][] = [];
    const still: number[] = [];
    for (const place of open) {
      const outcome = outcomeOf(nodes[place], outcomes);
      if (outcome === 0) still.push(place);
      else found.push([place, outcome]);
    }
    for (const [place, outcome] of found) {
      outcomes[place] = outcome;
      distances[place] = distance;
    }
    open = still;
    settled = found.length > 0;
  }
  return {
    value(state) {
      const place = places.get(keyOf(state)) ?? -1;
      const outcome = outcomes[place] ?? 0;
      return outcome === 0 ? UNDECIDED : { outcome: outcome === WON ? 'won' : 'lost', distance: distances[place] ?? 0 };
    },
  };
}

/** What the positions settled so far say about another: `WON`, `LOST` or nothing yet. */
function outcomeOf(node: Node | undefined, outcomes: Int8Array): number {
  if (node === undefined) return 0;
  if (node.wins) return WON;
  let lost = true;
  for (const { to, sameSeat } of node.next) {
    const outcome = outcomes[to] ?? 0;
    if (outcome === (sameSeat ? WON : LOST)) return WON;
    if (outcome !== (sameSeat ? LOST : WON)) lost = false;
  }
  return lost ? LOST : 0;
}

/** The positions that would now arise for the third time, as `keyOf` numbers: what `solve` has to know of a game under way (EI-4.2). */
export function drawnBy({ past, targets }: State): ReadonlySet<number> {
  const once = new Set<number>();
  const drawn = new Set<number>();
  for (const position of past) {
    if (once.has(position)) drawn.add(keyOfPosition(position, targets));
    once.add(position);
  }
  return drawn;
}

/** Every position that can come about from the openings, without its past; which seat is which makes no difference. */
export function reachable(extraTip: ExtraTip): readonly State[] {
  const found = new Map<number, State>();
  const open = OPENINGS.map((face) => opening(extraTip, face));
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (state.end !== null || found.has(keyOf(state))) continue;
    found.set(keyOf(state), state);
    for (const move of game.moves(state, state.seat)) open.push(after(withoutPast(state), move));
  }
  return [...found.values()];
}

const OPENINGS = [4, 6] as const;

/** The position after the opening roll (EI-2.2). */
function opening(extraTip: ExtraTip, face: (typeof OPENINGS)[number]): State {
  const rolled = game.chance(game.start({ seats: 2, options: { extraTip } }), [face]);
  if (!rolled.ok) throw new Error(`EINEU: an opening roll was refused: ${rolled.error.code}`);
  return rolled.value;
}

/** The solved game in figures: its positions by outcome for the seat that acts, and what both openings are worth to the one who begins. */
export function report(options: Options): object {
  const extraTip = options.extraTip === 'lying' ? 'lying' : 'made';
  const { value } = solve(extraTip);
  const count = { won: 0, lost: 0, undecided: 0 };
  const positions = reachable(extraTip);
  for (const state of positions) count[value(state).outcome]++;
  const openings = Object.fromEntries(OPENINGS.map((face) => [face, value(opening(extraTip, face))]));
  return { positions: positions.length, ...count, openings };
}
