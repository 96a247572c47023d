/** What a player has pencilled in but not handed over: a witch by her square, and the row of the bar that she counts in. */
export interface Choice {
  readonly square: string | null;
  readonly row: string | null;
}

export const NOTHING: Choice = { square: null, row: null };

/** The squares of the witches that may land, of the legal moves. */
export function landable(moves: readonly string[]): readonly string[] {
  return [...new Set(moves.map(choiceOf).flatMap(({ square }) => square ?? []))];
}

/** The rows in which the witch on a square may count. */
export function rowsFor(moves: readonly string[], square: string | null): readonly string[] {
  return moves.map(choiceOf).flatMap((choice) => (choice.square === square ? (choice.row ?? []) : []));
}

/** The squares of the witches that may count in a row. */
export function squaresFor(moves: readonly string[], row: string): readonly string[] {
  return moves.map(choiceOf).flatMap((choice) => (choice.row === row ? (choice.square ?? []) : []));
}

/** A witch is chosen: where only one row fits her, the row with her. */
export function choose(moves: readonly string[], square: string): Choice {
  const rows = rowsFor(moves, square);
  return { square, row: rows.length === 1 ? (rows[0] ?? null) : null };
}

/** The decision in the game's notation; null as long as something is missing. */
export function moveOf({ square, row }: Choice): string | null {
  return square === null || row === null ? null : `${square}>${row}`;
}

/** The choice that a decision makes: `c3>1`; nothing of a minus field. */
export function choiceOf(move: string): Choice {
  const [square, row] = move.split('>');
  return row === undefined ? NOTHING : { square: square ?? null, row };
}
