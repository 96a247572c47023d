import { expect, test } from 'vitest';
import { decideTogether } from './together.ts';

test('every set of seats that still owe has its status; the others lie face down', () => {
  expect(decideTogether(2)).toEqual([
    { type: 'decide', seats: [], sealed: [0, 1] },
    { type: 'decide', seats: [0], sealed: [1] },
    { type: 'decide', seats: [1], sealed: [0] },
    { type: 'decide', seats: [0, 1], sealed: [] },
  ]);
  expect(decideTogether(9)).toHaveLength(512);
});
