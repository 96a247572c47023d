import { describe, expect, test } from 'vitest';
import { clocksAt, firstToEnd, passTime, startClocks } from './clocks.ts';

const LIVE = { kind: 'live', bank: 60_000, increment: 5000 } as const;
const DAYS = { kind: 'days', days: 3 } as const;
const DAY = 24 * 60 * 60 * 1000;

describe('a live clock', () => {
  const start = passTime(startClocks(LIVE, 2, 0), LIVE, 0, { running: [0] });

  test('takes the time of who is waited for, and gives the increment with the decision', () => {
    expect(clocksAt(start, 10_000)).toEqual([50_000, 60_000]);
    const next = passTime(start, LIVE, 10_000, { running: [1], decided: 0 });
    expect(next.left).toEqual([55_000, 60_000]);
    expect(clocksAt(next, 30_000)).toEqual([55_000, 40_000]);
  });

  test('runs for several at once, and stops for each as he decides', () => {
    const both = passTime(start, LIVE, 0, { running: [0, 1] });
    const one = passTime(both, LIVE, 4000, { running: [1], decided: 0 });
    expect(clocksAt(one, 9000)).toEqual([61_000, 51_000]);
  });

  test('nobody gains time by taking up his decision again and again', () => {
    let clocks = start;
    for (let now = 1000; now <= 10_000; now += 1000) {
      clocks = passTime(clocks, LIVE, now, { running: [1], decided: 0 });
      clocks = passTime(clocks, LIVE, now, { running: [0], undone: [0] });
    }
    expect(clocks.left[0]).toBe(50_000);
  });

  test('a clock that is set back takes nobody time and gives none', () => {
    const later = passTime(start, LIVE, 20_000, { running: [0] });
    expect(clocksAt(later, 5000)).toEqual([40_000, 60_000]);
    expect(passTime(later, LIVE, 5000, { running: [0] })).toEqual(later);
  });

  test('never shows less than nothing, and ends when the first has nothing left', () => {
    expect(clocksAt(start, 100_000)).toEqual([0, 60_000]);
    expect(firstToEnd(start)).toEqual({ seat: 0, at: 60_000 });
    expect(firstToEnd(passTime(start, LIVE, 10_000, { running: [] }))).toBeNull();
  });
});

describe('days for each decision', () => {
  test('whoever is asked anew has all of them, and what others do does not change that', () => {
    const start = passTime(startClocks(DAYS, 2, 0), DAYS, 0, { running: [0], asked: [0] });
    const next = passTime(start, DAYS, DAY, { running: [1], decided: 0, asked: [1] });
    expect(firstToEnd(next)).toEqual({ seat: 1, at: 4 * DAY });
    const same = passTime(next, DAYS, 2 * DAY, { running: [1] });
    expect(firstToEnd(same)).toEqual({ seat: 1, at: 4 * DAY });
  });

  test('whoever decides and is asked again at once has all of them once more', () => {
    const start = passTime(startClocks(DAYS, 2, 0), DAYS, 0, { running: [0] });
    const again = passTime(start, DAYS, DAY, { running: [0], decided: 0, asked: [0] });
    expect(firstToEnd(again)).toEqual({ seat: 0, at: 4 * DAY });
  });
});
