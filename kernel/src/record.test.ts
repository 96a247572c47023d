import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDeck, highCard } from './conformance/high-card.ts';
import { walk } from './conformance/index.ts';
import { checkRecord, makeRecord, parseRecord, RECORD_LIMITS, recordOf, replayRecord } from './record.ts';

const RECORD = recordOf(
  walk(highCard, { seats: 2, options: { mustKeep: false } }, 'record').points.at(-1)?.session ?? never(),
  ['Anna', { name: 'Ben', bot: 'greedy' }],
);

function never(): never {
  throw new Error('a walk has at least one point');
}

function codeOf(spoilt: Record<string, unknown>): string {
  const record = checkRecord({ ...RECORD, ...spoilt });
  if (!record.ok) return record.error.code;
  const replayed = replayRecord(highCard, record.value);
  if (replayed.ok) return 'ok';
  return 'at' in replayed.error ? replayed.error.refusal.code : replayed.error.code;
}

describe('a record', () => {
  test('reads back to itself, unknown keys included', () => {
    const more = { ...RECORD, fairness: { secret: 'later' } };
    const read = parseRecord(makeRecord(more));
    expect(read).toEqual({ ok: true, value: more });
  });

  test('C-5 gives an unnamed option its default and refuses unknown options and values', () => {
    expect(codeOf({ options: {} })).toBe('ok');
    expect(codeOf({ options: { mustFly: true } })).toBe('unknown-option');
    expect(codeOf({ options: { mustKeep: 'yes' } })).toBe('bad-option');
    expect(codeOf({ options: { __proto__: null, toString: true } })).toBe('unknown-option');
  });

  test.each([
    ['a foreign document', { spieleabend: undefined }, 'unknown-version'],
    ['a version from the future', { spieleabend: 2 }, 'unknown-version'],
    ['rules from the future', { rules: 2 }, 'unknown-rules'],
    ['another game', { game: 'chess' }, 'unknown-game'],
    ['too many seats', { seats: ['a', 'b', 'c', 'd'] }, 'bad-seats'],
    ['no seats', { seats: [] }, 'bad-seats'],
    ['a seat without a name', { seats: [{ bot: 'greedy' }, 'b'] }, 'bad-seats'],
    ['a log that is no list', { log: '0:keep' }, 'bad-log'],
    ['an entry that is no text', { log: [7] }, 'bad-log'],
    ['an endless entry', { log: ['x'.repeat(RECORD_LIMITS.entryLength + 1)] }, 'bad-log'],
    ['a result without form', { result: 'won' }, 'bad-result'],
    ['a result that is not so', { result: { ranks: [2, 1], scores: [0, 9], tieBreak: null } }, 'result-differs'],
    ['a result of an unfinished game', { log: [] }, 'result-differs'],
    ['component data of its own', { data: {} }, 'own-data'],
    ['an illegal entry', { log: ['*:9'] }, 'no-such-card'],
    ['an unknown table event', { log: ['!0:dance'] }, 'unknown-table-event'],
  ])('that has %s is refused with a code', (_, spoilt, code) => {
    expect(codeOf(spoilt)).toBe(code);
  });

  test('brings component data of its own, and replays only where they are checked', () => {
    const setup = { seats: 2, options: { mustKeep: false }, data: { cards: 9 } };
    const session = walk(highCard, setup, 'own').points.at(-1)?.session ?? never();
    const record = recordOf(session, ['Anna', 'Ben']);
    expect(record.data).toEqual({ cards: 9 });
    expect(replayRecord(highCard, record)).toEqual({ ok: false, error: { code: 'own-data', field: 'data' } });
    const replayed = replayRecord(highCard, record, checkDeck);
    expect(replayed.ok && recordOf(replayed.value, record.seats)).toEqual(record);
    expect(replayRecord(highCard, { ...record, data: { cards: 99 } }, checkDeck)).toEqual({
      ok: false,
      error: { code: 'bad-data', field: 'data.cards' },
    });
  });

  test('says at which entry it breaks', () => {
    const { result: _, ...unfinished } = RECORD;
    const replayed = replayRecord(highCard, { ...unfinished, log: [...RECORD.log.slice(0, 2), '0:fly'] });
    expect(replayed).toMatchObject({
      ok: false,
      error: { at: 2, entry: '0:fly', refusal: { code: 'notation', at: 2 } },
    });
  });

  test('that is too large or no JSON is refused unread', () => {
    expect(parseRecord(' '.repeat(RECORD_LIMITS.characters + 1))).toMatchObject({ error: { code: 'too-large' } });
    expect(parseRecord('{"spieleabend":1')).toMatchObject({ error: { code: 'not-json' } });
  });

  test('survives any damage to its text with an answer', () => {
    const text = makeRecord(RECORD);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 6 }), (at, cut, put) => {
        const read = parseRecord(text.slice(0, at) + put + text.slice(at + cut));
        if (read.ok) replayRecord(highCard, read.value);
      }),
      { numRuns: 2000 },
    );
  });

  test('survives any JSON with an answer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(RECORD)), (value, key) => {
        checkRecord(value);
        const read = checkRecord({ ...RECORD, [key]: value });
        if (read.ok) replayRecord(highCard, read.value);
      }),
      { numRuns: 2000 },
    );
  });
});
