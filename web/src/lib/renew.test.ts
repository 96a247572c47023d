import { expect, test } from 'vitest';
import { type Remembering, renewOnce } from './renew.ts';

function tab(): Remembering {
  const kept = new Map<string, string>();
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value) };
}
const idle = () => false;

test('a page that is out of date loads itself anew once, and the next one too', () => {
  const remembering = tab();
  const renew = (version: string) => renewOnce({ version, remembering, isWriting: idle });
  expect([renew('1'), renew('1'), renew('1')]).toEqual([true, false, false]);
  // It has brought another build; some day that one is out of date.
  expect([renew('2'), renew('2')]).toEqual([true, false]);
});

test('while somebody writes nothing is loaded, and afterwards it may still be', () => {
  const remembering = tab();
  expect(renewOnce({ version: '1', remembering, isWriting: () => true })).toBe(false);
  expect(renewOnce({ version: '1', remembering, isWriting: idle })).toBe(true);
});

test('where nothing can be remembered the page waits for a tap', () => {
  const forgetful: Remembering = { get: () => null, set: () => {} };
  const forbidden: Remembering = {
    get: () => {
      throw new Error('SecurityError');
    },
    set: () => {},
  };
  for (const remembering of [forgetful, forbidden]) {
    expect(renewOnce({ version: '1', remembering, isWriting: idle })).toBe(false);
  }
});
