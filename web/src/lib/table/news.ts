import type { Line } from '@spieleabend/games/kit/board.ts';

/** The lines that have come since `before` was the story: what has to be told. Nothing when the story was replaced or became shorter. */
export function news(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  if (now.length <= before.length) return [];
  const last = before.at(-1);
  return last !== undefined && now[before.length - 1]?.code !== last.code ? [] : now.slice(before.length);
}

/** More than this nobody reads before a turn. */
const MOST = 4;

/** What others have decided since this seat last did: what its person has not seen when the device comes back. */
export function meanwhile(lines: readonly Line[], seat: number): readonly Line[] {
  const last = lines.findLastIndex(({ code }) => code.startsWith(`${seat}:`));
  return lines
    .slice(last + 1)
    .filter(({ code }) => /^\d/.test(code))
    .slice(-MOST);
}

/** The words of a line, for ears. */
export function spoken({ parts }: Line): string {
  return parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text)).join('');
}
