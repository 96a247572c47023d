import { describe, expect, it } from 'vitest';
import { game } from './rules.ts';
import { after, legal, look, refusal, table, turn } from './testing.ts';

/** The short face of two players: rows 1 | 2 3 | black 4 | three stars | full house | black star. */
const short = (...log: readonly string[]) => table(2, ['*:f7', ...log]);

describe('a turn', () => {
  it('EB-3.1 five dice are rolled, no more and no fewer', () => {
    const start = short();
    expect(start.status).toMatchObject({ type: 'chance', spec: { kind: 'dice', unordered: true } });
    expect(refusal(start, '*:1234')).toEqual({ code: 'bad-roll', rule: 'EB-3.1', dice: 5 });
    expect(game.chance(start.state, [1, 2, 3, 4, 7])).toMatchObject({ error: { code: 'bad-roll' } });
    expect(refusal(start, '*:12345')).toBeNull();
  });

  it('EB-3.1 who has fewer than five dice rolls all he has', () => {
    let round = table(6, ['*:f7', ...turn(0, '12366', '1@1', '2@2', '3@2')]);
    expect(look(round).dice).toEqual([2, 5, 5, 5, 5, 5]);
    for (let seat = 1; seat < 6; seat++) {
      const [must = ''] = legal(after(round, ['*:55555']), seat);
      round = after(round, turn(seat, '55555', must));
    }
    expect(look(round)).toMatchObject({ active: 0, size: 2 });
    expect(refusal(round, '*:55555')).toEqual({ code: 'bad-roll', rule: 'EB-3.1', dice: 2 });
    expect(refusal(round, '*:55')).toBeNull();
  });

  it('EB-3.1 a player without dice is skipped until the round ends', () => {
    const log = ['*:f7', ...turn(0, '12344', '1@1', '2@2', '3@2', '4@3').slice(0, -1)];
    const four = table(6, log);
    expect(look(four)).toMatchObject({ active: 0, size: 1, dice: [1, 5, 5, 5, 5, 5] });
    const out = after(four, ['0:roll', '*:6', '0:6@4']);
    expect(look(out)).toMatchObject({ active: 1, dice: [0, 5, 5, 5, 5, 5] });
    let round = out;
    for (let seat = 1; seat < 6; seat++) {
      const [must = ''] = legal(after(round, ['*:66666']), seat);
      round = after(round, turn(seat, '66666', must));
    }
    expect(look(round)).toMatchObject({ active: 1, size: 4 });
  });

  it('EB-3.2 a row is filled from left to right, each box with its own number', () => {
    const roll = short('*:23355');
    expect(refusal(roll, '0:3@2')).toEqual({ code: 'wrong-number', rule: 'EB-3.2', row: 2, die: 3, wants: 2 });
    const two = after(roll, ['0:2@2']);
    expect(refusal(two, '0:3@2')).toBeNull();
    expect(look(two).face?.rows[1]?.boxes.map(({ die }) => die)).toEqual([{ value: 2, seat: 0 }, null]);
    expect(refusal(after(two, ['0:3@2']), '0:3@2')).toEqual({ code: 'row-full', rule: 'EB-3.2', row: 2 });
  });

  it('EB-3.2 only dice of this roll can be placed', () => {
    expect(refusal(short('*:23355'), '0:1@1')).toEqual({ code: 'no-such-die', rule: 'EB-3.2', die: 1 });
    expect(refusal(short('*:23355', '0:2@2'), '0:2@4')).toEqual({ code: 'no-such-die', rule: 'EB-3.2', die: 2 });
  });

  it('EB-1.3 stars take any first die, then the same again', () => {
    const roll = short('*:23355', '0:5@4');
    expect(refusal(roll, '0:3@4')).toEqual({ code: 'not-alike', rule: 'EB-1.3', row: 4, die: 3, wants: 5 });
    expect(refusal(roll, '0:5@4')).toBeNull();
    expect(look(roll).face?.rows[3]).toMatchObject({ kind: 'stars', wants: [5] });
  });

  it('EB-1.3 red and yellow stars take three alike and two others alike', () => {
    const three = short('*:55533', '0:5@5', '0:5@5', '0:5@5');
    expect(look(three).face?.rows[4]).toMatchObject({ kind: 'house', wants: [1, 2, 3, 4, 6] });
    expect(refusal(short('*:55553', '0:5@5', '0:5@5', '0:5@5'), '0:5@5')).toEqual({
      code: 'groups-alike',
      rule: 'EB-1.3',
      row: 5,
      die: 5,
    });
    expect(refusal(short('*:55533', '0:5@5'), '0:3@5')).toMatchObject({ code: 'not-alike', wants: 5 });
    const four = short('*:55532', '0:5@5', '0:5@5', '0:5@5', '0:3@5');
    expect(refusal(four, '0:2@5')).toMatchObject({ code: 'not-alike', wants: 3 });
    expect(look(after(three, ['0:3@5', '0:3@5'])).points).toEqual([180, 80]);
  });

  it('EB-3.3 a die must be placed if any fits, black rows included', () => {
    // All but the black 4 and the black star are filled.
    const black = short(
      ...turn(0, '12366', '1@1', '2@2', '3@2'),
      ...turn(1, '66655', '6@4', '6@4', '6@4'),
      ...turn(0, '55511', '5@5', '5@5', '5@5', '1@5', '1@5'),
      '*:44444',
    );
    expect(legal(black, 1)).toEqual(['4@3', '4@6']);
    for (const move of ['stop', 'roll']) {
      expect(refusal(black, `1:${move}`)).toEqual({ code: 'must-place', rule: 'EB-3.3', die: 4, row: 3 });
    }
  });

  it('EB-3.3 more dice may be placed, in the same row and in others', () => {
    const roll = short('*:12366');
    expect(legal(roll, 0)).toEqual([
      ...['1@1', '2@2'],
      ...['1@4', '2@4', '3@4', '6@4'],
      ...['1@5', '2@5', '3@5', '6@5'],
      ...['1@6', '2@6', '3@6', '6@6'],
    ]);
    expect(refusal(after(roll, ['0:2@2', '0:3@2', '0:6@4']), '0:6@4')).toBeNull();
  });

  it('EB-3.4 then all unplaced dice are rolled again, and again one must be placed', () => {
    const again = short('*:12366', '0:1@1', '0:roll');
    expect(look(again)).toMatchObject({ phase: 'roll', active: 0, size: 4, roll: 2, hand: [] });
    expect(refusal(again, '*:12345')).toEqual({ code: 'bad-roll', rule: 'EB-3.1', dice: 4 });
    const rolled = after(again, ['*:5264']);
    expect(look(rolled)).toMatchObject({ hand: [2, 4, 5, 6], placed: false });
    expect(refusal(rolled, '0:stop')).toMatchObject({ code: 'must-place' });
  });

  it('EB-3.4 or the player stops and takes them back', () => {
    const stopped = short('*:12366', '0:1@1', '0:stop');
    expect(look(stopped)).toMatchObject({ phase: 'roll', active: 1, size: 5, hand: [], dice: [14, 15], roll: 1 });
  });

  it('EB-3.4 a turn has at most five rolls', () => {
    const five = short(
      ...['*:12366', '0:1@1', '0:roll', '*:2444', '0:2@2', '0:roll', '*:344', '0:3@2', '0:roll', '*:55', '0:5@4'],
      ...['0:roll', '*:5'],
    );
    expect(look(five)).toMatchObject({ roll: 5, size: 1 });
    expect(look(after(five, ['0:5@4']))).toMatchObject({ active: 1, roll: 1 });
  });

  it('EB-3.5 the turn ends at once where no die fits', () => {
    // Only the second box of row 2 (a 3) is free besides the black 4.
    const late = short(
      ...turn(0, '12666', '1@1', '2@2', '6@4', '6@4', '6@4'),
      ...turn(1, '55566', '5@5', '5@5', '5@5', '6@5', '6@5'),
      ...turn(0, '11222', '1@6'),
      '*:12566',
    );
    expect(look(late)).toMatchObject({ phase: 'roll', active: 0, dice: [9, 10], hand: [] });
    const again = after(late, ['*:33111', '0:3@2', '0:roll', '*:1111']);
    expect(look(again)).toMatchObject({ phase: 'roll', active: 1, dice: [8, 10] });
  });

  it('EB-3.5 the turn ends when all its dice are placed; nothing is drawn from the stock', () => {
    const all = short('*:12366', '0:1@1', '0:2@2', '0:3@2', '0:6@4', '0:6@4');
    expect(look(all)).toMatchObject({ phase: 'roll', active: 1, dice: [10, 15], size: 5 });
  });

  it('EB-3.6 placed dice stay, with the mark of whoever placed them, until the round ends', () => {
    const board = look(short(...turn(0, '23366', '2@2', '6@4'), ...turn(1, '36611', '3@2', '6@4')));
    expect(board.face?.rows[1]?.boxes.map(({ die }) => die)).toEqual([
      { value: 2, seat: 0 },
      { value: 3, seat: 1 },
    ]);
    expect(board.face?.rows[3]?.boxes.map(({ die }) => die)).toEqual([
      { value: 6, seat: 0 },
      { value: 6, seat: 1 },
      null,
    ]);
    expect(board.dice).toEqual([13, 13]);
  });

  it('EB-3.1 the order in which the dice fell has no effect', () => {
    expect(short('*:12366').state).toEqual(short('*:63162').state);
  });

  it('C-1 only the player whose turn it is decides, and turns go to the left', () => {
    expect(refusal(short('*:12366'), '1:1@1')).toMatchObject({ code: 'not-your-turn' });
    expect(game.step(short('*:12366').state, 1, { type: 'stop' })).toMatchObject({ error: { code: 'not-your-turn' } });
    expect(table(3, ['*:f7', ...turn(0, '66666', '6@4'), ...turn(1, '66666', '6@4')]).state.active).toBe(2);
  });
});
