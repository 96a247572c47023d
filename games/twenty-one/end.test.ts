import { describe, expect, it } from 'vitest';
import { pack } from './digits.ts';
import { materialOf } from './material.ts';
import { resultOf } from './result.ts';
import { game } from './rules.ts';
import { freshSheet, type Sheet } from './state.ts';
import { legal, perfectRoll, refusal, table } from './testing.ts';

/** Five rolls that hit every field of sheet A; the active seat keeps them, seat 0 enters all, seat 1 what `others` says. */
function perfectGame(others: readonly string[]): string[] {
  const log = ['*:ab'];
  for (let row = 0; row < 5; row++) {
    log.push(`*:${perfectRoll('a', row)}`, `${row % 2}:keep`, '0:wkrbyg', `1:${others[row]}`);
  }
  return log;
}

describe('rows', () => {
  it('TO-4.1 rows are worked top to bottom, and players may be in different rows', () => {
    const { sheets } = table(perfectGame(['w', 'b', 'g', 'r', 'k']).slice(0, 5)).state;
    expect(sheets.map((sheet) => sheet.current)).toEqual([1, 0]);
  });

  it('TO-4.2 a full row scores its values and the bonus for its hits, at most 42', () => {
    const view = game.view(table(['*:a', `*:${perfectRoll('a', 0)}`, '0:keep', '0:wkrbyg']).state, 0);
    expect(view.sheets[0]).toMatchObject({ current: 1, hits: 6, points: 42 });
  });

  it('TO-4.2 struck fields count nothing', () => {
    // Sheet A: y6 is a hit, b5 is struck, the rest are ones: k1 is a hit.
    const log = ['*:a', '*:666664', '0:keep', '0:y', '*:666664', '0:keep', '0:x', '*:111111', '0:keep', '0:wkrg'];
    expect(game.view(table(log).state, 0).sheets[0]?.rows[0]).toMatchObject({
      marks: [6, 'x', 1, 1, 1, 1],
      hits: 2,
      points: 6 + 4 + 3,
    });
  });

  it('TO-4.3 left-over dice do not spill into the next row, which starts with the next roll', () => {
    // Row 2 of sheet A takes every 1 too, but this roll belongs to row 1.
    const full = table(['*:a', '*:111111', '0:keep', '0:wkrbyg']);
    expect(full.state.sheets[0]).toMatchObject({ current: 1 });
    expect(game.view(full.state, 0).sheets[0]?.rows[1]?.marks).toEqual([null, null, null, null, null, null]);
    expect(full.status.type).toBe('chance');
    expect(legal(table([...full.log, '*:666666', '0:keep']), 0)).toEqual(['r']);
  });
});

describe('end', () => {
  it('TO-5.1 the game ends with the roll on which row five is filled, when everybody has made his entry', () => {
    const log = perfectGame(['w', 'b', 'g', 'r', 'k']);
    const last = table(log.slice(0, -1));
    expect(last.over).toBeNull();
    expect(last.waiting).toEqual([1]);
    const over = table(log);
    expect(over.over).not.toBeNull();
    expect(refusal(over, '0:w')).toMatchObject({ code: 'over' });
    expect(game.step(over.state, 0, { type: 'keep' })).toEqual({ ok: false, error: { code: 'over', rule: 'TO-5.1' } });
    expect(game.chance(over.state, [1, 1, 1, 1, 1, 1])).toEqual({ ok: false, error: { code: 'over', rule: 'TO-5.1' } });
  });

  it('TO-5.2 an unfinished row is scored as it stands, hits included', () => {
    // Sheet B, row 1: w4 b1 g1 r1, and k2 is a hit.
    expect(table(perfectGame(['w', 'b', 'g', 'r', 'k'])).over?.scores).toEqual([210, 4 + 1 + 1 + 1 + 2 + 1]);
  });

  it('TO-5.2 a row of which nothing is entered scores 0', () => {
    // With the last roll seat 1 fills its first row too: k2 and y1 are hits. Row 2 is empty.
    const over = table(perfectGame(['w', 'b', 'g', 'r', 'ky']));
    expect(over.over?.scores).toEqual([210, 4 + 1 + 1 + 1 + 2 + 1 + 3]);
    expect(game.view(over.state, 1).sheets[1]?.rows[1]?.points).toBe(0);
  });

  it('TO-5.3 C-4 the highest total wins, and no tie-break is named', () => {
    expect(table(perfectGame(['w', 'b', 'g', 'r', 'k'])).over).toMatchObject({ ranks: [1, 2], tieBreak: null });
  });

  it('TO-5.3 C-4 in a tie more hits decide, unfinished row included, then the rank is shared', () => {
    // Row 1 of sheet A: y6 b5 w4 g3 r2 k1. White first.
    const twoHits = sheetA([0, 1, 2, 0, 0, 0]);
    const oneHit = sheetA([0, 0, 0, 4, 0, 0], [0, 0, 0, 1, 0, 0]);
    const poor = sheetA([1, 0, 0, 0, 0, 0]);
    expect(resultOf([oneHit, twoHits, poor], materialOf(null))).toEqual({
      ranks: [2, 1, 3],
      scores: [6, 6, 1],
      tieBreak: 'hits',
    });
    expect(resultOf([twoHits, poor, twoHits], materialOf(null))).toEqual({
      ranks: [1, 3, 1],
      scores: [6, 1, 6],
      tieBreak: null,
    });
  });
});

/** A sheet A whose first rows hold these values, white first. */
function sheetA(...rows: readonly (readonly number[])[]): Sheet {
  const fresh = freshSheet(0);
  return { ...fresh, current: rows.length - 1, rows: fresh.rows.map((row, index) => pack(rows[index] ?? []) | row) };
}
