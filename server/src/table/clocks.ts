import { DAY_LENGTH, type TimeControl } from '../protocol/index.ts';

/** How the clocks of a game stood at one moment. Immutable; one number a seat, in milliseconds. */
export interface Clocks {
  readonly left: readonly number[];
  /** The seats whose time runs since then. */
  readonly running: readonly number[];
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The clocks when nobody has been asked anything yet. */
export function startClocks(control: TimeControl, seats: number, at: number): Clocks {
  return { left: new Array<number>(seats).fill(fullTime(control)), running: [], at };
}

/** What each has left at a later moment. A moment before the last one (a clock was set back) takes nobody's time, and gives none. */
export function clocksAt({ left, running, at }: Clocks, now: number): readonly number[] {
  const gone = Math.max(0, now - at);
  return left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - gone) : time));
}

/**
 * The clocks after something happened. `running`: whose time runs from now on. `decided`: the seat that has decided; it gets its increment.
 * `tookBack`: one that has taken up a decision; it gives the increment back, so that nobody gains time by changing his mind. With so many
 * days a decision, whoever is asked anew has all of them.
 */
export function passTime(
  clocks: Clocks,
  control: TimeControl,
  now: number,
  change: { readonly running: readonly number[]; readonly decided?: number; readonly tookBack?: number },
): Clocks {
  const left = clocksAt(clocks, now).map((time, seat) => {
    if (control.kind === 'days') {
      const anew = seat === change.decided || !clocks.running.includes(seat);
      return anew && change.running.includes(seat) ? fullTime(control) : time;
    }
    if (seat === change.decided) return time + control.increment;
    return seat === change.tookBack ? Math.max(0, time - control.increment) : time;
  });
  return { left, running: change.running, at: Math.max(now, clocks.at) };
}

/** Whose time ends first, and when (epoch milliseconds); null where nobody's runs. */
export function firstToEnd({ left, running, at }: Clocks): { readonly seat: number; readonly at: number } | null {
  const ends = running.map((seat) => ({ seat, at: at + (left[seat] ?? 0) }));
  return ends.sort((a, b) => a.at - b.at)[0] ?? null;
}

function fullTime(control: TimeControl): number {
  return control.kind === 'live' ? control.bank : control.days * DAY_LENGTH;
}
