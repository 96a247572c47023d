import { SIZES } from '../../art/sizes.ts';

type CoverName = keyof typeof SIZES.covers;

/** Whether the house has drawn a cover for this game. */
export const hasCover = (id: string): id is CoverName => Object.hasOwn(SIZES.covers, id);

/** Width and height of a game's box; a box without a drawn cover has a middling format. */
export const boxSize = (id: string): readonly [number, number] => (hasCover(id) ? SIZES.covers[id] : [229, 280]);
