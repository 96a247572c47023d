import type { TimeControl } from '@spieleabend/server/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function live(minutes: number, seconds: number): TimeControl {
  return { kind: 'live', bank: minutes * MINUTE, increment: seconds * SECOND };
}

/** How long people may think at a table of their own: as long as they like, so long in one evening, or so many days a move. */
export const TIMES: readonly (TimeControl | null)[] = [
  null,
  live(5, 5),
  live(10, 5),
  live(20, 10),
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];
