import { expect, test } from 'vitest';
import { hindrance } from './push.ts';

const ABLE = { secure: true, push: true, installable: false, permission: 'default' } as const;

test('what is in the way of being told is said one thing at a time', () => {
  expect(hindrance(ABLE)).toBeNull();
  expect(hindrance({ ...ABLE, permission: 'granted' })).toBeNull();
  expect(hindrance({ ...ABLE, permission: 'denied' })).toBe('denied');
  expect(hindrance({ ...ABLE, push: false })).toBe('unsupported');
  // An iPhone in its browser; as an app on the home screen it has Web Push.
  expect(hindrance({ ...ABLE, push: false, installable: true })).toBe('install');
  expect(hindrance({ ...ABLE, secure: false, push: false, installable: true })).toBe('insecure');
});
