/** The figures are 1 to 40; 40 is the goal of every row (MK-1.1, MK-3.5). */
export const LAST_FIGURE = 40;
/** Figures up to this one exist twice, unless two play (MK-1.1). */
export const LAST_DOUBLE = 10;

/** How many copies of a figure are in the game: figures 1 to 10 have a second one from three players on (MK-1.1). */
export function copiesOf(figure: number, seats: number): number {
  return figure <= LAST_DOUBLE && seats > 2 ? 2 : 1;
}

/** How many dice cards there are of each number of pips; place 0 is empty, so that the place is the pips (MK-1.2). */
export const DICE_CARDS: readonly number[] = [0, 22, 22, 22, 22, 21, 21];
/** The most pips on a dice card. */
export const MOST_PIPS = 6;
/** The number of dice cards in all (MK-1.2). */
export const ALL_CARDS = 130;
/** A player has at most this many rows (MK-3.4). */
export const MOST_ROWS = 3;

/** The points that end the game (MK-5.3). */
export function goalOf(seats: number): number {
  return 50 - 5 * seats;
}
/** The most seats at a table. */
export const MOST_SEATS = 4;
