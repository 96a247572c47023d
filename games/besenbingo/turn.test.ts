import { enumerate, openRecord, pick, playout, Session, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { SHEETS } from './data/sheets.ts';
import { minusOf, struckOf } from './marks.ts';
import { game } from './rules.ts';
import { fresh, legal, refusal, table } from './testing.ts';
import { sheetOf } from './view.ts';

/*
 * The sheet of seat 0:   4  forest-rat   8            forest-raven  4           bar 1: weather forest herb star
 *                        3  6            weather-rat  3             herb-rat    bar 2: raven cat rat cat
 *                        2  weather-cat  1            star-rat      7           bar 3: forest-rat herb-raven forest-raven
 *                        1  5            forest-cat   2             herb-raven  pair:  star, raven
 *                           a            b            c             d
 */

/** The probabilities of what chance may decide now. */
function odds(at: ReturnType<typeof table>): readonly number[] {
  if (at.status.type !== 'chance') throw new Error('chance is not asked');
  return enumerate(at.status.spec)?.map(({ probability }) => probability) ?? [];
}

describe('setup', () => {
  it('BB-2.1 every player gets a different sheet, in seat order', () => {
    const session = Session.start(game, { seats: 3, options: { minus: 'flat', mustTakeBest: false } });
    expect(refusal(session, '*:317')).toBeNull();
    const dealt = session.replay('*:317');
    if (!dealt.ok) throw new Error(dealt.error.code);
    const { sheets } = dealt.value.look('spectator').view;
    expect(sheets.map(({ number }) => number)).toEqual([3, 1, 7]);
    expect(sheets.map(sheetOf)).toEqual([SHEETS[2], SHEETS[0], SHEETS[6]]);
  });

  it('BB-2.1 a deal that repeats a sheet, has none of that number or not one a seat is refused', () => {
    expect(refusal(fresh(2), '*:11')).toMatchObject({ code: 'notation', at: 3, reason: 'number-twice' });
    for (const deal of ['*:1', '*:13', '*:213']) {
      expect(refusal(fresh(2), deal)).toEqual({ code: 'bad-deal', rule: 'BB-2.1', seats: 2, sheets: 2 });
    }
    expect(game.chance(fresh(2).state, [1, 1])).toMatchObject({ error: { code: 'bad-deal' } });
  });

  it('BB-2.1 every deal is equally likely', () => {
    const session = Session.start(game, { seats: 2, options: { minus: 'flat', mustTakeBest: false } });
    const deals = odds(session);
    expect(deals).toHaveLength(9 * 8);
    for (const probability of deals) expect(probability).toBeCloseTo(1 / 72);
  });

  it('BB-1.4 BB-2.1 any of the eight towers may be the first, then any that was not called', () => {
    expect(odds(table(['*:1']))).toEqual(Array(8).fill(1 / 8));
    const next = odds(table(['*:1', '*:6', '0:a2>1']));
    expect(next).toHaveLength(7);
    for (const probability of next) expect(probability).toBeCloseTo(1 / 7);
  });

  it('BB-1.4 there is no tower 9 and no two towers at once', () => {
    expect(refusal(table(['*:1']), '*:9')).toEqual({ code: 'no-such-tower', rule: 'BB-1.4' });
    expect(refusal(table(['*:1']), '*:12')).toEqual({ code: 'no-such-tower', rule: 'BB-1.4' });
  });

  it('BB-2.1 the silent tower stands in no entry and no view before the end', () => {
    const before = table(['*:1', '*:7', '0:c2>p']);
    expect(before.look(0).view.silent).toBeNull();
    expect(before.log).toEqual(['*:1', '*:7', '0:c2>p']);
  });
});

describe('turn', () => {
  it('BB-3.1 a tower is called once only', () => {
    expect(refusal(table(['*:1', '*:6', '0:a2>1']), '*:6')).toEqual({ code: 'tower-called', rule: 'BB-3.1', tower: 6 });
  });

  it('BB-3.1 the called tower is public, and everybody has to answer it', () => {
    const called = table(['*:12', '*:7']);
    expect(called.look('spectator').view.called).toEqual([7]);
    expect(called.waiting).toEqual([0, 1]);
  });

  it('BB-3.1 a witch beside the tower lands: she is struck on the field and the next field of the row is', () => {
    const landed = table(['*:1', '*:6', '0:a2>1']).look(0).view.sheets[0];
    expect(landed).toMatchObject({ struck: [4], rows: [1, 0, 0, 0], minus: 0, points: 1 });
  });

  it('BB-3.1 only a witch beside the tower that was called may land', () => {
    const at4 = table(['*:1', '*:4']);
    expect(refusal(at4, '0:a2>1')).toEqual({ code: 'not-beside', rule: 'BB-3.1', square: 'a2', tower: 4 });
    expect(refusal(at4, '0:b3>1')).toEqual({ code: 'not-beside', rule: 'BB-3.1', square: 'b3', tower: 4 });
    expect(refusal(at4, '0:b4>1')).toEqual({ code: 'no-witch', rule: 'BB-3.1', square: 'b4' });
  });

  it('BB-3.1 a witch lands once', () => {
    const again = table(['*:1', '*:8', '0:c4>2', '*:3']);
    expect(refusal(again, '0:c4>1')).toEqual({ code: 'already-landed', rule: 'BB-3.1', square: 'c4' });
    expect(legal(again).some((move) => move.startsWith('c4'))).toBe(false);
  });

  it('BB-3.1 towers inside have four witches beside them, and every choice is offered', () => {
    expect(legal(table(['*:1', '*:1']))).toEqual(['a2>1', 'b3>1', 'c2>p']);
    expect(legal(table(['*:1', '*:3']))).toEqual(['b3>1', 'c2>p', 'c4>2']);
    expect(legal(table(['*:1', '*:5']))).toEqual(['a2>1']);
  });

  it('BB-3.2 row 1 wants the witch, row 2 the copilot, row 3 both, the pair row first its witch', () => {
    expect(legal(table(['*:1', '*:8']))).toEqual(['a4>3', 'b3>1', 'c4>2']);
    expect(legal(table(['*:1', '*:7']))).toEqual(['c2>p', 'd1>2']);
  });

  it('BB-3.2 the pair row wants its copilot second, whoever flies', () => {
    expect(legal(table(['*:1', '*:7', '0:c2>p', '*:4']))).toEqual(['c4>2', 'c4>p']);
  });

  it('BB-3.2 rows are worked from left to right: the next field counts, not a later one', () => {
    // Forest is the second field of row 1, and comes when weather has been struck.
    expect(legal(table(['*:1', '*:6']))).toEqual(['a2>1', 'a4>3', 'b3>1']);
    expect(legal(table(['*:1', '*:1', '0:b3>1', '*:6']))).toEqual(['a4>1', 'a4>3']);
  });

  it('BB-3.2 a witch that does not fit is refused with what the next field shows', () => {
    const at4 = table(['*:1', '*:4']);
    const shown = ['1', '2', '3', 'p'].map((row) => refusal(at4, `0:d3>${row}`));
    expect(shown).toEqual([
      { code: 'does-not-fit', rule: 'BB-3.2', square: 'd3', row: '1', shown: 'weather' },
      { code: 'does-not-fit', rule: 'BB-3.2', square: 'd3', row: '2', shown: 'raven' },
      { code: 'does-not-fit', rule: 'BB-3.2', square: 'd3', row: '3', shown: 'forest-rat' },
      { code: 'does-not-fit', rule: 'BB-3.2', square: 'd3', row: 'p', shown: 'star' },
    ]);
    expect(refusal(table(['*:1', '*:7', '0:c2>p', '*:4']), '0:d3>p')).toMatchObject({ shown: 'raven' });
  });

  it('BB-3.2 a full row takes nothing more', () => {
    const full = table(['*:1', '*:7', '0:c2>p', '*:4', '0:c4>p', '*:2']);
    expect(refusal(full, '0:d1>p')).toEqual({ code: 'row-full', rule: 'BB-3.2', square: 'd1', row: 'p' });
  });

  it('BB-3.3 of the rows that fit the player chooses freely: a sure 1, a sure 2 or the chance of 5', () => {
    const free = table(['*:1', '*:1', '0:b3>1', '*:6']);
    for (const move of ['0:a4>1', '0:a4>3']) expect(refusal(free, move)).toBeNull();
    expect(table([...free.log, '0:a4>3']).look(0).view.sheets[0]?.points).toBe(3);
    expect(table(['*:1', '*:7', '0:c2>p']).look(0).view.sheets[0]?.points).toBe(0);
  });

  it('BB-3.3 the house rule mustTakeBest: for a witch only the row that brings most at once', () => {
    const best = table(['*:1', '*:1', '0:b3>1', '*:6'], { mustTakeBest: true });
    expect(legal(best)).toEqual(['a4>3']);
    expect(refusal(best, '0:a4>1')).toEqual({
      code: 'better-row',
      rule: 'BB-3.3',
      square: 'a4',
      row: '1',
      best: '3',
    });
  });

  it('BB-3.3 with mustTakeBest the first field of the pair row is worth 0, and equal rows are free', () => {
    // Star-rat would fit row 2 and the pair row; weather-rat fits rows 1 and 2, both worth 1.
    const log = ['*:1', '*:7', '0:d1>2', '*:5', '0:b1>2', '*:3'];
    expect(legal(table(log))).toEqual(['b3>1', 'b3>2', 'c2>2', 'c2>p', 'd3>2']);
    expect(legal(table(log, { mustTakeBest: true }))).toEqual(['b3>1', 'b3>2', 'c2>2', 'd3>2']);
    expect(refusal(table(log, { mustTakeBest: true }), '0:c2>p')).toMatchObject({ code: 'better-row', best: '2' });
  });

  it('BB-3.3 with mustTakeBest the first field of the pair row may be taken where nothing else fits', () => {
    expect(legal(table(['*:1', '*:7'], { mustTakeBest: true }))).toEqual(['c2>p', 'd1>2']);
  });

  it('BB-3.3 with mustTakeBest the second field of the pair row is worth 5', () => {
    const best = table(['*:1', '*:7', '0:c2>p', '*:4'], { mustTakeBest: true });
    expect(legal(best)).toEqual(['c4>p']);
    expect(refusal(best, '0:c4>2')).toMatchObject({ code: 'better-row', row: '2', best: 'p' });
  });

  it('BB-3.4 if all witches beside the tower are struck, the next minus field is, and no witch', () => {
    const none = table(['*:1', '*:1', '0:a2>1', '*:2', '0:b1>1', '*:5']);
    expect(legal(none)).toEqual(['-']);
    expect(table([...none.log, '0:-']).look(0).view.sheets[0]).toMatchObject({ struck: [1, 4], minus: 1, points: 1 });
  });

  it('BB-3.4 if none that is left fits, the minus field is struck and she stays', () => {
    const none = table(['*:1', '*:8', '0:c4>2', '*:4']);
    expect(legal(none)).toEqual(['-']);
    expect(table([...none.log, '0:-']).look(0).view.sheets[0]).toMatchObject({ struck: [14], minus: 1, points: 0 });
  });

  it('BB-3.4 a minus field is refused where a witch can land, naming one', () => {
    const can = { code: 'must-land', rule: 'BB-3.4', square: 'c4', row: '2' };
    expect(refusal(table(['*:1', '*:4']), '0:-')).toEqual(can);
  });

  it('BB-3.4 C-6 a minus field that is forced is asked for and logged', () => {
    const forced = table(['*:1', '*:8', '0:c4>2', '*:4']);
    expect(forced.waiting).toEqual([0]);
    expect(table([...forced.log, '0:-']).log.at(-1)).toBe('0:-');
  });

  it('BB-3.5 each of the seven towers lands a witch or costs a minus field, so the row cannot overflow', () => {
    const random = seeded('BB-3.5');
    for (let n = 0; n < 200; n++) {
      let state = game.start({ seats: 9, options: {} });
      for (;;) {
        const status = game.status(state);
        if (status.type === 'over') break;
        const seat = status.type === 'decide' ? (status.seats[0] ?? 0) : 0;
        const next =
          status.type === 'chance'
            ? game.chance(state, sample(status.spec, random))
            : game.step(state, seat, pick(game.moves(state, seat), random));
        if (!next.ok) throw new Error(next.error.code);
        state = next.value;
      }
      for (const marks of state.marks) {
        const landed = [...struckOf(marks).toString(2)].filter((bit) => bit === '1').length;
        expect(landed + minusOf(marks)).toBe(7);
      }
    }
  });

  it('BB-3.6 decisions lie face down until the last is in, then become public together', () => {
    const called = table(['*:12', '*:7']);
    const first = called.decide(0, 'c2>p');
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.look(1).view).toEqual(called.look(1).view);
    expect(first.value.look(1).log).toEqual(called.look(1).log);
    const both = first.value.decide(1, 'c1>1');
    if (!both.ok) throw new Error(both.error.code);
    expect(both.value.look(1).log.slice(-2)).toEqual(['0:c2>p', '1:c1>1']);
    expect(both.value.look(1).view.sheets[0]).toMatchObject({ struck: [6], rows: [0, 0, 0, 1] });
  });

  it('BB-3.6 in the state itself a view holds only the viewer’s own decision', () => {
    const { state } = table(['*:12', '*:7', '0:c2>p']);
    const other = table(['*:12', '*:7', '0:d1>2']).state;
    for (const viewer of [1, 'spectator'] as const) expect(game.view(state, viewer)).toEqual(game.view(other, viewer));
    expect(game.view(state, 0).decision).toEqual({ type: 'land', square: 6, row: 3 });
    expect(game.view(state, 1)).toMatchObject({ decided: [true, false], decision: null });
    expect(game.step(state, 0, { type: 'minus' })).toEqual({
      ok: false,
      error: { code: 'already-decided', rule: 'BB-3.6' },
    });
  });

  it('BB-3.6 a player may change his mind until the last has decided', () => {
    let session = table(['*:12', '*:7']);
    for (const [seat, text] of [
      [0, 'c2>p'],
      [0, 'd1>2'],
      [1, 'c1>1'],
    ] as const) {
      const next = session.decide(seat, text);
      if (!next.ok) throw new Error(next.error.code);
      session = next.value;
    }
    expect(session.log.slice(-2)).toEqual(['0:d1>2', '1:c1>1']);
    expect(refusal(session, '0:c2>p')).toMatchObject({ code: 'chance-first' });
  });

  it('BB-3.6 a state drawn for a viewer keeps his own decision and gives the others legal ones', () => {
    const { state } = table(['*:12', '*:7', '0:c2>p']);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.view(state, viewer);
      const drawn = game.resample(view, viewer, seeded(`${viewer}`));
      expect(game.view(drawn, viewer)).toEqual(view);
      if (viewer === 0) expect(drawn.decisions).toEqual(state.decisions);
    }
  });
});

