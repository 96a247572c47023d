import { describe, expect, test } from 'vitest';
import { de } from '../messages/de.ts';
import type { Event, Place } from './history.ts';
import type { Offer } from './offers.ts';
import { optionText, type Turn, whatNow } from './what-now.ts';

const NAMES = ['Anna', 'Ben', 'Clara'];
const CONTEXT = { setup: { seats: 3, options: {} }, names: NAMES, you: 0 };

function offer(row: number | null, figure: number, from: Place | null): Offer {
  return { move: '', cards: [4], row, figure, from };
}

function now(turn: Turn, shared = false): readonly [string, string] {
  return whatNow(turn, shared, { ...CONTEXT, you: shared ? null : 0 }, de);
}

const TAKE = { type: 'take', cards: [4], figure: 36, row: 0, started: false } as const;
const THEFT: Event = { ...TAKE, seat: 1, from: { seat: 0, row: 0 }, completes: null };

describe('what is to do, in words', () => {
  test('passing one device round, the name is said', () => {
    expect(now({ type: 'pick', seat: 1 }, true)[0]).toBe('Ben ist dran.');
    expect(now({ type: 'pick', seat: 0 })[0]).toBe('Du bist dran.');
  });
  test('MK-3.2, MK-3.3 what the cards can do', () => {
    const play = (...offers: Offer[]) => now({ type: 'play', cards: [4], offers })[1];
    expect(play(offer(0, 13, null))).toBe('Welche Reihe wächst?');
    expect(play(offer(0, 13, null), offer(null, 4, null))).toBe('Welche Reihe wächst? Oder eine neue?');
    expect(play(offer(null, 4, null))).toBe('Damit beginnt eine neue Reihe.');
    expect(play()).toBe('Damit geht nichts.');
  });
  test('MK-4.3 whom to steal from, MK-4.2 which own row', () => {
    const ask = (...offers: Offer[]) => now({ type: 'ask', seat: 0, offers })[0];
    expect(ask(offer(0, 9, { seat: 1, row: 0 }), offer(0, 9, { seat: 2, row: 0 }))).toBe('Wem klaust du die 9?');
    expect(ask(offer(0, 9, { seat: 0, row: 1 }), offer(0, 9, { seat: 0, row: 2 }))).toBe('Woher kommt die 9?');
    expect(ask(offer(0, 9, null), offer(1, 9, null))).toBe('Wohin kommt die 9?');
  });
  test('MK-3.7 one card goes, or both', () => {
    expect(now({ type: 'stuck', both: false })[1]).toBe('Leg eine Karte ab.');
    expect(now({ type: 'stuck', both: true })[1]).toBe('Beide Karten gehen weg.');
  });
  test('a theft is called one while it is seen, and told to who waits', () => {
    const watch = { type: 'watch', waiting: null, drawing: 1 } as const;
    expect(now({ ...watch, event: THEFT, last: THEFT })).toEqual(['Geklaut!', 'Ben klaut dir den Zauberer (36).']);
    expect(now({ ...watch, event: null, waiting: 2, last: THEFT })[0]).toBe('Clara überlegt');
    expect(now({ ...watch, event: { ...THEFT, completes: 12 }, last: null })[0]).toBe('Reihe komplett: 12 Punkte!');
  });
});

describe('one of several moves', () => {
  const text = (one: Offer, ...others: Offer[]) => optionText(one, [one, ...others], 0, NAMES, de);
  test('MK-4.3 two holders are told apart by name, two rows of one by letter', () => {
    const ben = offer(0, 9, { seat: 1, row: 0 });
    expect(text(ben, offer(0, 9, { seat: 2, row: 0 }))).toBe('von Ben');
    expect(text(ben, offer(0, 9, { seat: 1, row: 2 }))).toBe('von Ben, Reihe A');
  });
  test('MK-4.2 own rows by letter; where rows differ they are named first', () => {
    expect(text(offer(0, 9, { seat: 0, row: 1 }), offer(0, 9, { seat: 0, row: 2 }))).toBe('aus Reihe B');
    expect(text(offer(null, 9, null), offer(1, 9, null))).toBe('Neue Reihe, von der Straße');
  });
});
