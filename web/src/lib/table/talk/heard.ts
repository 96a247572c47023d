import { PHRASES, type Phrase, REACTIONS, type Reaction } from '@spieleabend/server/protocol';
import type { TalkTexts } from './messages/de.ts';
import type { Said } from './said.ts';

/** What this person hears of something said: a drawing, or words in his language. */
export interface Heard {
  readonly n: number;
  readonly name: string;
  readonly at: number;
  readonly reaction: Reaction | null;
  /** The words, or what the drawing means. */
  readonly words: string;
  /** Whether they are somebody's own words, which nobody has translated or checked. */
  readonly own: boolean;
}

/** Null for what this page does not know: a newer one may say more. */
function understand({ n, name, what, at }: Said, t: TalkTexts): Heard | null {
  const said = { n, name, at, reaction: null, own: false };
  const phrase = PHRASES.find((known: Phrase) => what.kind === 'phrase' && known === what.phrase);
  if (phrase !== undefined) return { ...said, words: t.phrases[phrase] };
  const reaction = REACTIONS.find((known: Reaction) => what.kind === 'reaction' && known === what.reaction);
  if (reaction !== undefined) return { ...said, reaction, words: t.reactions[reaction] };
  return what.kind === 'text' && what.text !== undefined ? { ...said, words: what.text, own: true } : null;
}

/** What is heard of all that was said: nothing from those who are muted, and no words of one's own where the host does not want them. */
export function hearAll(
  said: readonly Said[],
  { muted, words }: { readonly muted: readonly string[]; readonly words: boolean },
  t: TalkTexts,
): readonly Heard[] {
  return said.flatMap((one) => {
    const heard = muted.includes(one.name) ? null : understand(one, t);
    return heard === null || (heard.own && !words) ? [] : [heard];
  });
}
