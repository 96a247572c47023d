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
}

/** Null where all played to the end. */
export function earlyEnd(
  { ending, resigned }: Pick<Look, 'ending' | 'resigned'>,
  names: readonly string[],
  you: number | null,
): EarlyEnd | null {
  const t = togetherTexts();
  if (ending === 'aborted') return { title: t.aborted, sentence: t.abortedWhy, pointless: true };
  if (resigned.length === 0) return null;
  const others = resigned.filter((seat) => seat !== you);
  const sentence = [
    ...(others.length < resigned.length ? [t.youGaveUp] : []),
    ...(others.length > 0 ? [t.gaveUp(named(others, names), others.length > 1)] : []),
  ].join(' ');
  return { title: null, sentence, pointless: ending === 'resigned' };
}
