import type { Sheet } from './data/sheets.ts';
import type { Marks } from './marks.ts';
import type { House } from './solve.ts';
import { marksOn, sheetOf, type View } from './view.ts';

/** What somebody decides from when a tower has been called: his own sheet, the others', the towers. */
export interface Position extends Desk {
  readonly rivals: readonly Desk[];
  /** The towers called so far as a set, the last one included. */
  readonly called: number;
  /** The last of them, which waits for its answer. */
  readonly tower: number;
  readonly house: House;
}

/** A sheet and what has been struck on it. */
interface Desk {
  readonly sheet: Sheet;
  readonly marks: Marks;
}

/** The position that a seat sees. Throws where no tower waits for its answer: nobody is asked then. */
export function positionOf(view: View, seat: number): Position {
  const desks = view.sheets.map((sheet): Desk => ({ sheet: sheetOf(sheet), marks: marksOn(sheet) }));
  const own = desks[seat];
  const tower = view.called.at(-1);
  if (own === undefined || tower === undefined) throw new RangeError(`Besenbingo: seat ${seat} has nothing to decide`);
  return {
    ...own,
    rivals: desks.filter((desk) => desk !== own),
    called: view.called.reduce((set, call) => set | (1 << (call - 1)), 0),
    tower,
    house: { minus: view.minus, mustTakeBest: view.mustTakeBest },
  };
}
