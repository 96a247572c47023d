import { Session } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { game } from '../rules.ts';
import { pad } from './pad.ts';

const setup = { seats: 2, options: { noMove: 'discardOne', finishRound: false } };

/** What is asked for after these cards of the deal, by somebody at this seat. */
function asked(deal: readonly string[], you: number | null, t = de) {
  let session = Session.start(game, setup);
  for (const entry of deal) {
    const next = session.replay(entry);
    if (!next.ok) throw new Error(entry);
    session = next.value;
  }
  const status = session.status;
  if (status.type !== 'chance' || status.spec.kind !== 'draw') throw new Error('no card is drawn');
  const context = { setup, names: ['Anna', 'Hans'], you };
  return { pad: pad(game.view(session.state, you ?? 'spectator'), context, t), take: status.spec.take };
}

describe('real cards', () => {
  test('MK-2.1 the deal is typed in card by card, each for the hand it goes to', () => {
    expect(asked([], null).pad.title).toBe('Welche Würfelkarte zieht Anna?');
    expect(asked(['*:1', '*:2'], null).pad.title).toBe('Welche Würfelkarte zieht Hans?');
    expect(asked(['*:1', '*:2'], 1).pad.title).toBe('Welche Würfelkarte ziehst du?');
    expect(asked(['*:1', '*:2'], 1, en).pad.title).toBe('Which dice card do you draw?');
  });
  test('one sees that the first card has counted when the second is asked for', () => {
    expect(asked([], 0).pad.places.map(({ name }) => name)).toEqual(['1. Karte']);
    expect(asked(['*:1'], 0).pad.places.map(({ name }) => name)).toEqual(['2. Karte']);
    expect(asked(['*:1'], 0, en).pad.places.map(({ name }) => name)).toEqual(['Card 2']);
  });
  test('a place for each card that is drawn, and its pips on the key', () => {
    const { pad: keys, take } = asked([], 0);
    expect(keys.places).toHaveLength(take);
    expect(keys.thing(5)).toBe('5');
  });
});
