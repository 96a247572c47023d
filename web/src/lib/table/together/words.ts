import { span } from './clock.ts';
import { togetherTexts } from './texts.ts';

/** A long time in words: "2 Tage". */
export function inWords(left: number): string {
  const { unit, n } = span(left);
  return togetherTexts()[unit](n);
}

/** Names in a row: "Ben, Clara". */
export function named(seats: readonly number[], names: readonly string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(', ');
}
