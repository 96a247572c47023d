import { readFileSync } from 'node:fs';
import { seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { boxesOf, FACE_COUNT, gainOf, kindOf } from './data/face.ts';
import { FACES } from './data/faces.ts';
import { possibleFaces } from './faces.ts';
import { membersOf } from './pack.ts';
import { game } from './rules.ts';
import { FACE_OUTCOME } from './state.ts';
import { after, look, OWN, ROUND, refusal, table } from './testing.ts';

describe('material', () => {
  it('EB-1.1 there are sixteen faces with names of their own in both languages', () => {
    expect(FACES.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
    for (const language of ['de', 'en'] as const) {
      expect(new Set(FACES.map(({ name }) => name[language])).size).toBe(FACE_COUNT);
    }
  });

  it('EB-1.2 a face has six rows, white ones that pay and black ones that cost', () => {
    for (const { rows } of FACES) {
      expect(rows).toHaveLength(6);
      for (const { points, boxes } of rows) {
        expect(points).not.toBe(0);
        expect(boxes.length).toBeGreaterThan(0);
      }
    }
  });

  it('EB-1.3 every row is of one kind: numbers, stars, or red and yellow stars', () => {
    const kinds = FACES.flatMap(({ rows }) => rows.map(kindOf));
    expect(new Set(kinds)).toEqual(new Set(['numbers', 'stars', 'house']));
    expect(kindOf({ points: 20, boxes: ['red', 'red', 'yellow', 'yellow', 'yellow'] })).toBeNull();
    expect(kindOf({ points: 20, boxes: ['star', 1] })).toBeNull();
  });

  it('EB-1.4 the faces keep to the public facts', () => {
    for (const face of FACES) {
      expect(boxesOf(face)).toBeGreaterThanOrEqual(18);
      expect(boxesOf(face)).toBeLessThanOrEqual(26);
      const black = face.rows.filter(({ points }) => points < 0);
      expect([1, 2]).toContain(black.length);
      for (const { points } of black) expect([-20, -30, -40, -50, -60]).toContain(points);
      for (const { points, boxes } of face.rows) {
        expect(Math.abs(points) % 10).toBe(0);
        if (points > 0) expect(points >= 20 && points <= 100).toBe(true);
        expect(boxes.length).toBeLessThanOrEqual(6);
      }
    }
    const rows = FACES.flatMap(({ rows: all }) => all);
    const prints = new Set(rows.map(({ boxes }) => boxes.join('')));
    for (const known of ['123456', '654321', '1', '55555', 'redredredyellowyellow', 'starstarstarstarstar']) {
      expect(prints).toContain(known);
    }
    expect(new Set(rows.map(({ boxes }) => boxes.length))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('EB-1.4 face 1 is the gentlest: no other costs less in black', () => {
    const cost = FACES.map(({ rows }) => rows.reduce((sum, { points }) => sum - Math.min(0, points), 0));
    expect(cost[0]).toBe(Math.min(...cost));
    expect(cost.filter((other) => other === cost[0])).toHaveLength(1);
  });

  it('EB-1.4 the measured figures stay in bounds: 20 to 40 minutes, and no seat more than 3 % from even', () => {
    const figures = JSON.parse(readFileSync(new URL('data/balance.json', import.meta.url), 'utf8'));
    expect(figures.games).toBe(20_000);
    expect(figures.seats.map(({ seats }: { seats: number }) => seats)).toEqual([2, 3, 4, 5, 6]);
    for (const { minutes, fromEven } of figures.seats) {
      expect(minutes).toBeGreaterThanOrEqual(20);
      expect(minutes).toBeLessThanOrEqual(40);
      for (const share of fromEven) expect(Math.abs(share)).toBeLessThanOrEqual(0.03);
    }
    const measured = figures.faces.map(({ name, boxes }: { name: string; boxes: number }) => [name, boxes]);
    expect(measured).toEqual(FACES.map((face) => [face.name.en, boxesOf(face)]));
  });

  it('EB-1.5 every face brings all players together something, so that a game comes to an end', () => {
    for (const face of FACES) expect(gainOf(face)).toBeGreaterThan(0);
  });

  it('EB-1.5 a state made from a view plays the owner’s faces too, before they are turned up and once they lie there', () => {
    for (const at of [table(2), table(2, ['*:f7', '*:12366', '0:1@1'])]) {
      expect(game.resample(look(at), 'spectator', seeded(1))).toEqual(at.state);
    }
    const first = game.resample(look(table(2)), 'spectator', seeded(1));
    const revealed = game.chance(first, [FACE_OUTCOME + 7]);
    expect(revealed.ok && game.view(revealed.value, 'spectator').face).toMatchObject({ name: OWN.faces[0].name });
  });

  it('EB-1.5 an owner’s face takes the place of ours with the same number', () => {
    const own = look(table(2, ['*:f7']));
    expect(own.face).toMatchObject({ number: 7, name: OWN.faces[0].name });
    expect(own.face?.rows.map(({ points }) => points)).toEqual([20, 30, -60, 50, 100, -40]);
    expect(look(table(2, ['*:f8'])).face?.name).toEqual(FACES[7]?.name);
  });
});

describe('setup', () => {
  it('EB-2.1 the first face can be any of the sixteen', () => {
    const start = table(2);
    for (let number = 1; number <= 16; number++) expect(refusal(start, `*:f${number}`)).toBeNull();
    expect(start.status).toMatchObject({ type: 'chance', spec: { kind: 'draw', take: 1 } });
    expect(refusal(start, '*:3')).toEqual({ code: 'bad-face', rule: 'EB-2.1' });
    expect(refusal(start, '*:12345')).toEqual({ code: 'bad-face', rule: 'EB-2.1' });
  });

  it('EB-2.1 firstFace fixes the first face only, and it is logged all the same', () => {
    const start = table(2, [], { firstFace: 7 });
    expect(refusal(start, '*:f8')).toEqual({ code: 'first-face-fixed', rule: 'EB-2.1', face: 8, first: 7 });
    const first = after(start, ['*:f7']);
    expect(first.log).toEqual(['*:f7']);
    const second = after(first, ROUND);
    expect(second.state.phase).toBe('face');
    expect(refusal(second, '*:f9')).toBeNull();
  });

  it('EB-2.1 in the second round neither side of the board of the first can come', () => {
    const second = after(table(2, ['*:f7']), ROUND);
    expect(refusal(second, '*:f7')).toEqual({ code: 'face-used', rule: 'EB-2.1', face: 7 });
    expect(refusal(second, '*:f8')).toEqual({ code: 'face-used', rule: 'EB-2.1', face: 8 });
    for (const face of [1, 6, 9, 16]) expect(refusal(second, `*:f${face}`)).toBeNull();
    expect(look(second)).toMatchObject({ round: 1, shown: [7] });
  });

  it('EB-2.1 rounds 9 to 16 show the other sides in a new order, then everything begins anew', () => {
    const { house, round } = table(2).state;
    const possible = (number: number, shown: readonly number[]): readonly number[] => {
      const set = shown.reduce((sum, face) => sum | (1 << (face - 1)), 0);
      return membersOf(possibleFaces(house, { ...round, number, shown: set })).map((bit) => bit + 1);
    };
    const eight = [2, 3, 6, 7, 9, 12, 14, 15];
    expect(possible(7, eight.slice(0, 7))).toEqual([15, 16]);
    expect(possible(8, eight)).toEqual([1, 4, 5, 8, 10, 11, 13, 16]);
    expect(possible(9, [...eight, 1])).toEqual([4, 5, 8, 10, 11, 13, 16]);
    expect(possible(15, [...eight, 1, 4, 5, 8, 10, 11, 13])).toEqual([16]);
    const all = Array.from({ length: 16 }, (_, n) => n + 1);
    expect(possible(16, all)).toEqual(all);
    expect(possible(17, [9])).toEqual(all.filter((face) => face !== 9 && face !== 10));
  });

  it.each([
    [2, 15],
    [3, 10],
    [4, 7],
    [5, 6],
    [6, 5],
  ])('EB-2.2 %i players get %i dice each', (seats, dice) => {
    expect(look(table(seats, ['*:f7'])).dice).toEqual(new Array(seats).fill(dice));
  });

  it('EB-2.3 everyone starts with 80 points', () => {
    expect(look(table(3)).points).toEqual([80, 80, 80]);
  });

  it('C-5 options that are not named have their defaults: 500 points, 400 with five or six', () => {
    expect(look(table(2))).toMatchObject({ firstFace: 0, debt: false, rounds: 0, tieBreakBoard: false });
    expect([2, 3, 4, 5, 6].map((seats) => look(table(seats)).target)).toEqual([500, 500, 500, 400, 400]);
  });

  it('C-2 a roll in place of a face and moves before a roll are refused', () => {
    expect(refusal(table(2), '0:stop')).toMatchObject({ code: 'chance-first' });
    expect(refusal(table(2, ['*:f7']), '0:roll')).toMatchObject({ code: 'chance-first' });
    expect(refusal(table(2, ['*:f7', '*:11111']), '*:11111')).toMatchObject({ code: 'no-chance' });
    expect(game.chance(table(2, ['*:f7', '*:11111']).state, [1])).toMatchObject({ error: { code: 'no-chance' } });
  });
});
