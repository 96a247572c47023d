import { expect, test } from 'vitest';
import { ABSENT_AFTER } from '../protocol/index.ts';
import { Attendances } from './attendance.ts';

const HIDDEN_LONG = 5 * 60_000;
const at = (attendances: Attendances, now: number) => attendances.of('anna', now).presence;

test('whoever has a page that is looked at is here', () => {
  const attendances = new Attendances(0);
  attendances.come('anna', true);
  attendances.come('anna', false);
  expect(at(attendances, 1_000_000)).toBe('here');
});

test('whoever drops is away for a moment and then gone; coming back makes up for everything', () => {
  const attendances = new Attendances(0);
  attendances.come('anna', true);
  attendances.go('anna', true, 10_000);
  expect(at(attendances, 10_000 + ABSENT_AFTER - 1)).toBe('away');
  expect(attendances.of('anna', 15_000 + ABSENT_AFTER)).toEqual({ presence: 'gone', lasting: 5000 });
  attendances.come('anna', true);
  expect(at(attendances, 500_000)).toBe('here');
});

test('whoever only looks at something else is away for longer', () => {
  const attendances = new Attendances(0);
  attendances.come('anna', true);
  attendances.look('anna', false, 1000);
  expect(at(attendances, 1000 + ABSENT_AFTER)).toBe('away');
  expect(at(attendances, 1000 + HIDDEN_LONG)).toBe('gone');
  // Then he closes the page too: that brings him back to nobody.
  attendances.go('anna', false, 1000 + HIDDEN_LONG);
  expect(attendances.of('anna', 5000 + HIDDEN_LONG)).toEqual({ presence: 'gone', lasting: 4000 });
});

test('whoever closes a page that was out of sight already is gone a minute later, and no later than without that', () => {
  const closed = (after: number) => {
    const attendances = new Attendances(0);
    attendances.come('anna', true);
    attendances.look('anna', false, 0);
    attendances.go('anna', false, after);
    return attendances.nextChange(['anna'], after);
  };
  expect(closed(60_000)).toBe(ABSENT_AFTER);
  expect(closed(HIDDEN_LONG - 5000)).toBe(5000);
});

test('after a restart nobody is gone at once', () => {
  expect(at(new Attendances(50_000), 50_000)).toBe('away');
  expect(at(new Attendances(50_000), 50_000 + ABSENT_AFTER)).toBe('gone');
});

test('the next change is foretold', () => {
  const attendances = new Attendances(0);
  attendances.come('anna', true);
  attendances.come('ben', true);
  attendances.go('ben', true, 1000);
  expect(attendances.nextChange(['anna', 'ben'], 2000)).toBe(ABSENT_AFTER - 1000);
  expect(attendances.nextChange(['anna', 'ben'], 2000 + ABSENT_AFTER)).toBeNull();
});
