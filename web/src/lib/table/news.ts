import type { Line } from '@spieleabend/games/kit/board.ts';

/** The lines that have come since `before` was the story: what has to be told. Nothing when the story was replaced or became shorter. */
export function news(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  if (now.length <= before.length) return [];
  const last = before.at(-1);
  return last !== undefined && now[before.length - 1]?.code !== last.code ? [] : now.slice(before.length);
}

/** The words of a line, for ears. */
export function spoken({ parts }: Line): string {
  return parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text)).join('');
}
