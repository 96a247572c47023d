import { STRENGTHS, type Strength } from '@spieleabend/games';

/** What a bot of this level looks like and is called: one that is not known here (from another version) like the one in the middle. */
export function strengthOf(level: string): Strength {
  return STRENGTHS.find((strength) => strength === level) ?? 'medium';
}
