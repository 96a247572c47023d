/** What the moves of a turn offer, in the game's notation: `4@1` places a 4 on row 1. */
export interface Offers {
  readonly placements: readonly Placement[];
  readonly roll: boolean;
  readonly stop: boolean;
}

interface Placement {
  readonly value: number;
  /** From 1, as rows are counted in the notation. */
  readonly row: number;
}

/** What a player has taken up but not placed: one of his dice (by its place in the roll), or a row that several of his dice fit. */
export type Picked =
  | { readonly type: 'die'; readonly die: number; readonly value: number }
  | { readonly type: 'row'; readonly row: number };

/**
 * What a touch leads to: a move, another thing taken up (null: put back), a placement that is not among the moves and wants a reason, or
 * the word that a value fits no row at all.
 */
export type Answer =
  | { readonly type: 'place'; readonly move: string }
  | { readonly type: 'pick'; readonly picked: Picked | null }
  | { readonly type: 'refuse'; readonly move: string }
  | { readonly type: 'nowhere'; readonly value: number };

export function offersIn(moves: readonly string[]): Offers {
  const placements = moves.flatMap((move): readonly Placement[] => {
    const match = /^([1-6])@(\d+)$/.exec(move);
    return match === null ? [] : [{ value: Number(match[1]), row: Number(match[2]) }];
  });
  return { placements, roll: moves.includes('roll'), stop: moves.includes('stop') };
}

/** The rows that a value may be placed on, top to bottom. */
export function rowsFor({ placements }: Offers, value: number): readonly number[] {
  return unique(placements.filter((placement) => placement.value === value).map(({ row }) => row));
}

/** The values that may be placed on a row, ascending. */
export function valuesFor({ placements }: Offers, row: number): readonly number[] {
  return unique(placements.filter((placement) => placement.row === row).map(({ value }) => value));
}

function unique(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Somebody touches one of his dice. */
export function touchDie(offers: Offers, picked: Picked | null, die: number, value: number): Answer {
  if (picked?.type === 'row' && valuesFor(offers, picked.row).includes(value)) return place(value, picked.row);
  if (picked?.type === 'die' && picked.die === die) return { type: 'pick', picked: null };
  if (rowsFor(offers, value).length === 0) return { type: 'nowhere', value };
  return { type: 'pick', picked: { type: 'die', die, value } };
}

/** Somebody touches a row. `anyValue` is one of his dice, to ask about where none fits. */
export function touchRow(offers: Offers, picked: Picked | null, row: number, anyValue: number): Answer {
  if (picked?.type === 'die') {
    return rowsFor(offers, picked.value).includes(row) ? place(picked.value, row) : refuse(picked.value, row);
  }
  if (picked?.type === 'row' && picked.row === row) return { type: 'pick', picked: null };
  const values = valuesFor(offers, row);
  const [only] = values;
  if (only === undefined) return refuse(anyValue, row);
  return values.length === 1 ? place(only, row) : { type: 'pick', picked: { type: 'row', row } };
}

/** The values that a row shows as its own to have: those that fit it, or the one in hand. */
export function shownOn(offers: Offers, picked: Picked | null, row: number): readonly number[] {
  const values = valuesFor(offers, row);
  if (picked?.type === 'die') return values.filter((value) => value === picked.value);
  return picked?.type === 'row' && picked.row !== row ? [] : values;
}

/** Whether a die of this value has somewhere to go, as far as the row that was taken up allows. */
export function isLive(offers: Offers, picked: Picked | null, value: number): boolean {
  return picked?.type === 'row' ? valuesFor(offers, picked.row).includes(value) : rowsFor(offers, value).length > 0;
}

function place(value: number, row: number): Answer {
  return { type: 'place', move: moveOf(value, row) };
}

function refuse(value: number, row: number): Answer {
  return { type: 'refuse', move: moveOf(value, row) };
}

function moveOf(value: number, row: number): string {
  return `${value}@${row}`;
}
