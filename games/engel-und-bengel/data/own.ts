import { type DataError, err, ok } from '@spieleabend/kernel';
import * as z from 'zod/mini';
import { readForm } from '../../own-data.ts';
import type { OwnData } from '../../room.ts';
import { boxesOf, FACE_COUNT, FULL_HOUSE, kindOf, LONGEST_ROW, MOST_BOXES, ROW_COUNT } from './face.ts';
import { FACES, withFaces } from './faces.ts';

/** No row pays or costs more than this. */
const MOST_POINTS = 100;
const LONGEST_NAME = 40;

/** What a box shows: a number, a star of the row's own colour, or a red or yellow star (EB-1.3). */
const Box = z.literal([1, 2, 3, 4, 5, 6, 'star', 'red', 'yellow']);

/** A row: white if its points are above 0, black if below (EB-1.2). Its boxes from left to right. */
const Row = z.readonly(
  z.strictObject({
    points: z.number().check(z.multipleOf(10), z.minimum(-MOST_POINTS), z.maximum(MOST_POINTS)),
    boxes: z.readonly(z.array(Box).check(z.minLength(1), z.maxLength(LONGEST_ROW))),
  }),
);

/** Something to see, on one line, and nothing that turns the direction of the text around it. */
const LEGIBLE = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME), z.regex(LEGIBLE));

/** One side of a board: its number, its name in both languages, its six rows from top to bottom. */
const Face = z.readonly(
  z.strictObject({
    number: z.int().check(z.minimum(1), z.maximum(FACE_COUNT)),
    name: z.readonly(z.strictObject({ de: Name, en: Name })),
    rows: z.readonly(z.array(Row).check(z.length(ROW_COUNT))),
  }),
);

/** The faces of an owner; each takes the place of ours with the same number, the others stay ours. */
const OwnFaces = z.readonly(
  z.strictObject({ faces: z.readonly(z.array(Face).check(z.minLength(1), z.maxLength(FACE_COUNT))) }),
);

export type Box = z.output<typeof Box>;
export type Row = z.output<typeof Row>;
export type Face = z.output<typeof Face>;
export type OwnFaces = z.output<typeof OwnFaces>;

/** Owners' faces: their format, ours in it, and the check (EB-1.5). The clean form has the faces by their numbers, ascending. */
export const own: OwnData = {
  schema: z.toJSONSchema(OwnFaces, { io: 'input', override: ({ jsonSchema }) => delete jsonSchema.readOnly }),
  example: { faces: FACES },
  check(json) {
    const read = readForm(OwnFaces, json, 'EB-1.5');
    if (!read.ok) return read;
    const { faces } = read.value;
    const errors = [...faces.flatMap(faceErrors), ...twice(faces)];
    if (errors.length > 0) return err(errors);
    return ok({ faces: faces.toSorted((a, b) => a.number - b.number) });
  },
};

/** What is wrong with a face whose form is right. */
function faceErrors(face: Face, index: number): readonly DataError[] {
  const path = `faces[${index}]`;
  const where = { face: face.number };
  const errors = face.rows.flatMap((row, at) => rowErrors(row, `${path}.rows[${at}]`, { ...where, row: at + 1 }));
  const boxes = boxesOf(face);
  if (boxes > MOST_BOXES) {
    errors.push({ code: 'too-many-boxes', path: `${path}.rows`, rule: 'EB-1.4', ...where, boxes, limit: MOST_BOXES });
  }
  const white = face.rows.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const black = face.rows.reduce((sum, { points }) => sum - Math.min(0, points), 0);
  // On such faces together nobody might ever reach the target.
  if (white <= black) errors.push({ code: 'no-gain', path: `${path}.rows`, rule: 'EB-1.5', ...where, white, black });
  return errors;
}

/** EB-1.2, EB-1.3: a row is white or black, and of one kind. */
function rowErrors(row: Row, path: string, where: { face: number; row: number }): readonly DataError[] {
  const errors: DataError[] = [];
  if (row.points === 0) errors.push({ code: 'no-points', path: `${path}.points`, rule: 'EB-1.2', ...where });
  if (kindOf(row) === null) {
    const boxes = { path: `${path}.boxes`, rule: 'EB-1.3', ...where };
    const coloured = row.boxes.every((box) => box === 'red' || box === 'yellow');
    errors.push(
      coloured ? { code: 'bad-full-house', ...boxes, wanted: FULL_HOUSE.join(' ') } : { code: 'mixed-row', ...boxes },
    );
  }
  return errors;
}

/** EB-1.1: each number once, and no two faces at the table of the same name. */
function twice(faces: readonly Face[]): readonly DataError[] {
  return faces.flatMap(({ number, name }, index): readonly DataError[] => {
    const path = `faces[${index}]`;
    if (faces.findIndex((face) => face.number === number) < index) {
      return [{ code: 'face-twice', path: `${path}.number`, rule: 'EB-1.1', face: number }];
    }
    return (['de', 'en'] as const).flatMap((language) => {
      const others = withFaces(faces).filter((other) => other.number !== number);
      const other = others.find((face) => sameName(face.name[language], name[language]));
      // Of two own faces the later is named.
      const earlier = other !== undefined && faces.findIndex((face) => face.number === other.number) < index;
      if (other === undefined || !earlier) return [];
      const wrong = { path: `${path}.name.${language}`, rule: 'EB-1.1', face: number, other: other.number };
      return [{ code: 'name-twice', ...wrong, name: name[language] }];
    });
  });
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
