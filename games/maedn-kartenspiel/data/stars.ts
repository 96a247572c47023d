/**
 * The figures that bear a star, worth a further point in a complete row (MK-1.3, MK-5.1). Both copies of 10 bear one. Reconstructed: no public
 * source lists them all.
 */
export const STARS: readonly number[] = Object.freeze([10, 15, 20, 25, 30, 35, 36, 37, 38, 39]);
