/**
 * Six small numbers, one a colour, as one hexadecimal number: a digit (0 to 7) for each colour, white the lowest. Six dice are such a
 * number, and so is a row of a sheet; with the top bit of each digit spare, six comparisons are one subtraction.
 * Sets of colours are bit masks, white the lowest bit.
 */
export type Digits = number;

export const EACH = 0x111111;
const TOP_BITS = 0x888888;

/** The number with these digits, white first. */
export function pack(digits: readonly number[]): Digits {
  let packed = 0;
  for (let colour = 0; colour < digits.length; colour++) packed |= (digits[colour] ?? 0) << (4 * colour);
  return packed;
}

export function digitOf(digits: Digits, colour: number): number {
  return (digits >> (4 * colour)) & 7;
}

/** The colours whose digit is 0. */
export function zeros(digits: Digits): number {
  return collect(~(digits + 7 * EACH) & TOP_BITS);
}

/** The colours whose digit is the same in both. */
export function equals(digits: Digits, others: Digits): number {
  return zeros(digits ^ others);
}

/** The colours whose digit is at most the other. */
export function atMost(digits: Digits, others: Digits): number {
  return collect((others + TOP_BITS - digits) & TOP_BITS);
}

/** The digits of some colours; 0 for the rest. */
export function only(digits: Digits, colours: number): Digits {
  return digits & (DIGITS_OF[colours] ?? 0);
}

/** The mask that leaves the digits of a set of colours. */
const DIGITS_OF: readonly number[] = Array.from({ length: 64 }, (_, colours) =>
  pack([0, 1, 2, 3, 4, 5].map((colour) => (((colours >> colour) & 1) === 1 ? 0xf : 0))),
);

/** Moves the top bits of the six digits next to each other, as a set. */
function collect(topBits: number): number {
  const pairs = ((topBits >> 3) | (topBits >> 6)) & 0x030303;
  return (pairs | (pairs >> 6) | (pairs >> 12)) & 0x3f;
}