describe('common rules', () => {
  it('C-1 C-2 who has no seat may not decide, and nobody before the tower is called', () => {
    expect(game.step(table(['*:1', '*:7']).state, 3, { type: 'minus' })).toMatchObject({
      error: { code: 'not-your-turn', rule: 'C-1' },
    });
    expect(refusal(table(['*:1']), '0:c2>p')).toMatchObject({ code: 'chance-first', rule: 'C-2' });
    expect(game.chance(table(['*:1', '*:7']).state, [1])).toMatchObject({ error: { code: 'no-chance', rule: 'C-2' } });
  });

  it('C-3 a refused move changes nothing', () => {
    const called = table(['*:1', '*:4']);
    const before = JSON.stringify(called.state);
    expect(called.decide(0, 'a2>1').ok).toBe(false);
    expect(JSON.stringify(called.state)).toBe(before);
  });

  it('C-5 the house rules are off unless named, and unknown ones are refused', () => {
    const record = { spieleabend: 1, game: 'besenbingo', rules: 1, seats: ['Anna'], log: [] } as const;
    const plain = openRecord(game, { ...record, options: {} });
    expect(plain.ok && plain.value.look(0).view).toMatchObject({ minus: 'flat', mustTakeBest: false });
    const rising = openRecord(game, { ...record, options: { minus: 'rising' } });
    expect(rising.ok && rising.value.look(0).view).toMatchObject({ minus: 'rising', mustTakeBest: false });
    for (const options of [{ minus: 'steep' }, { mustTakeBest: 'yes' }]) {
      expect(openRecord(game, { ...record, options })).toMatchObject({ error: { code: 'bad-option' } });
    }
    expect(openRecord(game, { ...record, options: { silent: 3 } })).toMatchObject({
      error: { code: 'unknown-option' },
    });
  });

  it('random games of every number of seats end', () => {
    const random = seeded('playouts');
    for (let seats = 1; seats <= 9; seats++) {
      const { result, decisions } = playout(game, { seats, options: {} }, random);
      expect(result.ranks).toHaveLength(seats);
      expect(decisions).toBe(7 * seats);
    }
  });
});
