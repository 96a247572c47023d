import { parseEntry } from '@spieleabend/kernel';
import type { View } from '../view.ts';

/** What an entry of the log brought about. */
export type Event =
  | { readonly type: 'face'; readonly seat: number }
  | {
      readonly type: 'roll';
      readonly seat: number;
      readonly dice: readonly number[];
      /** Whether it is a further roll of the same turn. */
      readonly again: boolean;
      /** Nothing fits: the turn is over (EB-3.5). */
      readonly dud: boolean;
    }
  | Placed
  | { readonly type: 'again'; readonly seat: number; readonly dice: number }
  | { readonly type: 'stop'; readonly seat: number; readonly dice: number };

/** A die has been placed. */
export interface Placed {
  readonly type: 'place';
  readonly seat: number;
  readonly value: number;
  /** Row and box from 0. */
  readonly row: number;
  readonly box: number;
  /** The points of the row if this die has filled it, else null; below 0 for a black row (EB-4.1). */
  readonly settled: number | null;
  /** What the seat got, or paid (below 0): less than the row costs where it had less. */
  readonly change: number;
  /** The face is full: the round is over (EB-5.1). */
  readonly roundOver: boolean;
}

/**
 * The event of the entry `text` that stands between two views, `previous` being the entry before it; null for events of the table.
 * `seat` is who acts; of a face, who begins.
 */
function eventOf(text: string, previous: string, before: View, after: View): Event | null {
  const entry = parseEntry(text);
  if (!entry.ok || entry.value.type === 'table') return null;
  const words = entry.value.text;
  if (entry.value.type === 'chance') {
    if (words.startsWith('f')) return { type: 'face', seat: after.active };
    return {
      type: 'roll',
      seat: before.active,
      dice: [...words].map(Number),
      again: previous.endsWith(':roll'),
      dud: after.phase !== 'place',
    };
  }
  const { seat } = entry.value;
  if (words === 'roll') return { type: 'again', seat, dice: before.size };
  if (words === 'stop') return { type: 'stop', seat, dice: before.size };
  return placed(seat, words, before, after);
}

function placed(seat: number, words: string, before: View, after: View): Placed | null {
  const row = Number(words.slice(2)) - 1;
  const was = before.face?.rows[row];
  if (was === undefined) return null;
  const box = was.boxes.findIndex(({ die }) => die === null);
  return {
    type: 'place',
    seat,
    value: Number(words[0]),
    row,
    box,
    settled: box === was.boxes.length - 1 ? was.points : null,
    change: (after.points[seat] ?? 0) - (before.points[seat] ?? 0),
    roundOver: after.phase === 'face' || after.phase === 'over',
  };
}

/** The events of a whole log, null where the table itself did something. `views` is one longer than the log. */
export function eventsIn(log: readonly string[], views: readonly View[]): readonly (Event | null)[] {
  return log.map((text, index) => {
    const [before, after] = [views[index], views[index + 1]];
    return before === undefined || after === undefined ? null : eventOf(text, log[index - 1] ?? '', before, after);
  });
}
