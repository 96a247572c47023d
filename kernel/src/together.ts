import type { Status } from './game.ts';

/**
 * The statuses in which so many seats decide at the same time, by the set of seats that still owe their decision (seat 0 the lowest bit):
 * the others lie face down. Made once, so that a step need not.
 */
export function decideTogether(seats: number): readonly Status[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: 1 << seats }, (_, owing): Status => {
    const owes = (seat: number) => ((owing >> seat) & 1) === 1;
    return { type: 'decide', seats: all.filter(owes), sealed: all.filter((seat) => !owes(seat)) };
  });
}
