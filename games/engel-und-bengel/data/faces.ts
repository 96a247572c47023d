import type { Box, Face, Row } from './face.ts';

/*
 * The sixteen faces. Reconstructed (EB-1.4): they are our own, each with an idea of its own that its name tells. What they pay is balanced by
 * simulation; the figures stand in balance.json.
 */

const S = 'star';
const R = 'red';
const Y = 'yellow';

/** All sixteen, face 1 first. The gentlest is the first: it is recommended for a first game. */
export const FACES: readonly Face[] = [
  face(1, 'Wolkenwiese', 'Cloud Meadow', [
    row(20, 6),
    row(20, 3, 3),
    row(20, 1, 2, 3),
    row(20, S, S, S),
    row(30, 4, 4, 5, 5),
    row(-20, 2, 2, 2, 2, 2),
  ]),
  face(2, 'Dumme Streiche', 'Silly Pranks', [
    row(-20, 1),
    row(-30, 2, 2),
    row(20, 3, 3, 3),
    row(20, 4, 4, 4),
    row(30, 5, 5, 5, 5),
    row(60, 6, 6, 6, 6, 6),
  ]),
  face(3, 'Himmelsleiter', 'Stairway to Heaven', [
    row(20, S, S),
    row(80, 1, 2, 3, 4, 5, 6),
    row(-60, 3, 4, 5, 6),
    row(20, 4, 5, 6),
    row(20, 5, 6),
    row(-20, 6),
  ]),
  face(4, 'Höllenrutsche', 'Helter-Skelter', [
    row(70, 6, 5, 4, 3, 2),
    row(-60, 5, 4, 3, 2),
    row(20, 4, 3, 2),
    row(20, 3, 2, 1),
    row(20, 2, 1),
    row(20, 1),
  ]),
  face(5, 'Zwillinge', 'Twins', [
    row(20, 1, 1),
    row(30, 2, 2, 3, 3),
    row(20, 4, 4),
    row(40, 5, 5, 6, 6),
    row(20, S, S),
    row(-60, 3, 3, 4, 4),
  ]),
  face(6, 'Dreiklang', 'Triad', [
    row(40, 1, 1, 1),
    row(-50, 2, 2, 2),
    row(40, 3, 3, 3),
    row(40, 4, 4, 4),
    row(-40, 5, 5, 5),
    row(30, S, S, S),
  ]),
  face(7, 'Sternenzelt', 'Canopy of Stars', [
    row(20, S, S),
    row(20, S, S, S),
    row(70, S, S, S, S, S),
    row(20, S, S, S),
    row(20, S, S),
    row(-60, S, S, S),
  ]),
  face(8, 'Sternschnuppen', 'Shooting Stars', [
    row(20, S, S, S),
    row(20, 2, 3),
    row(-50, S, S),
    row(20, 4, 5, 6),
    row(60, S, S, S, S, S),
    row(20, S, S, S),
  ]),
  face(9, 'Volles Haus', 'Full House', [
    row(20, 1),
    row(80, R, R, R, Y, Y),
    row(20, 2, 2),
    row(-60, R, R, R, Y, Y),
    row(50, R, R, R, Y, Y),
    row(-20, 6),
  ]),
  face(10, 'Orgelpfeifen', 'Organ Pipes', [
    row(-20, 1),
    row(20, 2, 2),
    row(20, 3, 3, 3),
    row(-60, 4, 4, 4, 4),
    row(80, 5, 5, 5, 5, 5),
    row(30, S, S, S),
  ]),
  face(11, 'Siebter Himmel', 'Seventh Heaven', [
    row(20, 1, 6),
    row(20, 2, 5),
    row(20, 3, 4),
    row(-60, 6, 1, 5, 2),
    row(70, 1, 6, 2, 5, 3, 4),
    row(20, 4, 3),
  ]),
  face(12, 'Teufelszahl', 'The Devil’s Number', [
    row(20, 5, 5),
    row(20, 1, 2, 3),
    row(-60, 6, 6, 6),
    row(20, S, S, S),
    row(20, 1, 1),
    row(70, R, R, R, Y, Y),
  ]),
  face(13, 'Grad und Ungrad', 'Odds and Evens', [
    row(20, 1, 3, 5),
    row(20, 2, 4, 6),
    row(-60, 5, 3, 1),
    row(20, 6, 4, 2),
    row(60, 1, 3, 5, 3),
    row(20, 2, 2),
  ]),
  face(14, 'Wippe', 'Seesaw', [
    row(20, 3, 3),
    row(20, 4, 4),
    row(20, 2, 3, 2),
    row(-60, 5, 4, 5),
    row(20, 1, 2, 1),
    row(60, 3, 4, 5, 4, 3),
  ]),
  face(15, 'Fünf auf einen Streich', 'Five at One Blow', [
    row(20, 6),
    row(-20, 1),
    row(20, 2),
    row(80, 3, 3, 3, 3, 3),
    row(40, S, S, S, S, S),
    row(-60, 5, 5, 5, 5, 5),
  ]),
  face(16, 'Fegefeuer', 'Purgatory', [
    row(20, 6, 6),
    row(-50, S, S),
    row(20, 4),
    row(-60, S, S, S),
    row(70, R, R, R, Y, Y),
    row(90, 6, 5, 4, 3, 2, 1),
  ]),
];

/** All sixteen, some replaced by an owner's, by their numbers. */
export function withFaces(own: readonly Face[]): readonly Face[] {
  return FACES.map((face) => own.find(({ number }) => number === face.number) ?? face);
}

function face(number: number, de: string, en: string, rows: readonly Row[]): Face {
  return { number, name: { de, en }, rows };
}

function row(points: number, ...boxes: readonly Box[]): Row {
  return { points, boxes };
}
