import type { Event } from './events.ts';

/** The dice in the tray: those of the last roll, in the places where they fell; null where one has been placed or taken back. */
export interface Lying {
  /** Whose dice they are. */
  readonly seat: number;
  readonly dice: readonly (number | null)[];
}

const EMPTY: Lying = { seat: 0, dice: [] };

/**
 * What lies in the tray after these events. Of several dice alike the first is the one that was placed, but for those that somebody took up
 * by hand: `taken` names their places in the order of placing.
 */
export function lying(events: readonly (Event | null)[], taken: readonly number[] = []): Lying {
  const at = events.findLastIndex((event) => event?.type === 'roll' || event?.type === 'face');
  const roll = events[at];
  if (roll?.type !== 'roll') return { ...EMPTY, seat: roll?.seat ?? 0 };
  let dice: readonly (number | null)[] = roll.dice;
  let placed = 0;
  for (const event of events.slice(at + 1)) {
    if (event?.type === 'stop') dice = dice.map(() => null);
    if (event?.type !== 'place') continue;
    const wish = taken[placed++] ?? -1;
    const gone = dice[wish] === event.value ? wish : dice.indexOf(event.value);
    dice = dice.map((value, die) => (die === gone ? null : value));
  }
  return { seat: roll.seat, dice };
}
