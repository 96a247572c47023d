import { HIDDEN, parseEntry, type Setup } from '@spieleabend/kernel';
import { game } from '../rules.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

interface Course {
  readonly setup: Setup;
  readonly log: readonly string[];
  readonly state: State;
  readonly views: readonly View[];
}

/** The course told last: a log that has only grown is told on from there, so that a long game costs no more at its end than at its beginning. */
let told: Course | null = null;

/**
 * What everybody could see of a game before its first entry and after each one: one view more than entries. Events of the table do not
 * change it.
 */
export function course(log: readonly string[], setup: Setup): readonly View[] {
  const known = told !== null && continues(told, log, setup) ? told : opening(setup);
  let { state } = known;
  const views = [...known.views];
  for (const text of log.slice(known.log.length)) {
    state = after(state, text);
    views.push(game.view(state, 'spectator'));
  }
  told = { setup, log, state, views };
  return views;
}

function continues(known: Course, log: readonly string[], setup: Setup): boolean {
  return known.setup === setup && known.log.every((entry, index) => entry === log[index]);
}

function opening(setup: Setup): Course {
  const state = game.start(setup);
  return { setup, log: [], state, views: [game.view(state, 'spectator')] };
}

function after(state: State, text: string): State {
  const entry = parseEntry(text);
  if (!entry.ok) throw new Error(`Engel und Bengel: no entry of a log: ${text}`);
  if (entry.value.type === 'table' || entry.value.text === HIDDEN) return state;
  const next =
    entry.value.type === 'move'
      ? decided(state, entry.value.seat, entry.value.text)
      : happened(state, entry.value.text);
  if (next === null) throw new Error(`Engel und Bengel: the log does not fit the rules: ${text}`);
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
