import { enumerate, openRecord, Session, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './rules.ts';
import { legal, refusal, table } from './testing.ts';

// Sheet A, row 1: y6 b5 w4 g3 r2 k1. Sheet B, row 1: b6 w5 g4 r3 k2 y1. Dice: white black red blue yellow green.

describe('setup', () => {
  it('TO-2.1 every player is dealt a different sheet', () => {
    expect(table(['*:acf']).state.sheets.map((sheet) => sheet.letter)).toEqual([0, 2, 5]);
    const start = Session.start(game, { seats: 3, options: { voluntaryStrike: false } });
    expect(refusal(start, '*:aa')).toMatchObject({ code: 'notation', at: 3, reason: 'sheet-twice' });
    expect(refusal(start, '*:ab')).toEqual({ code: 'bad-deal', rule: 'TO-2.1', seats: 3 });
    expect(game.chance(start.state, [1, 1, 2])).toMatchObject({ ok: false, error: { code: 'bad-deal' } });
  });

  it('TO-2.1 one player may play alone', () => {
    const alone = table(['*:d', '*:111111', '0:keep', '0:w']);
    expect(alone.status.type).toBe('chance');
    expect(alone.state.active).toBe(0);
  });
});

describe('turn', () => {
  it('TO-3.1 the active player rolls all six dice', () => {
    const { status } = table(['*:ab']);
    expect(status.type === 'chance' && enumerate(status.spec)?.length).toBe(6 ** 6);
    expect(refusal(table(['*:ab']), '*:ba')).toEqual({ code: 'bad-roll', rule: 'TO-1.1' });
  });

  it('TO-3.1 he accepts the roll or rolls again; the others wait', () => {
    const rolled = table(['*:ab', '*:123456']);
    expect(rolled.waiting).toEqual([0]);
    expect(legal(rolled, 0)).toEqual(['keep', 'reroll']);
    expect(legal(rolled, 1)).toEqual([]);
    expect(refusal(rolled, '0:w')).toEqual({ code: 'roll-not-accepted', rule: 'TO-3.1' });
    expect(table(['*:ab', '*:123456', '0:keep']).waiting).toEqual([0, 1]);
  });

  it('TO-3.1 dice that show 1 stay in a reroll, the others are rolled', () => {
    const again = table(['*:ab', '*:121456', '0:reroll']);
    expect(again.status.type === 'chance' && enumerate(again.status.spec)?.length).toBe(6 ** 4);
    expect(refusal(again, '*:124456')).toEqual({ code: 'die-stays', rule: 'TO-3.1', colour: 'r' });
    expect(refusal(again, '*:131111')).toBeNull();
  });

  it('TO-3.1 there is one reroll only', () => {
    const again = table(['*:ab', '*:666666', '0:reroll', '*:666666']);
    expect(again.waiting).toEqual([0, 1]);
    expect(refusal(again, '0:reroll')).toEqual({ code: 'already-rerolled', rule: 'TO-3.1' });
    expect(refusal(table(['*:ab', '*:666666', '0:keep']), '0:reroll')).toEqual({
      code: 'roll-accepted',
      rule: 'TO-3.1',
    });
  });

  it('TO-3.1 C-6 with six ones keeping is the only move, and it is asked for', () => {
    const ones = table(['*:ab', '*:111111']);
    expect(ones.waiting).toEqual([0]);
    expect(legal(ones, 0)).toEqual(['keep']);
    expect(refusal(ones, '0:reroll')).toEqual({ code: 'keep-only', rule: 'TO-3.1' });
  });

  it('TO-3.2 any set of dice that fit may be entered, at least one', () => {
    // Sheet A: white 4 and blue 5 fit exactly, green 1 fits; red 3 and black 2 and yellow 6: yellow fits.
    const roll = table(['*:a', '*:423561', '0:keep']);
    expect([...legal(roll, 0)].sort()).toEqual(
      ['w', 'b', 'y', 'g', 'wb', 'wy', 'wg', 'by', 'bg', 'yg', 'wby', 'wbg', 'wyg', 'byg', 'wbyg'].sort(),
    );
  });

  it('TO-3.2 a die above the limit of its field is refused, with both figures', () => {
    const roll = table(['*:a', '*:423561', '0:keep']);
    expect(refusal(roll, '0:wkr')).toEqual({
      code: 'value-above-limit',
      rule: 'TO-3.2',
      colour: 'k',
      limit: 1,
      value: 2,
    });
    expect(refusal(roll, '0:r')).toEqual({
      code: 'value-above-limit',
      rule: 'TO-3.2',
      colour: 'r',
      limit: 2,
      value: 3,
    });
  });

  it('TO-3.2 a field that is taken or struck is refused', () => {
    const taken = table(['*:a', '*:423561', '0:keep', '0:w', '*:423561', '0:keep']);
    expect(refusal(taken, '0:wb')).toEqual({ code: 'field-taken', rule: 'TO-3.2', colour: 'w' });
    const struck = table(['*:a', '*:666664', '0:keep', '0:y', '*:666614', '0:keep', '0:x', '*:111111', '0:keep']);
    expect(refusal(struck, '0:b')).toEqual({ code: 'field-taken', rule: 'TO-3.2', colour: 'b' });
  });

  it('TO-3.3 a value equal to the limit is a hit, a lower one is not', () => {
    const { rows } = game.view(table(['*:a', '*:413561', '0:keep', '0:wkbg']).state, 0).sheets[0] ?? { rows: [] };
    expect(rows[0]).toMatchObject({ marks: [null, 5, 4, 1, null, 1], hits: 3, points: 5 + 4 + 1 + 1 + 6 });
  });

  it('TO-3.4 if no die fits, the leftmost free field must be struck', () => {
    // Sheet B: yellow 6 is above 1, blue 6 hits; then nothing fits any more.
    const none = table(['*:b', '*:666666', '0:keep', '0:b', '*:666666', '0:keep']);
    expect(legal(none, 0)).toEqual(['x']);
    const struck = table([...none.log, '0:x']);
    expect(game.view(struck.state, 0).sheets[0]?.rows[0]?.marks).toEqual([6, 'x', null, null, null, null]);
  });

  it('TO-3.4 striking although a die fits is refused, naming the die', () => {
    expect(refusal(table(['*:b', '*:666666', '0:keep']), '0:x')).toEqual({
      code: 'must-enter',
      rule: 'TO-3.4',
      colour: 'b',
    });
  });

  it('TO-3.4 the house rule voluntaryStrike allows the strike at any time', () => {
    const roll = table(['*:b', '*:666666', '0:keep'], true);
    expect([...legal(roll, 0)].sort()).toEqual(['b', 'x']);
    const struck = table([...roll.log, '0:x'], true);
    expect(game.view(struck.state, 0).sheets[0]?.rows[0]?.marks[0]).toBe('x');
  });

  it('TO-3.5 entries lie face down until the last is in, then become public together', () => {
    const roll = table(['*:ab', '*:413561', '0:keep']);
    const first = roll.decide(0, 'wb');
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.look(1).view).toEqual(roll.look(1).view);
    expect(first.value.look(1).log).toEqual(roll.look(1).log);
    const both = first.value.decide(1, 'k');
    if (!both.ok) throw new Error(both.error.code);
    expect(both.value.look(1).log.slice(-2)).toEqual(['0:wb', '1:k']);
    expect(both.value.look(1).view.sheets[0]?.rows[0]?.marks).toEqual([null, 5, 4, null, null, null]);
  });

  it('TO-3.5 in the state itself a view holds only the viewer’s own entry', () => {
    const { state } = table(['*:ab', '*:413561', '0:keep', '0:wb']);
    const other = table(['*:ab', '*:413561', '0:keep', '0:g']).state;
    for (const viewer of [1, 'spectator'] as const) expect(game.view(state, viewer)).toEqual(game.view(other, viewer));
    expect(game.view(state, 0).entry).toEqual({ type: 'enter', colours: 0b1001 });
    expect(game.view(state, 1)).toMatchObject({ entered: [true, false], entry: null });
    expect(game.status(state)).toEqual({ type: 'decide', seats: [1], sealed: [0] });
    expect(game.step(state, 0, { type: 'enter', colours: 1 })).toEqual({
      ok: false,
      error: { code: 'already-entered', rule: 'TO-3.5' },
    });
  });

  it('TO-3.5 a player may change his mind until the last has decided', () => {
    let session = table(['*:ab', '*:413561', '0:keep']);
    for (const [seat, text] of [
      [0, 'wb'],
      [0, 'g'],
      [1, 'k'],
    ] as const) {
      const next = session.decide(seat, text);
      if (!next.ok) throw new Error(next.error.code);
      session = next.value;
    }
    expect(session.log.slice(-2)).toEqual(['0:g', '1:k']);
    expect(refusal(session, '0:wb')).toMatchObject({ code: 'chance-first' });
  });

  it('TO-3.5 a state drawn for a viewer keeps his own entry and gives the others legal ones', () => {
    const { state } = table(['*:abc', '*:413561', '0:keep', '0:wb', '1:k']);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = game.view(state, viewer);
      const drawn = game.resample(view, viewer, seeded(`${viewer}`));
      expect(game.view(drawn, viewer)).toEqual(view);
      if (viewer === 0) expect(drawn.entries[0]).toBe(state.entries[0]);
    }
  });

  it('TO-3.6 C-1 the right to roll goes round clockwise, beginning with seat 0', () => {
    const actives = [0, 1, 2, 3].map((turns) => {
      const log = ['*:abc'];
      for (let turn = 0; turn < turns; turn++) {
        const before = table(log);
        log.push('*:111111', `${before.state.active}:keep`);
        for (let seat = 0; seat < 3; seat++) log.push(`${seat}:${legal(table(log), seat)[0]}`);
      }
      return table(log).state.active;
    });
    expect(actives).toEqual([0, 1, 2, 0]);
  });
});

