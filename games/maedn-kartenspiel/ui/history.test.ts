import { readdirSync, readFileSync } from 'node:fs';
import { Session } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../rules.ts';
import { copiesOnStreet, history, type Scene } from './history.ts';

const GOLDEN = new URL('../golden/', import.meta.url);

interface Golden {
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly log: readonly string[];
}

function golden(name: string): Golden {
  return JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')) as Golden;
}

/** What a scene and a view both tell. */
function told(scene: Scene) {
  return {
    rows: scene.rows.map((lines) => lines.map(({ figures }) => figures)),
    points: scene.points,
    handSizes: scene.handSizes,
    pile: scene.pile,
    top: scene.discard.at(-1) ?? null,
    active: scene.active,
    middle: Array.from({ length: 40 }, (_, i) => copiesOnStreet(scene, i + 1)),
  };
}

describe('the table as a log tells it', () => {
  test.each(readdirSync(GOLDEN).filter((name) => name.endsWith('.json')))(
    '%s: after every entry it is what the rules show to somebody who only watches',
    (name) => {
      const { seats, options, log } = golden(name);
      const setup = { seats: seats.length, options: { noMove: 'discardOne', finishRound: false, ...options } };
      let session = Session.start(game, setup);
      const masked: string[] = [];
      const expected = log.map((entry) => {
        const next = session.replay(entry);
        if (!next.ok) throw new Error(entry);
        session = next.value;
        masked.push(entry.startsWith('*:') ? '*:?' : entry);
        const { rows, points, handSizes, pile, top, active, middle } = session.look('spectator').view;
        return {
          rows: rows.map((lines) => lines.map(({ figures }) => figures)),
          points,
          handSizes,
          pile,
          top,
          active,
          middle: middle.slice(1),
        };
      });
      expect(history(masked, setup).map(({ after }) => told(after))).toEqual(expected);
    },
  );

  const OPENING = ['*:?', '*:?', '*:?', '*:?'];
  const TWO = { seats: 2 };

  test('MK-4.3 a stolen figure comes out of the row it lay in, and an emptied row is gone', () => {
    const log = [...OPENING, '0:+4', '*:?', '1:+4', '*:?'];
    const { event, after } = history(log, TWO)[6] ?? {};
    expect(event).toMatchObject({ type: 'take', figure: 4, from: { seat: 0, row: 0 }, started: true });
    expect(after?.rows.map((lines) => lines.map(({ figures }) => figures))).toEqual([[], [[4]]]);
  });

  test('MK-4.2 a row keeps its identity when the one before it goes', () => {
    const log = [...OPENING, '0:+4', '*:?', '1:+1', '*:?', '0:+3', '*:?', '1:A+3', '*:?'];
    const moments = history(log, TWO);
    const before = moments[8]?.after.rows[0]?.[1];
    expect(before?.figures).toEqual([3]);
    expect(moments.at(-1)?.after.rows[0]).toEqual([before]);
  });

  test('MK-2.1 the deal is told apart from later draws', () => {
    const kinds = history([...OPENING, '0:+4', '*:5'], TWO).map(({ event }) =>
      event?.type === 'draw' ? [event.seat, event.deal, event.card] : event?.type,
    );
    expect(kinds).toEqual([[0, true, null], [0, true, null], [1, true, null], [1, true, null], 'take', [0, false, 5]]);
  });

  test('events of the table change nothing', () => {
    const [moment] = history(['!1:resign'], TWO);
    expect(moment).toMatchObject({ event: null });
    expect(moment?.after).toBe(moment?.before);
  });
});
