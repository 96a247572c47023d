import { type Game, HIDDEN, parseEntry, type Refusal, type Result, type Setup } from '@spieleabend/kernel';

/**
 * What everybody could see of a game before its first entry and after each one: one view more than entries. What a log does not tell
 * does not change them: entries that lie face down, and events of the table.
 */
export function course<State, Move, View>(
  game: Game<State, Move, View>,
  log: readonly string[],
  setup: Setup,
): readonly View[] {
  let state = game.start(setup);
  const views = [game.view(state, 'spectator')];
  for (const text of log) {
    state = after(game, state, text);
    views.push(game.view(state, 'spectator'));
  }
  return views;
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
