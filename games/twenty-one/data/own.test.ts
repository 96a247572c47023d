import { Session } from '@spieleabend/kernel';
import { conformance } from '@spieleabend/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { game } from '../rules.ts';
import { own } from './own.ts';
import { SHEETS } from './sheets.ts';

/** Our sheets with some things changed. */
function sheets(changes: Readonly<Record<string, unknown>>): unknown {
  return { sheets: { ...SHEETS, ...changes } };
}

/** What is wrong with it: code, place and paragraph of everything. */
function faults(json: unknown): readonly string[] {
  const checked = own.check(json);
  return checked.ok ? [] : checked.error.map(({ code, path, rule }) => `${code} ${path} ${rule}`);
}

const turned = SHEETS.a.map((row) => [...row].reverse().join(''));

describe('own sheets', () => {
  it('the file to begin with is sound, as text too', () => {
    expect(faults(JSON.parse(JSON.stringify(own.example)))).toEqual([]);
  });

  it('without a bonus of its own the bonus is ours', () => {
    const checked = own.check(sheets({ a: turned }));
    expect(checked.ok && checked.value).toMatchObject({ sheets: { a: turned }, bonus: [0, 1, 3, 6, 10, 15, 21] });
  });

  it('TO-1.1 there are six sheets of five rows of six fields, no two alike', () => {
    const { f: _, ...five } = SHEETS;
    expect(faults({ sheets: five })).toEqual(['missing sheets.f TO-1.1']);
    expect(faults(sheets({ g: SHEETS.a }))).toEqual(['unknown-key sheets.g TO-1.1']);
    expect(faults(sheets({ b: SHEETS.b.slice(1) }))).toEqual(['too-short sheets.b TO-1.1']);
    expect(faults(sheets({ b: ['ybwgr', ...SHEETS.b.slice(1)] }))).toEqual(['not-six-fields sheets.b[0] TO-1.1']);
    expect(faults(sheets({ c: SHEETS.a }))).toEqual(['same-sheet sheets.c TO-1.1']);
  });

  it('TO-1.1 a colour that no die has is named, with its place', () => {
    const checked = own.check(sheets({ d: ['ybwgrs', ...SHEETS.d.slice(1)] }));
    expect(checked).toMatchObject({ error: [{ code: 'not-a-colour', sheet: 'd', row: 1, letter: 's' }] });
  });

  it('TO-1.2 each row has each colour once', () => {
    expect(faults(sheets({ a: ['yywgrk', ...SHEETS.a.slice(1)] }))).toEqual(['colour-missing sheets.a[0] TO-1.2']);
  });

  it('TO-1.4 the bonus goes from 0 to 21 and never falls', () => {
    const bonus = (points: readonly unknown[]) => faults({ sheets: SHEETS, bonus: points });
    expect(bonus([0, 0, 0, 5, 5, 5, 21])).toEqual([]);
    expect(bonus([1, 1, 3, 6, 10, 15, 20])).toEqual(['bonus-end bonus[0] TO-1.4', 'bonus-end bonus[6] TO-1.4']);
    expect(bonus([0, 1, 3, 2, 10, 15, 21])).toEqual(['bonus-falls bonus[3] TO-1.4']);
    expect(bonus([0, 1, 3])).toEqual(['too-short bonus TO-1.1']);
    expect(bonus([0, 1, 3, 6, 10.5, 15, -21])).toEqual(['wrong-type bonus[4] TO-1.1', 'too-small bonus[6] TO-1.1']);
  });

  it('anything else is told too, all of it at once', () => {
    for (const json of [null, 7, 'sheets', [], [SHEETS]]) expect(faults(json)).toEqual(['wrong-type  TO-1.1']);
    expect(faults({})).toEqual(['missing sheets TO-1.1']);
    expect(faults(sheets({ a: 'ybwgrk', b: [1, 2, 3, 4, 5] }))).toHaveLength(6);
  });
});

describe('playing on own sheets', () => {
  const bonus = [0, 0, 0, 0, 0, 0, 21];
  const checked = own.check({ sheets: { ...SHEETS, a: turned }, bonus });
  const data = checked.ok ? checked.value : undefined;
  const start = () => Session.start(game, { seats: 1, options: { voluntaryStrike: false }, data });

  it('TO-3.2 the limits are those of the own sheet', () => {
    // Its first row reads krgwby: black takes up to 6, yellow only 1.
    let session = start();
    for (const entry of ['*:a', '*:161121', '0:keep']) {
      const next = session.replay(entry);
      if (!next.ok) throw new Error(next.error.code);
      session = next.value;
    }
    expect(session.decide(0, 'y')).toMatchObject({ ok: false, error: { code: 'value-above-limit', limit: 1 } });
    const hit = session.decide(0, 'k');
    expect(hit.ok && hit.value.look(0).view).toMatchObject({
      sheets: [{ rows: [{ points: 6, hits: 1 }, {}, {}, {}, {}] }],
    });
  });

  it('the rules keep every promise on them too', () => {
    for (const check of conformance(game, 1, data)) if (/^[12] seats/.test(check.setup)) check.run();
  });
});
