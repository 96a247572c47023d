import type { Setup } from '@spieleabend/kernel';
import type { Question } from '../turns.ts';

/** Who plays what: all that a bot's tables may depend on. Plain data. */
export interface Opponent {
  readonly game: string;
  readonly level: string;
  readonly setup: Setup;
}

/** What a worker is asked, one thing at a time: to make ready for an opponent, or to decide. Plain data. */
export type Request =
  | ({ readonly type: 'prepare' } & Opponent)
  | ({ readonly type: 'choose'; readonly game: string } & Question);

/** What a worker answers: it is ready, the move in the game's notation, or what went wrong. */
export type Answer = { readonly ready: true } | { readonly move: string } | { readonly fault: string };