describe('common rules', () => {
  it('C-2 outcomes come from outside: the same log gives the same state', () => {
    const log = ['*:ab', '*:123456', '0:reroll', '*:123562', '0:w', '1:wk'];
    expect(table(log).state).toEqual(table(log).state);
    expect(table(log).log).toEqual(log);
  });

  it('C-2 a move in place of a roll, and a roll in place of a move, are refused', () => {
    expect(game.step(table(['*:ab']).state, 0, { type: 'keep' })).toMatchObject({ error: { code: 'chance-first' } });
    expect(game.chance(table(['*:ab', '*:123456']).state, [1, 1, 1, 1, 1, 1])).toMatchObject({
      error: { code: 'no-chance' },
    });
  });

  it('C-3 a refused move changes nothing', () => {
    const roll = table(['*:a', '*:423561', '0:keep']);
    const before = JSON.stringify(roll.state);
    expect(roll.decide(0, 'k').ok).toBe(false);
    expect(JSON.stringify(roll.state)).toBe(before);
    expect(roll.log).toHaveLength(3);
  });

  it('C-5 voluntaryStrike is off unless named, and unknown options are refused', () => {
    const record = { spieleabend: 1, game: 'twenty-one', rules: 1, seats: ['Anna'], log: [] } as const;
    const plain = openRecord(game, { ...record, options: {} });
    expect(plain.ok && plain.value.state.voluntaryStrike).toBe(false);
    expect(openRecord(game, { ...record, options: { double: true } })).toMatchObject({
      error: { code: 'unknown-option' },
    });
    expect(openRecord(game, { ...record, options: { voluntaryStrike: 1 } })).toMatchObject({
      error: { code: 'bad-option' },
    });
  });
});
