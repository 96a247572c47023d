import { Session } from '@spieleabend/kernel';
import { conformance } from '@spieleabend/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { game } from '../rules.ts';
import { SHEET_1, SHEET_2 } from '../testing.ts';
import { sheetOf } from '../view.ts';
import { own } from './own.ts';
import { SHEETS } from './sheets.ts';

/** Our sheets with the first of them changed; its field is the one of `turn.test.ts`. */
function first(changes: Readonly<Record<string, unknown>>): unknown {
  return { sheets: [{ ...SHEET_1, ...changes }, ...SHEETS.slice(1)] };
}

/** The same with one square changed: row from the top, column from the left. */
function square(row: number, column: number, printed: unknown): unknown {
  return first({
    field: SHEET_1.field.map((line, r) => line.map((was, c) => (r === row && c === column ? printed : was))),
  });
}

/** What is wrong with it: code, place and paragraph of everything. */
function faults(json: unknown): readonly string[] {
  const checked = own.check(json);
  return checked.ok ? [] : checked.error.map(({ code, path, rule }) => `${code} ${path} ${rule}`);
}

describe('own sheets', () => {
  it('the file to begin with is sound, as text too, and so is another sheet in it', () => {
    expect(faults(JSON.parse(JSON.stringify(own.example)))).toEqual([]);
    expect(faults(first({}))).toEqual([]);
  });

  it('BB-2.1 are dealt in place of ours and carried by the view', () => {
    const checked = own.check({ sheets: [SHEET_1, SHEET_2, ...SHEETS.slice(2)] });
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const session = Session.start(game, { seats: 2, options: {}, data: checked.value });
    const dealt = session.happen('21');
    if (!dealt.ok) throw new Error(dealt.error.code);
    expect(dealt.value.look('spectator').view.sheets.map(sheetOf)).toEqual([SHEET_2, SHEET_1]);
  });

  it('BB-1.1 there are nine, no fewer and no more, no two alike', () => {
    expect(faults({ sheets: SHEETS.slice(1) })).toEqual(['too-short sheets BB-1.3']);
    expect(faults({ sheets: [SHEET_1, ...SHEETS] })).toEqual(['too-long sheets BB-1.3']);
    expect(faults({ sheets: [SHEETS[4], ...SHEETS.slice(1)] })).toEqual(['same-sheet sheets[4] BB-1.1']);
    expect(own.check({ sheets: [SHEETS[4], ...SHEETS.slice(1)] })).toMatchObject({ error: [{ sheet: 5, other: 1 }] });
  });

  it('BB-1.1 the field has four rows of four squares', () => {
    expect(faults(first({ field: SHEET_1.field.slice(1) }))).toEqual(['too-short sheets[0].field BB-1.3']);
    const narrow = SHEET_1.field.map((row, r) => (r === 2 ? row.slice(1) : row));
    expect(faults(first({ field: narrow }))).toEqual(['too-short sheets[0].field[2] BB-1.3']);
    expect(faults(first({ field: SHEET_1.field.flat() }))).toContain('too-long sheets[0].field BB-1.3');
  });

  it('BB-1.1 a tower on a square of the witches, and a witch on a square of the towers, are named', () => {
    expect(own.check(square(0, 0, 8))).toMatchObject({
      error: [{ code: 'not-a-witch', path: 'sheets[0].field[0][0]', rule: 'BB-1.1', sheet: 1, square: 'a4' }],
    });
    expect(own.check(square(3, 2, 'star-cat'))).toMatchObject({
      error: [{ code: 'not-a-tower', path: 'sheets[0].field[3][2]', rule: 'BB-1.1', sheet: 1, square: 'c1' }],
    });
  });

  it('BB-1.1 each tower stands once, and only towers 1 to 8', () => {
    expect(own.check(square(0, 1, 5))).toMatchObject({
      error: [{ code: 'tower-twice', path: 'sheets[0].field[0][1]', sheet: 1, square: 'b4', other: 'a1', tower: 5 }],
    });
    for (const wrong of [0, 9, 1.5, -1, '8', null, Number.NaN]) {
      expect(faults(square(0, 1, wrong))).toEqual(['bad-value sheets[0].field[0][1] BB-1.3']);
    }
  });

  it('BB-1.2 each combination stands once, and only those of the twelve', () => {
    expect(own.check(square(0, 0, 'herb-rat'))).toMatchObject({
      error: [
        { code: 'combination-twice', rule: 'BB-1.2', square: 'a4', other: 'd3', combination: 'herb-rat' },
        { code: 'not-on-field', rule: 'BB-1.3', path: 'sheets[0].combinations[0]', combination: 'forest-rat' },
      ],
    });
    for (const wrong of ['rat-forest', 'forest', 'forest_rat', 'Forest-Rat', 'forest-rat ', ['forest', 'rat']]) {
      expect(faults(square(0, 0, wrong))).toEqual(['bad-value sheets[0].field[0][0] BB-1.3']);
    }
  });

  it('BB-1.3 rows 1 to 3 have four, four and three fields of their kind', () => {
    expect(faults(first({ witches: ['weather', 'forest', 'herb'] }))).toEqual(['too-short sheets[0].witches BB-1.3']);
    expect(faults(first({ witches: ['weather', 'forest', 'herb', 'cat'] }))).toEqual([
      'bad-value sheets[0].witches[3] BB-1.3',
    ]);
    expect(faults(first({ copilots: ['cat', 'dog', 'rat', 'raven'] }))).toEqual([
      'bad-value sheets[0].copilots[1] BB-1.3',
    ]);
    expect(faults(first({ combinations: [...SHEET_1.combinations, 'star-rat'] }))).toEqual([
      'too-long sheets[0].combinations BB-1.3',
    ]);
  });

  it('BB-1.3 row 3 shows what is on the field, each once; the pair is not on the field', () => {
    expect(faults(first({ combinations: ['forest-rat', 'star-cat', 'forest-rat'] }))).toEqual([
      'not-on-field sheets[0].combinations[1] BB-1.3',
      'combination-again sheets[0].combinations[2] BB-1.3',
    ]);
    expect(faults(first({ pair: 'star-rat' }))).toEqual(['pair-on-field sheets[0].pair BB-1.3']);
    expect(faults(first({ pair: ['star', 'raven'] }))).toEqual(['bad-value sheets[0].pair BB-1.3']);
  });

  it('tells all that is wrong at once, in every sheet', () => {
    const wrong = { ...SHEET_1, pair: 'star-rat' };
    const sheets = [wrong, { ...wrong, witches: ['herb', 'herb', 'herb', 'herb'] }, ...SHEETS.slice(2)];
    expect(faults({ sheets })).toEqual(['pair-on-field sheets[0].pair BB-1.3', 'pair-on-field sheets[1].pair BB-1.3']);
  });

  it('anything else is told too', () => {
    for (const json of [null, 7, 'sheets', [], [SHEETS]]) expect(faults(json)).toEqual(['wrong-type  BB-1.3']);
    expect(faults({})).toEqual(['missing sheets BB-1.3']);
    expect(faults({ sheets: {} })).toEqual(['wrong-type sheets BB-1.3']);
    expect(faults({ sheets: SHEETS, bonus: 5 })).toEqual(['unknown-key bonus BB-1.3']);
    expect(faults(first({ paar: 'star-cat' }))).toEqual(['unknown-key sheets[0].paar BB-1.3']);
    const { pair: _, ...without } = SHEET_1;
    expect(faults({ sheets: [without, ...SHEETS.slice(1)] })).toEqual(['missing sheets[0].pair BB-1.3']);
  });

  it('keep every promise of a game', () => {
    const data = { sheets: [SHEET_2, SHEET_1, ...SHEETS.slice(2)] };
    const start: typeof game.start = (setup) => game.start({ ...setup, data });
    for (const check of conformance({ ...game, seats: { min: 1, max: 2 }, start } as never, 1)) {
      if (!check.promise.startsWith('a record')) check.run();
    }
  });
});
