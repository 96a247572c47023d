import { DAY_LENGTH, LIVE, type TimeControl } from '../protocol/index.ts';

/** How the clocks of a game stood at one moment. Immutable; one number a seat, in milliseconds. */
export interface Clocks {
  readonly left: readonly number[];
  /** What each had left when he last decided. */
  readonly had: readonly number[];
  /** The seats whose time runs since then. */
  readonly running: readonly number[];
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The clocks when nobody has been asked anything yet. */
export function startClocks(control: TimeControl, seats: number, at: number): Clocks {
  const full = new Array<number>(seats).fill(fullTime(control));
  return { left: full, had: full, running: [], at };
}

/** What each has left at a later moment. A moment before the last one (a clock was set back) takes nobody's time, and gives none. */
export function clocksAt({ left, running, at }: Clocks, now: number): readonly number[] {
  const gone = Math.max(0, now - at);
  return left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - gone) : time));
}

/** What has happened, as far as it concerns the clocks. */
export interface ClockChange {
  /** The seats whose time runs from now on. */
  readonly running: readonly number[];
  /** The seat that has decided, or for which a bot has. */
  readonly decided?: number;
  /** The seats whose decisions do not count any more, each as often as it had decided. */
  readonly undone?: readonly number[];
  /** The seats that owe a decision now which they did not owe before. */
  readonly asked?: readonly number[];
}

/**
 * The clocks after something happened. By a live clock each decision adds the increment, and loses it again when it is undone, so that
 * nobody gains time by changing his mind; where a bot decides for somebody nothing is added, but he can come back to half a minute. With so
 * many days a decision, whoever is asked anew has all of them; who takes back what he decided has what he had then.
 */
export function passTime(
  clocks: Clocks,
  control: TimeControl,
  now: number,
  { running, decided, undone = [], asked = [] }: ClockChange,
): Clocks {
  const before = clocksAt(clocks, now);
  const had = before.map((time, seat) => (seat === decided ? time : (clocks.had[seat] ?? time)));
  const left = before.map((time, seat) => {
    const lost = undone.filter((other) => other === seat).length;
    if (control.kind === 'days') {
      if (lost > 0) return Math.min(time, had[seat] ?? time);
      return asked.includes(seat) ? fullTime(control) : time;
    }
    if (seat === decided) {
      return clocks.running.includes(seat) ? time + control.increment : Math.max(time, LIVE.bank.min);
    }
    return lost === 0 ? time : Math.max(0, time - lost * control.increment);
  });
  return { left, had, running, at: Math.max(now, clocks.at) };
}

/** Whose time ends first, and when (epoch milliseconds); null where nobody's runs. */
export function firstToEnd({ left, running, at }: Clocks): { readonly seat: number; readonly at: number } | null {
  const ends = running.map((seat) => ({ seat, at: at + (left[seat] ?? 0) }));
  return ends.sort((a, b) => a.at - b.at)[0] ?? null;
}

function fullTime(control: TimeControl): number {
  return control.kind === 'live' ? control.bank : control.days * DAY_LENGTH;
}
