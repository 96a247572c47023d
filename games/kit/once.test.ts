import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Once } from './once.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a second press on the same look does nothing, the first on the next one counts', () => {
  const once = new Once();
  const [first, second] = [{ log: [] }, { log: [] }];
  expect(once.underway(first)).toBe(false);
  expect(once.send(first)).toBe(true);
  expect(once.underway(first)).toBe(true);
  expect(once.send(first)).toBe(false);
  expect(once.underway(second)).toBe(false);
  expect(once.send(second)).toBe(true);
});

test('where no answer comes one may press again', () => {
  const once = new Once();
  const look = {};
  once.send(look);
  vi.advanceTimersByTime(2999);
  expect(once.send(look)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(once.send(look)).toBe(true);
});

test('the time of an earlier decision does not free a later one', () => {
  const once = new Once();
  const [first, second] = [{}, {}];
  once.send(first);
  vi.advanceTimersByTime(2500);
  once.send(second);
  vi.advanceTimersByTime(1000);
  expect(once.send(second)).toBe(false);
});
