/** How many members a set has that is kept as the bits of a whole number. */
export function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
