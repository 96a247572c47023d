import { type Game, HIDDEN, parseEntry, type Refusal, type Result, type Setup } from '@spieleabend/kernel';

/** A course as far as it has been told. */
interface Told<State, View> {
  readonly setup: Setup;
  readonly log: readonly string[];
  readonly state: State;
  readonly views: readonly View[];
}

/** What was told last of each game: a log that has only grown is told on from there, so an entry costs the same late in a long game. */
const told = new WeakMap<object, Told<unknown, unknown>>();

/**
 * What everybody could see of a game before its first entry and after each one: one view more than entries. What a log does not tell
 * does not change them: entries that lie face down, and events of the table.
 */
export function course<State, Move, View>(
  game: Game<State, Move, View>,
  log: readonly string[],
  setup: Setup,
): readonly View[] {
  // What is kept under a game is of its own types.
  const last = told.get(game) as Told<State, View> | undefined;
  const known = last !== undefined && continues(last, log, setup) ? last : opening(game, setup);
  let { state } = known;
  const views = [...known.views];
  for (const text of log.slice(known.log.length)) {
    state = after(game, state, text);
    views.push(game.view(state, 'spectator'));
  }
  told.set(game, { setup, log, state, views });
  return views;
}

function continues({ setup, log: past }: Told<unknown, unknown>, log: readonly string[], now: Setup): boolean {
  return setup === now && past.every((entry, index) => entry === log[index]);
}

function opening<State, Move, View>(game: Game<State, Move, View>, setup: Setup): Told<State, View> {
  const state = game.start(setup);
  return { setup, log: [], state, views: [game.view(state, 'spectator')] };
}

function after<State, Move, View>(game: Game<State, Move, View>, state: State, text: string): State {
  const entry = parseEntry(text);
  if (!entry.ok) throw new Error(`${game.id}: no entry of a log: ${text}`);
  if (entry.value.type === 'table' || entry.value.text === HIDDEN) return state;
  const next =
    entry.value.type === 'move'
      ? decided(game, state, entry.value.seat, entry.value.text)
      : happened(game, state, entry.value.text);
  if (!next.ok) throw new Error(`${game.id}: the log does not fit the rules: ${text}`);
  return next.value;
}

function decided<State, Move, View>(
  game: Game<State, Move, View>,
  state: State,
  seat: number,
  text: string,
): Result<State, Refusal> {
  const move = game.parseMove(text);
  return move.ok ? game.step(state, seat, move.value) : move;
}

function happened<State, Move, View>(
  game: Game<State, Move, View>,
  state: State,
  text: string,
): Result<State, Refusal> {
  const outcome = game.parseOutcome(text);
  return outcome.ok ? game.chance(state, outcome.value) : outcome;
}
