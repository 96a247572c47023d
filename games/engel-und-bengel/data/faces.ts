import type { Box, Face, Row } from './face.ts';

/*
 * The sixteen faces. Reconstructed (EB-1.4): they are our own, each with an idea of its own that its name tells. What they pay is balanced by
 * simulation; the figures stand in balance.md.
 */

const S: Box = 'star';
const R: Box = 'red';
const Y: Box = 'yellow';

/** All sixteen, face 1 first. The gentlest is the first: it is recommended for a first game. */
export const FACES: readonly Face[] = [
  face(1, 'Wolkenwiese', 'Cloud Meadow', [
    row(20, 6),
    row(30, 2, 2),
    row(30, 1, 2, 3),
    row(40, S, S, S),
    row(50, 4, 4, 5, 5),
    row(-20, 3, 3, 3, 3, 3),
  ]),
  face(2, 'Dumme Streiche', 'Silly Pranks', [
    row(20, 1),
    row(-20, 2, 2),
    row(40, 3, 3, 3),
    row(60, 4, 4, 4, 4),
    row(-30, 5, 5, 5),
    row(80, 6, 6, 6, 6, 6),
  ]),
  face(3, 'Himmelsleiter', 'Stairway to Heaven', [
    row(20, 1),
    row(20, 1, 2),
    row(30, 1, 2, 3),
    row(-40, 1, 2, 3, 4),
    row(60, 1, 2, 3, 4, 5),
    row(80, 1, 2, 3, 4, 5, 6),
  ]),
  face(4, 'Höllenrutsche', 'Helter-Skelter', [
    row(80, 6, 5, 4, 3, 2, 1),
    row(60, 6, 5, 4, 3, 2),
    row(40, 5, 4, 3, 2),
    row(30, 4, 3, 2),
    row(20, 3, 2),
    row(-40, 2, 1),
  ]),
  face(5, 'Zwillinge', 'Twins', [
    row(20, 1, 1),
    row(50, 2, 2, 3, 3),
    row(50, 4, 4, 5, 5),
    row(30, S, S),
    row(70, 6, 6, 1, 1, 6, 6),
    row(-40, 3, 3, 4, 4),
  ]),
  face(6, 'Dreiklang', 'Triad', [
    row(40, 1, 1, 1),
    row(40, 2, 2, 2),
    row(-40, 3, 3, 3),
    row(40, 4, 4, 4),
    row(40, 5, 5, 5),
    row(50, S, S, S),
  ]),
  face(7, 'Sternenzelt', 'Canopy of Stars', [
    row(20, S),
    row(20, S, S),
    row(40, S, S, S),
    row(60, S, S, S, S),
    row(80, S, S, S, S, S),
    row(-40, S, S, S, S),
  ]),
  face(8, 'Sternschnuppen', 'Shooting Stars', [
    row(30, S, S),
    row(20, 2, 3),
    row(40, S, S, S),
    row(50, 4, 5, 6, 1),
    row(70, S, S, S, S, S),
    row(-30, S, S, S),
  ]),
  face(9, 'Volles Haus', 'Full House', [
    row(20, 1),
    row(70, R, R, R, Y, Y),
    row(30, 2, 2),
    row(-50, R, R, R, Y, Y),
    row(80, R, R, R, Y, Y),
    row(30, 6, 6, 6),
  ]),
  face(10, 'Orgelpfeifen', 'Organ Pipes', [
    row(20, 1),
    row(30, 2, 2),
    row(40, 3, 3, 3),
    row(-50, 4, 4, 4, 4),
    row(70, 5, 5, 5, 5, 5),
    row(60, 1, 2, 3, 4, 5, 6),
  ]),
  face(11, 'Siebter Himmel', 'Seventh Heaven', [
    row(20, 1, 6),
    row(30, 2, 5),
    row(20, 3, 4),
    row(60, 6, 1, 5, 2),
    row(80, 1, 6, 2, 5, 3, 4),
    row(-40, 4, 3, 4, 3),
  ]),
  face(12, 'Teufelszahl', 'The Devil’s Number', [
    row(20, 5),
    row(40, 1, 2, 3),
    row(-60, 6, 6, 6),
    row(50, S, S, S, S),
    row(60, 1, 1, 1, 1),
    row(70, R, R, R, Y, Y),
  ]),
  face(13, 'Grad und Ungrad', 'Odds and Evens', [
    row(40, 1, 3, 5),
    row(40, 2, 4, 6),
    row(50, 5, 3, 1, 5),
    row(50, 6, 4, 2, 6),
    row(40, 1, 1, 3, 3),
    row(-40, 2, 2, 4, 4),
  ]),
  face(14, 'Wippe', 'Seesaw', [
    row(20, 1, 6),
    row(40, 2, 3, 2),
    row(40, 5, 4, 5),
    row(60, 1, 2, 3, 2, 1),
    row(60, 6, 5, 4, 5, 6),
    row(-40, 3, 4, 4, 3),
  ]),
  face(15, 'Fünf auf einen Streich', 'Five at One Blow', [
    row(20, 4),
    row(30, 1, 2),
    row(70, 3, 3, 3, 3, 3),
    row(70, 5, 5, 5, 5, 5),
    row(60, S, S, S, S, S),
    row(-40, 2, 3, 4, 5, 6),
  ]),
  face(16, 'Fegefeuer', 'Purgatory', [
    row(40, 6, 6),
    row(-30, S, S),
    row(60, 2, 3, 4, 5),
    row(-60, S, S, S, S),
    row(70, R, R, R, Y, Y),
    row(100, 6, 5, 4, 3, 2, 1),
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
