import { loadRules } from '@spieleabend/games';
import { expect, test } from 'vitest';
import { entriesFor, eyes, readRecord, walk } from './reading.ts';

/** The example game of EINEU's rules. */
const LOG = '*:4 0:b9 1:r1 0:k8 1:r8 1:k7 1:b6 1:r5 1:k4 1:b1 0:r9 1:k7 0:b7 0:k8 0:b9'.split(' ');
const RECORD = { spieleabend: 1, game: 'eineu', rules: 1, options: {}, seats: ['Anna', 'Ben'], log: LOG };

function read(change: object) {
  return readRecord(JSON.stringify({ ...RECORD, ...change }), loadRules);
}

test('a record is read whole, and each of its states can be shown', async () => {
  const reading = await read({});
  if (!reading.ok) throw new Error(reading.error.code);
  expect(reading.value).toMatchObject({ log: LOG, fault: null });
  expect(walk(reading.value.opened, LOG.slice(0, 3)).log).toEqual(LOG.slice(0, 3));
  expect(walk(reading.value.opened, LOG).over?.ranks).toEqual([1, 2]);
});

test('a bad entry is named with place and reason, and the part before it is still shown', async () => {
  const reading = await read({ log: ['*:4', '0:b9', '1:b5', '0:k8'] });
  expect(reading).toMatchObject({
    ok: true,
    value: { log: ['*:4', '0:b9'], fault: { at: 2, entry: '1:b5', refusal: { rule: 'EI-3.2' } } },
  });
});

test('a record saved while cards were hidden is shown up to the first of them', async () => {
  const kartenspiel = { game: 'maedn-kartenspiel', log: ['*:1', '*:2', '*:?', '*:?'] };
  const reading = await read(kartenspiel);
  expect(reading).toMatchObject({
    ok: true,
    value: { log: ['*:1', '*:2'], fault: { at: 2, entry: '*:?', refusal: { code: 'hidden-entry' } } },
  });
});

test('a finished game is watched with open hands: through the eyes of the seat that draws or moves', async () => {
  const reading = await read({ game: 'maedn-kartenspiel', log: ['*:1', '*:2', '*:3', '*:4'] });
  if (!reading.ok) throw new Error(reading.error.code);
  const at = (entries: number) => walk(reading.value.opened, reading.value.log.slice(0, entries));
  expect([0, 2, 4].map((entries) => eyes(at(entries)))).toEqual([0, 1, 0]);
  expect(at(4).look(eyes(at(4))).view).toMatchObject({ hand: [1, 2] });
  // Where no hand is hidden nobody's eyes see more than anybody's.
  const open = await read({});
  expect(open.ok && eyes(open.value.opened)).toBe('spectator');
});

test('a result that does not agree is told, and the game is still shown', async () => {
  const reading = await read({ result: { ranks: [2, 1], scores: [0, 1], tieBreak: null } });
  expect(reading).toMatchObject({ ok: true, value: { log: LOG, fault: { code: 'result-differs' } } });
});

test.each([
  ['unknown-rules', { rules: 2 }],
  ['unknown-game', { game: 'chess' }],
  ['unknown-version', { spieleabend: 2 }],
  ['bad-seats', { seats: ['Anna'] }],
  ['unknown-option', { options: { jokers: true } }],
  ['bad-log', { log: ['*:4', 7] }],
])('%s is a reason and nothing more', async (code, change) => {
  expect(await read(change)).toMatchObject({ ok: false, error: { code } });
});

test('text that is no record at all', async () => {
  expect(await readRecord('<html>', loadRules)).toMatchObject({ ok: false, error: { code: 'not-json' } });
});

test('a line of the story leads to the entry that is told in it', () => {
  // The first entry is not told, the third takes two lines.
  const told = [0, 0, 1, 3, 4];
  const toldAfter = (entries: number): number => told[entries] ?? 0;
  expect([0, 1, 2, 3].map((line) => entriesFor(line, 4, toldAfter))).toEqual([2, 3, 3, 4]);
});
