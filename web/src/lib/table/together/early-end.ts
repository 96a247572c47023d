import type { Look } from '@spieleabend/kernel';
import { togetherTexts } from './texts.ts';
import { named } from './words.ts';

/** What the podium says of a game that did not come to its end by its rules, or not with all who began it. */
export interface EarlyEnd {
  /** In place of who won; null where somebody has. */
  readonly title: string | null;
  readonly sentence: string;
  /** Whether points mean nothing. */
  readonly pointless: boolean;
  /** The seats of those who gave up, and the word that stands in place of their points. */
  readonly resigned: readonly number[];
  readonly instead: string;
}

/** Null where all played to the end. */
export function earlyEnd(
  { ending, resigned }: Pick<Look, 'ending' | 'resigned'>,
  names: readonly string[],
  you: number | null,
): EarlyEnd | null {
  const t = togetherTexts();
  if (ending === 'aborted')
    return { title: t.aborted, sentence: t.abortedWhy, pointless: true, resigned, instead: t.resigned };
  if (resigned.length === 0) return null;
  const others = resigned.filter((seat) => seat !== you);
  const sentence = [
    ...(others.length < resigned.length ? [t.youGaveUp] : []),
    ...(others.length > 0 ? [t.gaveUp(named(others, names), others.length > 1)] : []),
  ].join(' ');
  return { title: null, sentence, pointless: ending === 'resigned', resigned, instead: t.resigned };
}
