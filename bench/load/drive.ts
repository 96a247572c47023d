import type { Match } from './match.ts';

/** What a stretch of play has shown. */
export interface Stretch {
  readonly moves: number;
  readonly seconds: number;
  /** From sending to acknowledgement, in milliseconds, ascending. */
  readonly latencies: readonly number[];
}

/** As many decisions under way as there are tables, until so many have been made or so many seconds are over. */
export function flatOut(matches: readonly Match[], moves: number, seconds: number): Promise<Stretch> {
  return new Promise((resolve) => {
    const latencies: number[] = [];
    const from = performance.now();
    let made = 0;
    let running = 0;
    let last = from;
    const end = from + seconds * 1000;
    for (const match of matches) {
      match.acknowledged = () => latencies.push(performance.now() - match.sent);
      match.moved = () => {
        last = performance.now();
        made++;
        if (made + running <= moves && last < end && match.move()) return;
        if (--running === 0)
          resolve({ moves: made, seconds: (last - from) / 1000, latencies: latencies.sort((a, b) => a - b) });
      };
    }
    for (const match of matches) if (match.move()) running++;
  });
}

/** So many decisions a second are sent whatever becomes of those before, for so many seconds. */
export async function offered(matches: readonly Match[], perSecond: number, seconds: number): Promise<Stretch> {
  const latencies: number[] = [];
  const idle = [...matches];
  let made = 0;
  let under = 0;
  for (const match of matches) {
    match.acknowledged = () => latencies.push(performance.now() - match.sent);
    match.moved = () => {
      made++;
      under--;
      idle.push(match);
    };
  }
  const from = performance.now();
  const total = perSecond * seconds;
  let next = 0;
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - from) / 1000) * perSecond));
    for (; sent < due; sent++) {
      // The one that has been at rest for longest.
      let match = idle[next++];
      while (match !== undefined && !match.move()) match = idle[next++];
      if (match === undefined) throw new Error('All tables are busy or over.');
      under++;
    }
    if (next > 10_000) {
      idle.splice(0, next);
      next = 0;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (under > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return { moves: made, seconds: (performance.now() - from) / 1000, latencies: latencies.sort((a, b) => a - b) };
}

/** The value below which this share of ascending values lies. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? Number.NaN;
}
