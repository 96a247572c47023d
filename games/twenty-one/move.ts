/** A decision. `colours` is a set of colours as a bit mask, white the lowest bit; it is never empty. */
export type Move =
  | { readonly type: 'keep' }
  | { readonly type: 'reroll' }
  | { readonly type: 'enter'; readonly colours: number }
  | { readonly type: 'strike' };

export const KEEP: Move = Object.freeze({ type: 'keep' });
export const REROLL: Move = Object.freeze({ type: 'reroll' });
export const STRIKE: Move = Object.freeze({ type: 'strike' });

/** All sets of colours are made once: `ENTRIES[colours]`. */
export const ENTRIES: readonly Move[] = Array.from({ length: 64 }, (_, colours) =>
  Object.freeze({ type: 'enter', colours }),
);

/** The entries that dice that fit allow: every set of them but the empty one (TO-3.2). */
export const SUBSETS: readonly (readonly Move[])[] = ENTRIES.map((_, fit) =>
  Object.freeze(ENTRIES.filter((_, colours) => colours !== 0 && (colours & fit) === colours)),
);

/** The same, with the strike that the house rule allows at any time (TO-3.4). */
export const SUBSETS_OR_STRIKE: readonly (readonly Move[])[] = SUBSETS.map((entries) =>
  Object.freeze([...entries, STRIKE]),
);

export const KEEP_OR_REROLL: readonly Move[] = Object.freeze([KEEP, REROLL]);
export const KEEP_ONLY: readonly Move[] = Object.freeze([KEEP]);
export const STRIKE_ONLY: readonly Move[] = Object.freeze([STRIKE]);
export const NO_MOVES: readonly Move[] = Object.freeze([]);
