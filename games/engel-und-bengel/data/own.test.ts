import { conformance } from '@spieleabend/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { game } from '../rules.ts';
import { FACES } from './faces.ts';
import { own } from './own.ts';

type Json = Record<string, unknown>;

const ROWS: readonly Json[] = [
  { points: 20, boxes: [1] },
  { points: 30, boxes: [2, 2] },
  { points: 40, boxes: [1, 2, 3] },
  { points: 50, boxes: ['star', 'star', 'star', 'star'] },
  { points: 70, boxes: ['red', 'red', 'red', 'yellow', 'yellow'] },
  { points: -40, boxes: [6, 6, 6] },
];
const FACE: Json = { number: 3, name: { de: 'Omas Tafel', en: 'Grandma’s Board' }, rows: ROWS };

function faces(...changes: readonly Json[]): Json {
  return { faces: changes.map((change) => ({ ...FACE, ...change })) };
}

/** The face with another row in place of one; rows count from 0. */
function withRow(at: number, row: unknown): Json {
  return faces({ rows: ROWS.map((old, index) => (index === at ? row : old)) });
}

/** All that is wrong, as `code path`. */
function wrong(json: unknown): readonly string[] {
  const checked = own.check(json);
  return checked.ok ? [] : checked.error.map(({ code, path }) => `${code} ${path}`);
}

