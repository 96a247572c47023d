import { readFileSync } from 'node:fs';
import type { GameRecord } from '@spieleabend/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalAnswer, replayAnswer, viewAnswer } from './answers.ts';
import { sessionOf } from './record.ts';

const EXAMPLE = readFileSync(new URL('../../games/eineu/golden/example.json', import.meta.url), 'utf8');
const example = JSON.parse(EXAMPLE) as GameRecord;

const changed = (changes: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...example, result: undefined, ...changes });

/** What the three commands answer to a text. */
async function answers(text: string) {
  const session = await sessionOf(text);
  if (!session.ok) return { failure: session.error.error };
  const { value } = session;
  return { replay: replayAnswer(value), legal: legalAnswer(value), view: (seat: string) => viewAnswer(value, seat) };
}

describe('answers', () => {
  test('replay: a finished game with its result and log', async () => {
    expect((await answers(EXAMPLE)).replay).toEqual({
      game: 'eineu',
      over: true,
      status: { type: 'over', result: example.result },
      ranks: [1, 2],
      scores: [1, 0],
      tieBreak: null,
      log: example.log,
    });
  });

  test('replay: an unfinished game has no ranks and scores yet', async () => {
    const { replay } = await answers(changed({ log: ['*:4', '0:b9'] }));
    expect(replay).toMatchObject({ over: false, status: { type: 'decide', seats: [1] }, ranks: null, scores: null });
  });

  test('legal: the sorted moves, the chance event, or that the game is over', async () => {
    expect((await answers(changed({ log: ['*:6', '0:r8', '1:b7'] }))).legal).toEqual({
      decide: [{ seat: 1, moves: ['k2', 'k3', 'k7', 'k8', 'r1', 'r4', 'r5', 'r9', 'stop'] }],
    });
    expect((await answers(changed({ log: [] }))).legal).toEqual({
      chance: { kind: 'dice', dice: [[2, 3, 4, 6, 7, 8]] },
    });
    expect((await answers(EXAMPLE)).legal).toEqual({ over: true });
  });

  test('view: a seat of the record or a spectator, and nobody else', async () => {
    const { view } = await answers(changed({ log: ['*:4'] }));
    for (const seat of ['0', '1', 'spectator']) {
      expect(view?.(seat)).toMatchObject({ view: { tops: { b: 5, r: 5, k: 4 } }, log: ['*:4'] });
    }
    for (const seat of ['2', '-1', '', '01', '0x1', 'Anna']) {
      expect(view?.(seat)).toMatchObject({ error: { code: 'bad-seat', at: null } });
    }
  });
});

describe('refusals name entry, code and paragraph', () => {
  test.each([
    [['*:4', '0:b9', '1:b7'], { at: 2, entry: '1:b7', code: 'same-die', rule: 'EI-3.2' }],
    [['*:4', '0:b6'], { at: 1, entry: '0:b6', code: 'not-a-neighbour', rule: 'EI-3.1' }],
    [['*:4', '0:b3'], { at: 1, entry: '0:b3', code: 'not-a-face', rule: 'EI-1.1' }],
    [['*:4', '0:stop'], { at: 1, entry: '0:stop', code: 'cannot-stop', rule: 'EI-3.3' }],
    [['*:4', '1:b9'], { at: 1, entry: '1:b9', code: 'not-your-turn', rule: 'C-1' }],
    [['0:b9'], { at: 0, entry: '0:b9', code: 'chance-first', rule: 'C-2' }],
    [['*:4', '*:4'], { at: 1, entry: '*:4', code: 'no-chance', rule: 'C-2' }],
    [['*:5'], { at: 0, entry: '*:5', code: 'notation', rule: null }],
    [['*:4', '0:b 9'], { at: 1, entry: '0:b 9', code: 'notation', rule: null }],
    [['*:4', '!0:dance'], { at: 1, entry: '!0:dance', code: 'unknown-table-event', rule: null }],
  ])('%j', async (log, error) => {
    const { failure } = await answers(changed({ log }));
    expect(failure).toMatchObject(error);
    expect(failure?.message).toMatch(/\.$/);
  });
});

