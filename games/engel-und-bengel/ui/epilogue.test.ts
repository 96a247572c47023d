import type { GameResult } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { de } from '../messages/de.ts';
import { epilogue } from './epilogue.ts';
import { NAMES, table, trial } from './testing.ts';

const SETUP = trial({ rounds: 1 });

function end(log: readonly string[], you: number | null = null, setup = SETUP): string {
  const { over } = table(log, setup);
  if (over === null) throw new Error('The game is not over');
  return epilogue(log, over, { setup, names: NAMES, you }, de);
}

/** Anna takes rows 1 and 2 and the stars of row 4; Ben pays for rows 3 and 6. */
const GOOD = [
  ...['*:f1', '*:64415', '0:6@1', '0:4@2', '0:4@2', '0:1@5', '0:5@3'],
  ...['*:22235', '1:2@4', '1:2@4', '1:2@4', '1:3@6', '1:5@3'],
  ...['*:55266', '0:2@5', '0:5@4', '0:5@4'],
];
/** Ben takes them and pays for a black row all the same. */
const BAD = [
  ...['*:f1', '*:33333', '0:3@6', '0:3@4', '0:3@4', '0:3@4', '0:3@3'],
  ...['*:64411', '1:6@1', '1:4@2', '1:4@2', '1:1@5', '1:1@4'],
  ...['*:56665', '*:12333', '1:1@4', '1:2@5', '1:3@3'],
];

describe('the game in one line', () => {
  test('a winner without a black row is an angel', () => {
    expect(end(GOOD)).toBe('Keine einzige schwarze Reihe: Anna ist ein Engel.');
    expect(end(GOOD, 0)).toBe('Keine einzige schwarze Reihe: Du bist ein Engel.');
  });
  test('else the rows that carried the win are told', () => {
    expect(end(BAD)).toBe('4 weiße Reihen vollendet: Der Himmel war auf Bens Seite.');
  });
  test('EB-5.3 a shared win names everybody who won', () => {
    const result: GameResult = { ranks: [1, 1], scores: [90, 90], tieBreak: null };
    expect(epilogue(GOOD, result, { setup: SETUP, names: NAMES, you: null }, de)).toContain('Anna und Ben');
  });
  test('EB-5.3 a play-off is told', () => {
    const result: GameResult = { ranks: [2, 1], scores: [90, 90], tieBreak: 'board' };
    expect(epilogue(GOOD, result, { setup: SETUP, names: NAMES, you: null }, de)).toContain('Ben gewinnt das Stechen');
  });
  test('a narrow lead is told in points', () => {
    const result: GameResult = { ranks: [1, 2], scores: [250, 240], tieBreak: null };
    expect(epilogue(GOOD, result, { setup: SETUP, names: NAMES, you: 0 }, de)).toContain('Nur 10 Punkte Vorsprung');
  });
  test('a game that was left has no winner to tell', () => {
    const result: GameResult = { ranks: [1, 2], scores: [250, 240], tieBreak: null };
    const log = GOOD.slice(0, 4);
    expect(epilogue(log, result, { setup: SETUP, names: NAMES, you: 0 }, de)).toBe(de.epilogue.left);
  });
});
