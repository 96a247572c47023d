import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('the same object is asked about once, another anew', () => {
  const asked: number[] = [];
  const double = latest(({ n }: { n: number }) => {
    asked.push(n);
    return { twice: 2 * n };
  });
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect(double(one)).toBe(double(one));
  expect(double(two)).toEqual({ twice: 4 });
  expect(double(one)).toEqual({ twice: 2 });
  expect(asked).toEqual([1, 2, 1]);
});
