import type { Rules } from '@spieleabend/games';
import { seeded } from '@spieleabend/kernel';
import { chooseWith } from '../chooser.ts';
import type { Question } from '../turns.ts';

/** Whether the rules let the seat that was asked make this move. */
export function isLegal({ game }: Rules, { view, seat, seed }: Question, move: string): boolean {
  const parsed = game.parseMove(move);
  return parsed.ok && game.step(game.resample(view, seat, seeded(seed)), seat, parsed.value).ok;
}

/** The room's greedy move, where the opponent that was asked has failed: it needs no worker, no tables and no time. */
export function standIn({ game, greedy }: Rules, question: Question): string {
  return chooseWith(game, greedy)(question, seeded(question.seed));
}
