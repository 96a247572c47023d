import { describe, expect, test } from 'vitest';
import { highCard } from './conformance/high-card.ts';
import { recordOf, replayRecord } from './record.ts';
import type { Result } from './result.ts';
import { behindTheOthers, reseat } from './seating.ts';
import { Session } from './session.ts';
import { makeTableEvent, parseTableEvent, type TableEvent } from './table-event.ts';

type Playing = Session<ReturnType<typeof highCard.start>, 'keep' | 'pass', ReturnType<typeof highCard.view>>;

function must<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function dealt(seats: number): Playing {
  let session: Playing = Session.start(highCard, { seats, options: { mustKeep: false } });
  for (let seat = 0; seat < seats; seat++) session = must(session.happen(String(seat + 1)));
  return session;
}

function after(session: Playing, ...events: readonly TableEvent[]): Playing {
  return events.reduce((before, event) => must(before.tableEvent(event)), session);
}

describe('a table event', () => {
  test.each(['0:bot', '11:back', '1:time', '2:resign', 'abort'])('%s has one spelling', (text) => {
    expect(makeTableEvent(must(parseTableEvent(text)))).toBe(`!${text}`);
  });

  test.each(['', 'abort ', '01:bot', '1:dance', '1', ':bot', '-1:resign', '1:bot:bot', '100:bot'])(
    '%j is refused by name',
    (text) => {
      expect(parseTableEvent(text)).toEqual({ ok: false, error: { code: 'unknown-table-event', event: text } });
    },
  );

  test('stands in the log for everybody, and leaves what is asked as it is', () => {
    const before = dealt(2);
    const session = after(before, { type: 'bot', seat: 1 });
    expect(session.log.at(-1)).toBe('!1:bot');
    expect(session.masked('spectator').at(-1)).toBe('!1:bot');
    expect(session.look(0)).toMatchObject({ bots: [1], waiting: [0, 1], ask: before.asked });
  });

  test('a bot plays for a seat until its person is back', () => {
    const session = after(dealt(3), { type: 'bot', seat: 2 }, { type: 'bot', seat: 0 }, { type: 'back', seat: 2 });
    expect(session.seating.bots).toEqual([0]);
    expect(session.tableEvent({ type: 'bot', seat: 0 })).toMatchObject({ error: { code: 'already-bot' } });
    expect(session.tableEvent({ type: 'back', seat: 1 })).toMatchObject({ error: { code: 'not-bot' } });
    expect(session.tableEvent({ type: 'bot', seat: 3 })).toMatchObject({ error: { code: 'no-seat' } });
  });

  test('keeps what lies face down', () => {
    const held = must(dealt(2).decide(0, 'keep'));
    const session = after(held, { type: 'time', seat: 1 }, { type: 'bot', seat: 1 });
    expect(session.look(0).mine).toBe('keep');
    const over = must(session.decide(1, 'pass'));
    expect(over.log.slice(2)).toEqual(['!1:time', '!1:bot', '0:keep', '1:pass']);
    expect(over.ending).toBe('rules');
  });

  test('does not come between decisions that are made at the same time', () => {
    const one = must(dealt(2).replay('0:keep'));
    expect(one.tableEvent({ type: 'abort' })).toEqual({ ok: false, error: { code: 'out-of-order', seat: 1 } });
  });

  test('nothing happens any more once the game is over', () => {
    const over = after(dealt(2), { type: 'abort' });
    expect(over.tableEvent({ type: 'resign', seat: 0 })).toEqual({ ok: false, error: { code: 'over' } });
    expect(over.decide(0, 'keep')).toEqual({ ok: false, error: { code: 'over' } });
    expect(over.correct()).toEqual({ ok: false, error: { code: 'over' } });
  });
});

describe('resigning', () => {
  test('of two the other one wins, without points, and all is open', () => {
    const session = after(dealt(2), { type: 'resign', seat: 0 });
    expect(session.over).toEqual({ ranks: [2, 1], scores: [0, 0], tieBreak: null });
    expect(session.ending).toBe('resigned');
    expect(session.masked('spectator')).toEqual(['*:1', '*:2', '!0:resign']);
  });

  test('of three the others play on, and whoever resigned is last however the cards fall', () => {
    const resigned = after(dealt(3), { type: 'resign', seat: 2 });
    expect(resigned.over).toBeNull();
    let session = resigned;
    for (const seat of [0, 1, 2]) session = must(session.decide(seat, 'keep'));
    expect(session.over).toMatchObject({ ranks: [2, 1, 3], scores: [1, 2, 3] });
  });

  test('who goes first is last of those who go', () => {
    const session = after(dealt(3), { type: 'resign', seat: 1 }, { type: 'resign', seat: 0 });
    expect(session.over?.ranks).toEqual([2, 3, 1]);
    expect(session.seating.resigned).toEqual([1, 0]);
  });

  test('alone at the table it is over too', () => {
    expect(after(dealt(1), { type: 'resign', seat: 0 }).ending).toBe('resigned');
  });

  test('who has resigned neither comes back nor resigns again', () => {
    const session = after(dealt(3), { type: 'resign', seat: 1 });
    for (const type of ['bot', 'back', 'time', 'resign'] as const) {
      expect(session.tableEvent({ type, seat: 1 })).toMatchObject({ error: { code: 'already-resigned' } });
    }
  });

  test('C-4 shared ranks stay shared among those who stayed', () => {
    const result = { ranks: [1, 1, 3, 4], scores: [9, 9, 7, 5], tieBreak: null };
    expect(behindTheOthers(result, [0]).ranks).toEqual([4, 1, 2, 3]);
    expect(behindTheOthers(result, [3, 2]).ranks).toEqual([1, 1, 3, 4]);
    expect(behindTheOthers(result, [])).toBe(result);
  });
});

describe('ending without a result', () => {
  test('all are equal, and the record has no result', () => {
    const session = after(dealt(2), { type: 'abort' });
    expect(session.over?.ranks).toEqual([1, 1]);
    expect(session.look(0)).toMatchObject({ ending: 'aborted', waiting: [], ask: null });
    const record = recordOf(session, ['Anna', 'Ben']);
    expect(record.result).toBeUndefined();
    expect(replayRecord(highCard, record)).toMatchObject({ ok: true, value: { ending: 'aborted' } });
    const claimed = { ...record, result: { ranks: [1, 1], scores: [0, 0], tieBreak: null } };
    expect(replayRecord(highCard, claimed)).toMatchObject({ ok: false, error: { code: 'result-differs' } });
  });
});

test('reseating changes nothing that it was given', () => {
  const seating = Object.freeze({ bots: Object.freeze([1]), resigned: Object.freeze([0]), ended: null });
  expect(must(reseat(seating, { type: 'resign', seat: 1 }, 4))).toEqual({ bots: [], resigned: [0, 1], ended: null });
});
