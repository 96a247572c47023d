import { HIDDEN, parseEntry, type Setup } from '@spieleabend/kernel';
import { game } from '../rules.ts';
import type { View } from '../view.ts';

type State = ReturnType<typeof game.start>;

/**
 * What everybody could see of a game before its first entry and after each one: one view more than entries. What a log does not tell
 * does not change them: entries that lie face down, and events of the table.
 */
export function course(log: readonly string[], setup: Setup): readonly View[] {
  let state = game.start(setup);
  const views = [game.view(state, 'spectator')];
  for (const text of log) {
    state = after(state, text);
    views.push(game.view(state, 'spectator'));
  }
  return views;
}

function after(state: State, text: string): State {
  const entry = parseEntry(text);
  if (!entry.ok) throw new Error(`twenty one: no entry of a log: ${text}`);
  if (entry.value.type === 'table' || entry.value.text === HIDDEN) return state;
  const next =
    entry.value.type === 'move'
      ? decided(state, entry.value.seat, entry.value.text)
      : happened(state, entry.value.text);
  if (next === null) throw new Error(`twenty one: the log does not fit the rules: ${text}`);
  return next;
}

function decided(state: State, seat: number, text: string): State | null {
  const move = game.parseMove(text);
  const next = move.ok ? game.step(state, seat, move.value) : move;
  return next.ok ? next.value : null;
}

function happened(state: State, text: string): State | null {
  const outcome = game.parseOutcome(text);
  const next = outcome.ok ? game.chance(state, outcome.value) : outcome;
  return next.ok ? next.value : null;
}

/** How many entries of the log are to be shown once those that open together with the one at `at` are: all written at the same time. */
export function openedWith(log: readonly string[], at: number): number {
  let end = at;
  while (/^\d+:(x|[wkrbyg]+)$/.test(log[end] ?? '')) end++;
  return end;
}