describe('own faces', () => {
  it('EB-1.5 one face is enough; the others stay ours', () => {
    expect(own.check(faces({}))).toEqual({ ok: true, value: { faces: [FACE] } });
  });

  it('EB-1.5 our own faces are a file to begin with', () => {
    expect(own.example).toEqual({ faces: FACES });
    expect(wrong(JSON.parse(JSON.stringify(own.example)))).toEqual([]);
  });

  it('EB-1.5 the clean form has names without blanks around them, and the faces in order', () => {
    const later = { number: 2, name: { de: ' Opas Tafel ', en: 'Grandpa’s Board' } };
    expect(own.check(faces({}, later))).toMatchObject({
      value: { faces: [{ number: 2, name: { de: 'Opas Tafel' } }, { number: 3 }] },
    });
  });

  it.each<[string, unknown, readonly string[]]>([
    ['no object', [], ['wrong-type ']],
    ['nothing', null, ['wrong-type ']],
    ['a text', 'faces', ['wrong-type ']],
    ['an empty object', {}, ['missing faces']],
    ['a key that is not known', { ...faces({}), author: 'Oma' }, ['unknown-key author']],
    ['no faces', { faces: [] }, ['too-short faces']],
    ['seventeen faces', { faces: new Array(17).fill(FACE) }, ['too-long faces']],
    ['a face that is no object', { faces: [7] }, ['wrong-type faces[0]']],
    ['a number as text', faces({ number: '3' }), ['wrong-type faces[0].number']],
    ['face 0', faces({ number: 0 }), ['too-small faces[0].number']],
    ['face 17', faces({ number: 17 }), ['too-big faces[0].number']],
    ['face 2½', faces({ number: 2.5 }), ['wrong-type faces[0].number']],
    ['no number', { faces: [{ name: FACE.name, rows: ROWS }] }, ['missing faces[0].number']],
    ['a name in one language', faces({ name: { de: 'Tafel' } }), ['missing faces[0].name.en']],
    ['an empty name', faces({ name: { de: '  ', en: 'Board' } }), ['too-short faces[0].name.de']],
    ['a long name', faces({ name: { de: 'x'.repeat(41), en: 'Board' } }), ['too-long faces[0].name.de']],
    ['a name of nothing to see', faces({ name: { de: '\u200b', en: 'Board' } }), ['bad-value faces[0].name.de']],
    [
      'a name that turns its sentence',
      faces({ name: { de: 'a\u202eb', en: 'Board' } }),
      ['bad-value faces[0].name.de'],
    ],
    ['a name with half a letter', faces({ name: { de: 'a\ud800', en: 'Board' } }), ['bad-value faces[0].name.de']],
    ['a name of two lines', faces({ name: { de: 'a\nb', en: 'Board' } }), ['bad-value faces[0].name.de']],
    ['five rows', faces({ rows: ROWS.slice(1) }), ['too-short faces[0].rows']],
    ['seven rows', faces({ rows: [...ROWS, ROWS[0]] }), ['too-long faces[0].rows']],
    ['a row without boxes', withRow(0, { points: 20, boxes: [] }), ['too-short faces[0].rows[0].boxes']],
    ['a row of seven', withRow(0, { points: 20, boxes: [1, 1, 1, 1, 1, 1, 1] }), ['too-long faces[0].rows[0].boxes']],
    ['points not in tens', withRow(1, { points: 25, boxes: [1] }), ['not-multiple faces[0].rows[1].points']],
    ['too many points', withRow(1, { points: 110, boxes: [1] }), ['too-big faces[0].rows[1].points']],
    ['too dear a row', withRow(1, { points: -110, boxes: [1] }), ['too-small faces[0].rows[1].points']],
    ['points as text', withRow(1, { points: '20', boxes: [1] }), ['wrong-type faces[0].rows[1].points']],
    ['no points', withRow(1, { boxes: [1] }), ['missing faces[0].rows[1].points']],
    ['a row for nothing', withRow(1, { points: 0, boxes: [1] }), ['no-points faces[0].rows[1].points']],
    ['a box for a seven', withRow(2, { points: 20, boxes: [7] }), ['bad-value faces[0].rows[2].boxes[0]']],
    ['a box with a text', withRow(2, { points: 20, boxes: ['Stern'] }), ['bad-value faces[0].rows[2].boxes[0]']],
    ['stars among numbers', withRow(2, { points: 20, boxes: [1, 'star'] }), ['mixed-row faces[0].rows[2].boxes']],
    ['red among stars', withRow(2, { points: 20, boxes: ['star', 'red'] }), ['mixed-row faces[0].rows[2].boxes']],
    ['red alone', withRow(4, { points: 20, boxes: ['red', 'red', 'red'] }), ['bad-full-house faces[0].rows[4].boxes']],
    [
      'yellow before red',
      withRow(4, { points: 20, boxes: ['yellow', 'yellow', 'red', 'red', 'red'] }),
      ['bad-full-house faces[0].rows[4].boxes'],
    ],
    [
      'thirty boxes',
      faces({ rows: ROWS.map(({ points }) => ({ points, boxes: [1, 1, 1, 1, 1] })) }),
      ['too-many-boxes faces[0].rows'],
    ],
    [
      'more black than white',
      faces({ rows: ROWS.map(({ points, boxes }) => ({ points: -Math.abs(Number(points)), boxes })) }),
      ['no-gain faces[0].rows'],
    ],
    ['a number twice', faces({}, {}), ['face-twice faces[1].number']],
    ['a name of ours', faces({ name: { de: 'wolkenwiese', en: 'My Meadow' } }), ['name-twice faces[0].name.de']],
    ['two faces of one name', faces({}, { number: 4 }), ['name-twice faces[1].name.de', 'name-twice faces[1].name.en']],
  ])('EB-1.5 refused: %s', (_, json, errors) => {
    expect(wrong(json)).toEqual(errors);
  });

  it('EB-1.5 errors name the paragraph and the figures that a sentence needs', () => {
    expect(own.check(withRow(2, { points: 20, boxes: [1, 'star'] }))).toMatchObject({
      error: [{ code: 'mixed-row', rule: 'EB-1.3', face: 3, row: 3 }],
    });
    expect(own.check(faces({ rows: ROWS.map(({ points }) => ({ points, boxes: [1, 1, 1, 1, 1] })) }))).toMatchObject({
      error: [{ code: 'too-many-boxes', rule: 'EB-1.4', face: 3, boxes: 30, limit: 28 }],
    });
  });

  it('EB-1.5 all that is wrong is said at once', () => {
    const row = { points: 0, boxes: [1, 'star'] };
    expect(wrong(withRow(0, row))).toEqual(['no-points faces[0].rows[0].points', 'mixed-row faces[0].rows[0].boxes']);
  });

  it('EB-1.5 a face of ours may keep its name while others change', () => {
    const ours = FACES.map((face) => (face.number === 5 ? { ...FACE, number: 5 } : face));
    expect(wrong({ faces: ours })).toEqual([]);
  });

  it('EB-1.5 whole games with an own face keep the contract of every game', () => {
    const checked = own.check(faces({}));
    if (!checked.ok) throw new Error(checked.error[0]?.code);
    const checks = conformance(game as never, 1, checked.value).filter(({ setup }) =>
      setup.includes('firstFace=0, debt=true, target=100, rounds=0, tieBreakBoard=true'),
    );
    expect(checks.length).toBeGreaterThan(40);
    for (const check of checks) check.run();
  });

  it('EB-1.5 the published format is the one that is checked', async () => {
    await expect(`${JSON.stringify(own.schema, null, 2)}\n`).toMatchFileSnapshot('faces.schema.json');
  });
});
