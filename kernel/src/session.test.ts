import { describe, expect, test } from 'vitest';
import { highCard } from './conformance/high-card.ts';
import type { Result } from './result.ts';
import { type Refusal, Session } from './session.ts';

type Playing = Session<ReturnType<typeof highCard.start>, 'keep' | 'pass', ReturnType<typeof highCard.view>>;

function must(result: Result<Playing, Refusal>): Playing {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function dealt(cards: readonly number[]): Playing {
  let session: Playing = Session.start(highCard, { seats: Math.max(1, cards.length), options: { mustKeep: false } });
  for (const card of cards) session = must(session.happen(String(card)));
  return session;
}

describe('a session', () => {
  test('C-2 writes every chance event into the log', () => {
    expect(dealt([4, 1]).log).toEqual(['*:4', '*:1']);
  });

  test('C-3 refuses what the rules do not allow, with a stable code and the paragraph, and changes nothing', () => {
    const session = dealt([4, 1]);
    expect(session.decide(0, 'raise')).toMatchObject({ ok: false, error: { code: 'notation' } });
    expect(session.decide(2, 'keep')).toEqual({ ok: false, error: { code: 'not-your-turn', rule: 'C-1' } });
    expect(session.happen('2')).toEqual({ ok: false, error: { code: 'no-chance', rule: 'C-2' } });
    expect(session.log).toEqual(['*:4', '*:1']);
  });

  test('refuses decisions before chance has spoken, and after the end', () => {
    const start = Session.start(highCard, { seats: 1, options: { mustKeep: false } });
    expect(start.decide(0, 'keep')).toEqual({ ok: false, error: { code: 'chance-first', rule: 'C-2' } });
    const over = must(dealt([3]).decide(0, 'keep'));
    expect(over.decide(0, 'keep')).toEqual({ ok: false, error: { code: 'over' } });
    expect(over.happen('1')).toEqual({ ok: false, error: { code: 'over' } });
    expect(over.over).toEqual({ ranks: [1], scores: [3], tieBreak: null });
  });

  test('holds simultaneous decisions until all are in, then logs them in seat order', () => {
    const one = must(dealt([4, 1, 2]).decide(2, 'keep'));
    expect(one.log).toHaveLength(3);
    expect(one.waiting).toEqual([0, 1]);
    const all = must(must(one.decide(0, 'pass')).decide(1, 'keep'));
    expect(all.log.slice(3)).toEqual(['0:pass', '1:keep', '2:keep']);
  });

  test('lets a player change his mind while others still decide', () => {
    const one = must(dealt([4, 1]).decide(0, 'keep'));
    const other = must(one.decide(0, 'pass'));
    expect(other.look(0).mine).toBe('pass');
    expect(must(other.decide(1, 'pass')).log.slice(2)).toEqual(['0:pass', '1:pass']);
  });

  test('shows a held decision to its seat alone', () => {
    const held = must(dealt([4, 1]).decide(0, 'keep'));
    expect(held.look(0)).toMatchObject({ mine: 'keep', decided: [0], waiting: [1] });
    expect(held.look(1)).toMatchObject({ mine: null, decided: [0], waiting: [1] });
    expect(JSON.stringify(held.look(1))).not.toContain('keep');
    expect(JSON.stringify(held.look('spectator'))).not.toContain('keep');
  });

  test('masks secret outcomes while the game runs and opens them at its end', () => {
    const session = dealt([4, 1]);
    expect(session.masked(0)).toEqual(['*:4', '*:?']);
    expect(session.masked('spectator')).toEqual(['*:?', '*:?']);
    const over = must(must(session.decide(0, 'keep')).decide(1, 'keep'));
    expect(over.masked('spectator')).toEqual(['*:4', '*:1', '0:keep', '1:keep']);
  });

  test('replays a log cut off among simultaneous decisions without showing them', () => {
    const cut = must(dealt([4, 1]).replay('0:keep'));
    expect(cut.look(1)).toMatchObject({ log: ['*:?', '*:1', '0:?'], decided: [0], waiting: [1] });
    expect(must(cut.decide(1, 'pass')).over).not.toBeNull();
  });

  test('demands seat order of the simultaneous decisions in a record', () => {
    expect(dealt([4, 1]).replay('1:keep')).toEqual({ ok: false, error: { code: 'out-of-order', seat: 0 } });
  });

  test('refuses table events that it does not know, and entries without form', () => {
    expect(dealt([4]).replay('!0:levitate')).toMatchObject({ error: { code: 'unknown-table-event' } });
    expect(dealt([4]).replay('keep')).toMatchObject({ error: { code: 'notation', at: 4 } });
    expect(dealt([4]).replay('0:kept')).toMatchObject({ error: { code: 'notation', at: 2 } });
    expect(dealt([4]).replay('00:keep')).toMatchObject({ error: { code: 'notation', at: 0 } });
  });

  test('an entry that was masked when the record was saved is refused as hidden', () => {
    expect(dealt([4]).replay('0:?')).toEqual({ ok: false, error: { code: 'hidden-entry' } });
    expect(dealt([]).replay('*:?')).toEqual({ ok: false, error: { code: 'hidden-entry' } });
  });

  test('refuses a decision that answers an earlier ask', () => {
    const session = dealt([4, 1]);
    expect(session.decide(0, 'keep', session.asked - 1)).toEqual({ ok: false, error: { code: 'stale-ask' } });
    expect(session.look(0).ask).toBe(session.asked);
    expect(session.look('spectator').ask).toBeNull();
  });

  test('two simultaneous players never collide: both asks stay valid whoever is first', () => {
    const session = dealt([4, 1]);
    const asks = [session.look(0).ask ?? -1, session.look(1).ask ?? -1] as const;
    const both = must(must(session.decide(1, 'keep', asks[1])).decide(0, 'keep', asks[0]));
    expect(both.over).not.toBeNull();
  });

  test('withdraws only what is held', () => {
    const session = dealt([4, 1]);
    expect(session.withdraw(0)).toEqual({ ok: false, error: { code: 'nothing-held' } });
    expect(must(must(session.decide(0, 'keep')).takeBack(0)).waiting).toEqual([0, 1]);
    expect(session.takeBack(0)).toEqual({ ok: false, error: { code: 'no-take-back' } });
  });

  test('corrects what was mistyped, outcome or decision, and plays on as if it had not been', () => {
    const mistyped = must(must(dealt([4, 1]).decide(0, 'keep')).decide(1, 'keep'));
    const decisionsBack = must(mistyped.correct());
    expect(decisionsBack.log).toEqual(['*:4', '*:1']);
    expect(decisionsBack.waiting).toEqual([0, 1]);
    const cardBack = must(decisionsBack.correct());
    expect(cardBack.log).toEqual(['*:4']);
    expect(must(cardBack.happen('2')).log).toEqual(['*:4', '*:2']);
    expect(must(cardBack.correct()).log).toEqual([]);
  });

  test('correcting an outcome takes the decisions along that lie face down on it', () => {
    const session = must(must(dealt([4, 1]).decide(0, 'keep')).correct());
    expect(session.log).toEqual(['*:4']);
    expect(session.held.size).toBe(0);
  });

  test('there is nothing to correct before the first entry', () => {
    expect(dealt([]).correct()).toEqual({ ok: false, error: { code: 'nothing-to-correct' } });
  });

  test('an outcome that two people type in at the same moment happens once', () => {
    const start: Playing = Session.start(highCard, { seats: 2, options: { mustKeep: false } });
    const ask = start.look(1).chance ?? -1;
    const once = must(start.happen('4', ask));
    expect(once.happen('5', ask)).toEqual({ ok: false, error: { code: 'stale-ask' } });
    // Corrected, it is another ask: the one that was sent late does not slip in.
    expect(must(once.correct()).happen('5', ask)).toEqual({ ok: false, error: { code: 'stale-ask' } });
  });
});
