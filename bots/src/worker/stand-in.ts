import type { Rules } from '@spieleabend/games';
import { seeded } from '@spieleabend/kernel';
import type { Question } from '../turns.ts';

/** Whether the rules let the seat that was asked make this move. */
export function isLegal({ game }: Rules, { view, seat, seed }: Question, move: string): boolean {
  const parsed = game.parseMove(move);
  return parsed.ok && game.step(game.resample(view, seat, seeded(seed)), seat, parsed.value).ok;
}

/** The room's greedy move, where the opponent that was asked has failed: it needs no worker, no tables and no time. */
export function standIn({ game, greedy }: Rules, { view, seat, seed }: Question): string {
  const random = seeded(seed);
  const moves = game.moves(game.resample(view, seat, random), seat);
  return game.makeMove(greedy({ view, seat, moves, random }));
}
