import { readFileSync } from 'node:fs';
import { Session } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../rules.ts';
import { legal } from '../testing.ts';
import { course, openedWith } from './course.ts';
import { coloursOf, firstFree, fittingOn } from './sheet.ts';

const { log, seats } = JSON.parse(readFileSync(new URL('../golden/4-seats.json', import.meta.url), 'utf8')) as {
  readonly log: readonly string[];
  readonly seats: readonly string[];
};
const setup = { seats: seats.length, options: { voluntaryStrike: false } };

/** The table before the first entry and after each one. */
function* tables() {
  let session = Session.start(game, setup);
  yield session;
  for (const entry of log) {
    const next = session.replay(entry);
    if (!next.ok) throw new Error(entry);
    session = next.value;
    yield session;
  }
}

describe('earlier moments of a game', () => {
  test('are what everybody saw of the table then', () => {
    expect(course(log, setup)).toEqual([...tables()].map((session) => session.look('spectator').view));
  });
  test('TO-3.5 entries that lie face down change nothing', () => {
    const sealed = [...log.slice(0, 3), '0:?', '1:?'];
    const views = course(sealed, setup);
    expect(views.at(-1)).toEqual(views.at(-3));
  });
  test('the entries that open together are shown together, decisions about the roll are not entries', () => {
    const some = ['*:ab', '*:123456', '0:reroll', '*:123456', '0:wk', '1:x', '*:222222', '1:keep'];
    expect(openedWith(some, 4)).toBe(6);
    expect(openedWith(some, 2)).toBe(2);
    expect(openedWith(some, 6)).toBe(6);
  });
});

describe('what a sheet offers', () => {
  test('TO-3.2 the dice that lift a field are those that the rules let in', () => {
    for (const session of tables()) {
      const { view } = session.look('spectator');
      if (view.phase !== 'enter') continue;
      for (const [seat, sheet] of view.sheets.entries()) {
        if (view.entered[seat]) continue;
        expect(fittingOn(sheet, view.dice ?? [])).toEqual(
          legal(session, seat).filter((move) => move.length === 1 && move !== 'x'),
        );
      }
    }
  });
  test('TO-3.4 the field that a strike takes is the one that is struck', () => {
    const views = course(log, setup);
    for (const [index, entry] of log.entries()) {
      if (!entry.endsWith(':x')) continue;
      const seat = Number(entry[0]);
      const before = views[index]?.sheets[seat];
      const row = views[openedWith(log, index)]?.sheets[seat]?.rows[before?.current ?? 0];
      const colour = before && firstFree(before);
      expect(colour && row?.marks[row.colours.indexOf(colour)]).toBe('x');
    }
  });
  test('only entries hold colours', () => {
    expect(coloursOf('wkg')).toEqual(['w', 'k', 'g']);
    for (const other of ['keep', 'reroll', 'x', null]) expect(coloursOf(other)).toEqual([]);
  });
});
