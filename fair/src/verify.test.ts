import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, GameRecord } from '@spieleabend/kernel';
import { parseRecord, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { allFlips, changed, fairnessOf, reorderings, someFlips, swaps, type Tampered } from './tampering.ts';
import { fairRecord, games } from './testing.ts';
import { verify } from './verify.ts';

const PYTHON = fileURLToPath(new URL('../../examples/verify.py', import.meta.url));

/** A record of each game, never to be renewed. */
const golden = readFileSync(new URL('../golden.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** What the verifier in Python says of records, one line each. */
function python(records: readonly GameRecord[]): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = execFile('python3', [PYTHON, '--lines'], { maxBuffer: 1 << 26 }, (error, out) => {
      // It ends with 1 where something does not hold.
      if (error !== null && error.code !== 1) reject(error);
      else resolve(out.trimEnd().split('\n'));
    });
    child.stdin?.end(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  });
}

/** Whether the verifier here finds nothing wrong. */
function holds(game: Game, record: GameRecord): boolean {
  const verified = verify(game, record);
  return verified.ok && verified.value.holds;
}

function codes(game: Game, record: GameRecord): readonly string[] {
  const verified = verify(game, record);
  return verified.ok ? [...new Set(verified.value.faults.map(({ code }) => code))] : [verified.error.code];
}

/** The records of a game: as few seats as possible, as many, nobody who contributes, and a failed round. */
function recordsOf(game: Game): readonly GameRecord[] {
  const { min, max } = game.seats;
  return [
    fairRecord(game, min, 'few').record,
    fairRecord(game, max, 'many').record,
    fairRecord(game, min, 'nobody', { chairs: [] }).record,
    fairRecord(game, max, 'some', { chairs: [0, max - 1], withholding: [max - 1] }).record,
  ];
}

const ALL = await games();
const [EINEU] = ALL;
if (EINEU === undefined) throw new Error('no games');
const WITHHELD = fairRecord(EINEU, 2, 'withheld', { withholding: [1] }).record;

describe('a record of fair dice holds', () => {
  test.each(ALL)('$id', (game) => {
    const records = recordsOf(game);
    expect(records.map((record) => codes(game, record))).toEqual(records.map(() => []));
  });

  test('in Python too', async () => {
    const said = await python(ALL.flatMap(recordsOf));
    expect(said).toEqual(new Array(4 * ALL.length).fill('every roll and every card holds'));
  });

  test('after it was written and read', () => {
    const read = parseRecord(JSON.stringify(WITHHELD));
    expect(read.ok && holds(EINEU, read.value)).toBe(true);
  });

  test('for ever: what was agreed on and drawn once is never read differently', async () => {
    const records = golden.map((line) => JSON.parse(line) as GameRecord);
    for (const record of records) {
      const game = ALL.find(({ id }) => id === record.game);
      expect(game && codes(game, record)).toEqual([]);
    }
    expect(records.map(({ game }) => game)).toEqual(ALL.map(({ id }) => id));
    expect(await python(records)).toEqual(records.map(() => 'every roll and every card holds'));
  });

  test('event by event', () => {
    const verified = verify(EINEU, WITHHELD);
    const entries = WITHHELD.log.flatMap((entry, at) => (entry.startsWith('*:') ? [{ at, entry }] : []));
    expect(verified.ok && verified.value).toMatchObject({
      contributions: 1,
      failedRounds: 1,
      events: entries.map(({ at, entry }, index) => ({ n: index + 1, at, entry, expected: entry, holds: true })),
    });
  });
});

describe('whatever is tampered with is noticed, here and in Python', () => {
  /** What either verifier has not noticed. */
  async function unnoticed(game: Game, tampered: readonly Tampered[]): Promise<readonly string[]> {
    const said = await python(tampered.map(({ record }) => record));
    expect(said).toHaveLength(tampered.length);
    return tampered
      .filter(({ record }, index) => holds(game, record) || !said[index]?.startsWith('does not hold: '))
      .map(({ what }) => what);
  }

  test('every single bit of secrets, contributions, commitments, table and outcomes, every order', async () => {
    const tampered = [...allFlips(WITHHELD), ...swaps(WITHHELD, 1000), ...reorderings(WITHHELD)];
    expect(tampered.length).toBeGreaterThan(2300);
    expect(await unnoticed(EINEU, tampered)).toEqual([]);
  });

  test.each(ALL)('$id: bits by lot, two outcomes or contributions that changed places', async (game) => {
    const tampered = recordsOf(game).flatMap((record, index) => [
      ...someFlips(record, seeded(`flips ${index}`), 40),
      ...swaps(record, 20),
      ...reorderings(record),
    ]);
    expect(await unnoticed(game, tampered)).toEqual([]);
  });

  test('an event that was left out, or added', async () => {
    const last = WITHHELD.log.findLastIndex((entry) => entry.startsWith('*:'));
    const tampered = [
      { what: 'left out', record: { ...WITHHELD, log: WITHHELD.log.toSpliced(last, 1) } },
      { what: 'added', record: { ...WITHHELD, log: WITHHELD.log.toSpliced(last, 0, WITHHELD.log[last] ?? '') } },
      changed(WITHHELD, 'draw left out', { draws: fairnessOf(WITHHELD).draws.slice(0, -1) }),
    ];
    expect(await unnoticed(EINEU, tampered)).toEqual([]);
  });
});

describe('each fault has its code', () => {
  const [failed, good] = fairnessOf(WITHHELD).rounds;
  if (failed === undefined || good === undefined) throw new Error('no failed round');
  const fairness = fairnessOf(WITHHELD);
  const otherStarter = 1 - fairness.starter;

  test.each([
    ['another chair that began', { starter: otherStarter }, 'starter-differs'],
    ['other dice than the rules ask for', { draws: fairness.draws.with(0, '1,2,3,4,5,6') }, 'draw-differs'],
    ['a draw too few', { draws: fairness.draws.slice(0, -1) }, 'draws-missing'],
    ['a draw too many', { draws: [...fairness.draws, '1,2'] }, 'draw-differs'],
    ['a failed round that was left out', { rounds: [good] }, 'secret-differs'],
    ['a failed round at the end', { rounds: [failed] }, 'contribution-missing'],
    ['a round anew without a reason', { rounds: [good, failed] }, 'round-without-reason'],
    ['a chair that came back', { rounds: [failed, failed] }, 'chair-came-back'],
  ])('%s', (_, changes, code) => {
    expect(codes(EINEU, changed(WITHHELD, '', changes).record)).toContain(code);
  });

  test.each([
    ['another secret', 0, 'secret-differs'],
    ['another contribution', 1, 'contribution-differs'],
  ])('%s', (_, which, code) => {
    const [contribution] = good.contributions;
    const other = '0'.repeat(64);
    const round =
      which === 0
        ? { ...good, secret: other }
        : { ...good, contributions: [{ chair: contribution?.chair ?? 0, commitment: other, contribution: other }] };
    expect(codes(EINEU, changed(WITHHELD, '', { rounds: [failed, round] }).record)).toContain(code);
  });

  test('a log that the rules refuse, that breaks off, or leads to another result', () => {
    const { log, result } = WITHHELD;
    expect(codes(EINEU, { ...WITHHELD, log: log.with(-1, '0:b5') })).toContain('log-refused');
    expect(codes(EINEU, { ...WITHHELD, log: log.slice(0, -1), result: undefined })).toContain('not-over');
    expect(result).toBeDefined();
    if (result !== undefined) {
      const other = { ...result, scores: result.scores.map((score) => 1 - score) };
      expect(codes(EINEU, { ...WITHHELD, result: other })).toContain('result-differs');
    }
  });

  const MALFORMED: readonly [string, unknown, string][] = [
    ['nothing', undefined, 'no-fairness'],
    ['something else', 7, 'bad-fairness'],
    ['a later version', { ...fairness, version: 2 }, 'unknown-fairness'],
    ['no table', { ...fairness, table: 'a\nb' }, 'bad-fairness'],
    ['a chair that is not there', { ...fairness, starter: 2 }, 'bad-fairness'],
    ['no rounds', { ...fairness, rounds: [] }, 'bad-fairness'],
    ['more rounds than chairs can lose their part', { ...fairness, rounds: new Array(4).fill(failed) }, 'bad-fairness'],
    ['a secret in capitals', { ...fairness, rounds: [{ ...good, secret: good.secret.toUpperCase() }] }, 'bad-fairness'],
    ['no secret yet', { ...fairness, rounds: [{ ...good, secret: undefined }] }, 'not-revealed'],
    [
      'a chair twice',
      { ...fairness, rounds: [{ ...good, contributions: [...good.contributions, ...good.contributions] }] },
      'bad-fairness',
    ],
    ['draws that are no texts', { ...fairness, draws: [1] }, 'bad-fairness'],
    ['a list in place of a round', { ...fairness, rounds: [[]] }, 'bad-fairness'],
  ];
  const withFairness = (fairness: unknown): GameRecord => ({ ...WITHHELD, fairness });

  test.each(MALFORMED)('%s under fairness', (_, spoilt, code) => {
    expect(codes(EINEU, withFairness(spoilt))).toEqual([code]);
  });

  test('nothing malformed makes Python fall over', async () => {
    for (const said of await python(MALFORMED.map(([, spoilt]) => withFairness(spoilt)))) {
      expect(said).toMatch(/^does not hold: /);
    }
  });
});
