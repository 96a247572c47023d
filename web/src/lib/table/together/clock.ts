import type { TimeControl } from '@spieleabend/server/protocol';
import type { Clocks } from '../together.ts';

/** All in milliseconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on time is scarce, as a part of what there was. */
const SCARCE = 0.2;
/** From here on whoever is waited for is warned. */
const LAST = { live: 30 * SECOND, days: HOUR } as const;

/** What is left to a seat at this moment (epoch milliseconds of this device), never less than nothing. */
export function leftAt({ left, running, at }: Clocks, seat: number, now: number): number {
  const spent = running.includes(seat) ? Math.max(0, now - at) : 0;
  return Math.max(0, (left[seat] ?? 0) - spent);
}

/** Whether somebody had better hurry. */
export function isScarce(time: TimeControl, left: number): boolean {
  const whole = time.kind === 'live' ? time.bank : time.days * DAY;
  return left < SCARCE * whole || isLast(time, left);
}

/** Whether the end is near: the time for a warning. */
export function isLast({ kind }: TimeControl, left: number): boolean {
  return left < LAST[kind];
}

/** The face of a live clock: `9:45`, `1:02:07`. A second counts until it is over, so nought is the end. */
export function face(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const end = `:${two(seconds % 60)}`;
  return minutes < 60 ? `${minutes}${end}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}${end}`;
}

/** A long time, in the largest unit of which there are two, or in minutes; never more than there is but for a minute. */
export function span(left: number): { readonly unit: 'days' | 'hours' | 'minutes'; readonly n: number } {
  const whole = left + MINUTE - 1;
  if (whole >= 2 * DAY) return { unit: 'days', n: Math.floor(whole / DAY) };
  if (whole >= 2 * HOUR) return { unit: 'hours', n: Math.floor(whole / HOUR) };
  return { unit: 'minutes', n: Math.floor(whole / MINUTE) };
}
