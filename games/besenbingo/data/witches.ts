/** The four kinds of witch. Reconstructed (BB-1.2). */
export const WITCHES = ['weather', 'herb', 'forest', 'star'] as const;
export type Witch = (typeof WITCHES)[number];

/** Who flies with her (BB-1.2). */
export const COPILOTS = ['cat', 'raven', 'rat'] as const;
export type Copilot = (typeof COPILOTS)[number];

/** A witch and her copilot: what a witch square shows. */
export type Combination = `${Witch}-${Copilot}`;

/** All twelve combinations: combination 3 × witch + copilot, both counted from 0. */
export const COMBINATIONS: readonly Combination[] = WITCHES.flatMap((witch) =>
  COPILOTS.map((copilot): Combination => `${witch}-${copilot}`),
);

export function witchOf(combination: Combination): Witch {
  return WITCHES[Math.floor(COMBINATIONS.indexOf(combination) / COPILOTS.length)] ?? 'weather';
}

export function copilotOf(combination: Combination): Copilot {
  return COPILOTS[COMBINATIONS.indexOf(combination) % COPILOTS.length] ?? 'cat';
}
