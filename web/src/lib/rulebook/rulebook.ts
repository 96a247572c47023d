/** A rulebook, as built from its Markdown (`rulebook/plugin.ts`). */
export interface Rulebook {
  /** Our own text, made into HTML at build time. */
  readonly html: string;
  /** Its headings in order; `id` is the anchor: `EI-3.2` for a paragraph of the rules. */
  readonly contents: readonly { readonly id: string; readonly level: number; readonly title: string }[];
}

// One chunk a rulebook and language, fetched when it is opened.
const MODULES = import.meta.glob<Rulebook>('../../../../games/*/rulebook/*.md');

/** The rulebook of a game; undefined where there is none in this language. */
export async function loadRulebook(game: string, language: string): Promise<Rulebook | undefined> {
  return MODULES[`../../../../games/${game}/rulebook/${language}.md`]?.();
}