describe('every game tells why it refuses something', () => {
  const record = (game: string, log: readonly string[]) =>
    JSON.stringify({ spieleabend: 1, game, rules: 1, seats: ['Anna', 'Ben'], log });
  test.each([
    ['besenbingo', ['*:12', '*:9'], 'The towers are 1 to 8.'],
    ['besenbingo', ['*:11'], null],
    ['besenbingo', ['*:12', '*:1', '0:d1>1'], 'The witch on d1 does not fly right beside tower 1.'],
    ['maedn-kartenspiel', ['*:1', '*:2', '*:3', '*:4', '0:+5'], 'This seat does not hold a 5.'],
    [
      'maedn-kartenspiel',
      ['*:1', '*:2', '*:3', '*:4', '0:+1<1'],
      'A 1 lies in the middle and is taken from there: no source is named.',
    ],
    ['engel-und-bengel', ['*:f1', '*:12'], 'This roll takes 5 dice with one to six each.'],
    ['engel-und-bengel', ['*:f1', '*:66666', '0:6@2'], 'Row 2 takes a 3 now, not a 6.'],
    ['twenty-one', ['*:ab', '*:12'], null],
  ])('%s %j', async (game, log, sentence) => {
    const { failure } = await answers(record(game, log));
    expect(failure?.message).toMatch(/^[A-Z].*\.$/);
    expect(failure?.message).not.toMatch(/undefined|does not allow this \(/);
    if (sentence !== null) expect(failure?.message).toBe(sentence);
  });
});

describe('damaged and foreign records', () => {
  test.each<[string, string, string]>([
    ['nothing at all', '', 'not-json'],
    ['the end is missing', EXAMPLE.slice(0, -10), 'not-json'],
    ['a list', '[]', 'not-a-record'],
    ['null', 'null', 'not-a-record'],
    ['another document', '{}', 'not-a-record'],
    ['a later format', changed({ spieleabend: 2 }), 'unknown-version'],
    ['a game from elsewhere', changed({ game: 'chess' }), 'unknown-game'],
    ['a game that every object has', changed({ game: '__proto__' }), 'unknown-game'],
    ['a game that is no text', changed({ game: 7 }), 'not-a-record'],
    ['rules from the future', changed({ rules: 99 }), 'unknown-rules'],
    ['too few seats', changed({ seats: ['Anna'] }), 'bad-seats'],
    ['seats that are no list', changed({ seats: 'Anna' }), 'bad-seats'],
    ['a wrong value of a house rule', changed({ options: { extraTip: 'often' } }), 'bad-option'],
    ['an unknown house rule', changed({ options: { speed: 3 } }), 'unknown-option'],
    ['an entry that is no text', changed({ log: [4] }), 'bad-log'],
    ['component data of its own', changed({ data: {} }), 'own-data'],
    ['another result', changed({ result: { ranks: [2, 1], scores: [0, 1], tieBreak: null } }), 'result-differs'],
    ['a result that is none', changed({ result: 'won' }), 'bad-result'],
    ['more than a record can hold', `{"spieleabend":1,"x":"${'y'.repeat(1_000_000)}"}`, 'too-large'],
  ])('%s', async (_, text, code) => {
    const { failure } = await answers(text);
    expect(failure).toMatchObject({ at: null, entry: null, code, rule: null });
    expect(failure?.message).toMatch(/^[A-Z"].*\.$/);
  });

  test('unknown keys are no fault', async () => {
    expect((await answers(changed({ fairness: { seed: 1 }, played: 'yesterday' }))).failure).toBeUndefined();
  });

  test('whatever is done to a record, it is answered, and with a sentence', async () => {
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>('0:b9', '*:4', '!x', '0:', ':', '9:b9', '*:?', '0:stop'),
    );
    const damaged = fc.oneof(
      // Characters dropped, doubled or replaced.
      fc
        .tuple(fc.nat(EXAMPLE.length), fc.nat(5), fc.string({ maxLength: 5 }))
        .map(([at, length, text]) => EXAMPLE.slice(0, at) + text + EXAMPLE.slice(at + length)),
      // A key of any value.
      fc
        .tuple(fc.constantFrom('spieleabend', 'game', 'rules', 'options', 'seats', 'log', 'result', 'data'), junk)
        .map(([key, value]) => JSON.stringify({ ...example, [key]: value })),
      // An entry of any value.
      fc
        .tuple(fc.nat(example.log.length), junk)
        .map(([at, value]) =>
          changed({ log: example.log.toSpliced(at, 1, typeof value === 'string' ? value : JSON.stringify(value)) }),
        ),
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(damaged, async (text) => {
        const { failure, replay } = await answers(text);
        expect(failure === undefined).toBe(replay !== undefined);
        if (failure === undefined) return;
        expect(failure.message).toMatch(/[.)]$/);
        expect(failure.message).not.toMatch(/undefined|\[object|^Refused|does not allow this \(/);
      }),
      { numRuns: 1500 },
    );
  });
});
