import { describe, expect, test } from 'vitest';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { game } from '../rules.ts';
import { setupOf, table } from '../testing.ts';
import { pad } from './pad.ts';
import { OPENING } from './testing.ts';

/** What is asked for after these entries of the opening; `take`: how many things chance owes. */
function asked(log: readonly string[], names: readonly string[] = ['Anna', 'Ben'], t = de) {
  const setup = { ...setupOf(OPENING), seats: names.length };
  const at = log.length === 0 ? { state: game.start(setup) } : table(log);
  const status = game.status(at.state);
  if (status.type !== 'chance' || status.spec.kind !== 'draw') throw new Error('nothing is drawn');
  return {
    pad: pad(game.view(at.state, 'spectator'), { setup, names, you: null }, t),
    take: status.spec.take,
  };
}

describe('real cards', () => {
  test('BB-2.1 the deal: who has which sheet, by name and number', () => {
    const { pad: deal, take } = asked([]);
    expect(deal.title).toBe('Wer hat welches Blatt?');
    expect(deal.places.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    expect(deal.places).toHaveLength(take);
    expect(deal.thing(2)).toBe('Blatt 2');
    expect(asked([], ['Anna']).pad.title).toBe('Welches Blatt nimmst du?');
  });
  test('BB-3.1 the tower that is turned up, by its number', () => {
    const { pad: tower, take } = asked(OPENING.slice(0, 1));
    expect(tower.title).toBe('Welcher Turm ruft?');
    expect(tower.places).toHaveLength(take);
    // Short keys take two lines of a phone instead of three: the own sheet stays in sight above them.
    expect(tower.thing(7)).toBe('7');
    expect(asked(OPENING.slice(0, 1), ['Anna', 'Ben'], en).pad.title).toBe(en.pad.tower);
  });
});
