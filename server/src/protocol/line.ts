/** What only joins or varies the signs beside it; keyboards add it to emoji by themselves. */
const JOINERS = /[\p{Join_Control}\p{Variation_Selector}]/gu;
/** Nothing invisible (the empty braille pattern counts as a symbol), and nothing that turns the direction of the text around it. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More signs on top of one letter than any language piles up: they would cover the lines around it. */
const PILED = /\p{M}{5}/u;

/** A line that somebody typed, in one spelling: composed, without joiners and space around it. */
export function tidy(line: string): string {
  return line.replace(JOINERS, '').normalize('NFC').trim();
}

/** Whether there is something to see in a tidy line, all of it can be seen, and it stays within its line. */
export function isVisible(line: string): boolean {
  return SEEN.test(line) && !UNSEEN.test(line) && !PILED.test(line);
}
