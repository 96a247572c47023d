import { expect, test } from 'vitest';
import { Health } from './health.ts';

test('the storage is asked again after a while, and a fault that has passed is forgotten', async () => {
  let now = 0;
  let full = false;
  let asked = 0;
  const probe = async (): Promise<void> => {
    asked++;
    if (full) throw new Error('full');
  };
  const health = new Health({ probe }, () => now);
  expect(await health.fault()).toBeNull();
  full = true;
  now = 4999;
  expect([await health.fault(), asked]).toEqual([null, 1]);
  now = 5000;
  expect([await health.fault(), asked]).toEqual(['storage', 2]);
  full = false;
  now = 10_000;
  expect([await health.fault(), asked]).toEqual([null, 3]);
});

test('a server that is about to close says so', async () => {
  const health = new Health({ probe: async () => {} }, () => 0);
  health.close();
  expect(await health.fault()).toBe('closing');
});
