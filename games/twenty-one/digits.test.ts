import { expect, it } from 'vitest';
import { atMost, digitOf, equals, only, pack, zeros } from './digits.ts';

/** Each pair of digits in each place, beside neighbours that would carry or borrow. */
it('TO-3.2 six comparisons at once agree with six comparisons', () => {
  for (let a = 0; a <= 7; a++) {
    for (let b = 0; b <= 7; b++) {
      for (const rest of [0, 7]) {
        for (let place = 0; place < 6; place++) {
          const left = Array.from({ length: 6 }, (_, at) => (at === place ? a : rest));
          const right = Array.from({ length: 6 }, (_, at) => (at === place ? b : 7 - rest));
          const where = (holds: (x: number, y: number) => boolean) =>
            left.reduce((set, x, at) => (holds(x, right[at] ?? 0) ? set | (1 << at) : set), 0);
          expect(atMost(pack(left), pack(right))).toBe(where((x, y) => x <= y));
          expect(equals(pack(left), pack(right))).toBe(where((x, y) => x === y));
          expect(zeros(pack(left))).toBe(where((x) => x === 0));
        }
      }
    }
  }
});

it('TO-3.2 only the chosen digits are kept', () => {
  const dice = pack([1, 2, 3, 4, 5, 6]);
  for (let colours = 0; colours < 64; colours++) {
    for (let colour = 0; colour < 6; colour++) {
      expect(digitOf(only(dice, colours), colour)).toBe((colours >> colour) & 1 ? colour + 1 : 0);
    }
  }
});
