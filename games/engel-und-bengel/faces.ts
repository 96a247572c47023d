import type { Face } from './data/face.ts';
import { FACES, withFaces } from './data/faces.ts';
import type { Layout } from './row.ts';
import { layoutOf } from './row.ts';
import type { House, Round } from './state.ts';

const ALL = 0xffff;
/** The first sides of all boards. */
const BOARDS = 0x5555;

/**
 * The faces that the next round can reveal, a bit each, face 1 the lowest. In rounds 1 to 8 either side of any board not used yet, in rounds
 * 9 to 16 the sides not shown in the eight before; then from the beginning (EB-2.1).
 */
export function possibleFaces({ firstFace }: House, { number, shown }: Round): number {
  if (number === 0 && firstFace > 0) return 1 << (firstFace - 1);
  const seen = shown === ALL ? 0 : shown;
  const boards = (seen | (seen >> 1)) & BOARDS;
  return boards === BOARDS ? ALL & ~seen : ALL & ~(boards * 3);
}

const LAYOUTS: readonly Layout[] = FACES.map(layoutOf);

/** The round that begins with this face. */
export function reveal(house: House, round: Round, number: number): Round {
  return {
    number: round.number + 1,
    shown: (round.shown === ALL ? 0 : round.shown) | (1 << (number - 1)),
    ...laid(house, number),
    tied: round.tied,
  };
}

/** A face of this table by its number, ready for play. */
export function laid(house: House, number: number): Pick<Round, 'face' | 'layout'> {
  const own = house.own?.find((face) => face.number === number);
  const face = own ?? FACES[number - 1];
  if (face === undefined) throw new RangeError(`engel-und-bengel: no face ${number}`);
  return { face, layout: (own === undefined ? LAYOUTS[number - 1] : undefined) ?? layoutOf(face) };
}

/** The sixteen faces at this table. */
export function facesAt(house: House): readonly Face[] {
  return house.own === null ? FACES : withFaces(house.own);
}
