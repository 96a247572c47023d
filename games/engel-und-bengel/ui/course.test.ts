import { describe, expect, test } from 'vitest';
import { course } from './course.ts';
import { eventsIn } from './events.ts';
import { rowAwaited, settledBy } from './rows.ts';
import { table, trial } from './testing.ts';
import { lying } from './tray.ts';

const SETUP = trial();
const LOG = ['*:f1', '*:64345', '0:4@2', '0:4@2', '0:6@1', '0:roll', '*:31', '0:3@6', '0:stop', '*:22255', '1:2@4'];

describe('earlier moments of a game', () => {
  test('are what everybody saw of the table then', () => {
    const seen = Array.from({ length: LOG.length + 1 }, (_, n) => table(LOG.slice(0, n)).look('spectator').view);
    expect(course(LOG, SETUP)).toEqual(seen);
  });
  test('are the same however the log has come: grown, taken back or replaced', () => {
    const other = ['*:f1', '*:11111', '0:1@5'];
    for (const log of [LOG.slice(0, 3), LOG, LOG.slice(0, 6), other, LOG]) {
      expect(course(log, SETUP).at(-1)).toEqual(table(log).look('spectator').view);
    }
  });
  test('events of the table change nothing', () => {
    const views = course([...LOG, '!1:bot'], SETUP);
    expect(views.at(-1)).toEqual(views.at(-2));
    expect(eventsIn([...LOG, '!1:bot'], views).at(-1)).toBeNull();
  });
});

describe('the dice in the tray', () => {
  const tray = (entries: number, taken: readonly number[] = []) => {
    const log = LOG.slice(0, entries);
    return lying(eventsIn(log, course(log, SETUP)), taken);
  };
  test('keep their places while some of them are placed', () => {
    expect(tray(2)).toEqual({ seat: 0, dice: [6, 4, 3, 4, 5] });
    expect(tray(3).dice).toEqual([6, null, 3, 4, 5]);
    expect(tray(5).dice).toEqual([null, null, 3, null, 5]);
  });
  test('of several alike the one that was touched goes', () => {
    expect(tray(3, [3]).dice).toEqual([6, 4, 3, null, 5]);
    expect(tray(4, [3]).dice).toEqual([6, null, 3, null, 5]);
  });
  test('are those of the last roll, and gone when they have been taken back', () => {
    expect(tray(7)).toEqual({ seat: 0, dice: [3, 1] });
    expect(tray(9).dice).toEqual([null, null]);
    expect(tray(10)).toEqual({ seat: 1, dice: [2, 2, 2, 5, 5] });
    expect(tray(1)).toEqual({ seat: 0, dice: [] });
  });
});

describe('the twins', () => {
  const face = (entries: number) => course(LOG.slice(0, entries), SETUP).at(-1)?.face ?? null;
  const awaited = (entries: number, black: boolean) => {
    const at = face(entries);
    return at === null ? null : rowAwaited(at, black);
  };
  test('walk to the row that lacks one die and is worth most', () => {
    expect(awaited(2, false)).toBe(0);
    expect(awaited(3, false)).toBe(1);
    expect(awaited(4, false)).toBe(0);
    expect(awaited(2, true)).toBe(5);
  });
  test('go home where no row lacks just one', () => {
    expect(awaited(5, false)).toBeNull();
    expect(awaited(8, true)).toBeNull();
  });
  test('EB-4.1 a row is settled by whoever placed its last die', () => {
    expect(face(4)?.rows.map(settledBy)).toEqual([null, 0, null, null, null, null]);
  });
});
