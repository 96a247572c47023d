import { seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { type Announcement, announce, type Ceremony, expire, type Message, open, owing, receive } from './ceremony.ts';
import { chiSquareTail } from './chi-square.ts';
import { occasionOf, promiseContribution, type Table } from './commit.ts';
import { agreedStream, fairnessOf } from './fairness.ts';
import { toHex } from './hex.ts';
import { bytes, fairRecord, games, playFair, sent } from './testing.ts';
import { verify } from './verify.ts';
import { respond, type Witness } from './witness.ts';

const TABLE: Table = { code: 'K7MW3Q', game: 'eineu', chairs: 3, first: 'lot' };
const random = seeded('ceremony');
const fresh = () => bytes(random);

/** What a chair of the present round promises with this contribution. */
function promise({ table, rounds }: Ceremony, chair: number, contribution: string): Message {
  const round = rounds.length;
  const occasion = occasionOf(table, rounds, round - 1);
  const commitment = promiseContribution(occasion, rounds.at(-1)?.commitment ?? '', chair, contribution);
  return { type: 'commit', round, commitment };
}

function reveal({ rounds }: Ceremony, contribution: string): Message {
  return { type: 'reveal', round: rounds.length, contribution };
}

function codeOf(ceremony: Ceremony, chair: number, message: Message): string {
  const next = receive(ceremony, chair, message);
  return next.ok ? 'accepted' : next.error.code;
}

/** Three chairs with what they are going to give, and the ceremony once all have promised it. */
function promised(): { ceremony: Ceremony; gifts: readonly string[] } {
  const gifts = [fresh(), fresh(), fresh()].map(toHex);
  let ceremony = open(TABLE, [0, 1, 2], fresh());
  for (const [chair, gift] of gifts.entries()) ceremony = sent(ceremony, chair, promise(ceremony, chair, gift));
  return { ceremony, gifts };
}

describe('the ceremony', () => {
  test('comes to the same in whatever order the messages arrive, sent twice or stored in between', () => {
    const gifts = [fresh(), fresh(), fresh()].map(toHex);
    const begun = open(TABLE, [0, 1, 2], fresh());
    const runs = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ].map((order) => {
      let ceremony = begun;
      const all = (message: (chair: number) => Message) => {
        for (const chair of order) {
          ceremony = sent(JSON.parse(JSON.stringify(ceremony)), chair, message(chair));
          ceremony = sent(ceremony, chair, message(chair));
        }
      };
      all((chair) => promise(begun, chair, gifts[chair] ?? ''));
      expect(ceremony.phase).toBe('reveal');
      all((chair) => reveal(begun, gifts[chair] ?? ''));
      expect(ceremony.phase).toBe('ready');
      return ceremony;
    });
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
  });

  test('shows neither the secret nor a contribution before its time', () => {
    const { ceremony: full, gifts } = promised();
    const secret = full.rounds[0]?.secret ?? '';
    let ceremony = full;
    for (const [chair, gift] of gifts.entries()) {
      const shown = JSON.stringify(announce(ceremony));
      for (const hidden of [secret, ...gifts]) expect(shown).not.toContain(hidden);
      ceremony = sent(ceremony, chair, reveal(ceremony, gift));
    }
    const shown = JSON.stringify(announce(ceremony));
    expect(shown).not.toContain(secret);
    for (const gift of gifts) expect(shown).toContain(gift);
  });

  test('does not wait for who promises nothing', () => {
    const begun = open(TABLE, [0, 2], fresh());
    const gift = toHex(fresh());
    const one = sent(begun, 2, promise(begun, 2, gift));
    expect(owing(one)).toEqual([0]);
    const closed = expire(one, fresh());
    expect(owing(closed)).toEqual([2]);
    expect(codeOf(closed, 0, promise(closed, 0, gift))).toBe('wrong-phase');
    expect(codeOf(closed, 0, reveal(closed, gift))).toBe('not-committed');
    const ready = sent(closed, 2, reveal(closed, gift));
    expect(ready).toMatchObject({ phase: 'ready', rounds: [{ contributions: [{ chair: 2 }] }] });
  });

  test('is agreed at once where nobody contributes, and after the first phase where nobody has promised anything', () => {
    expect(open(TABLE, [], fresh()).phase).toBe('ready');
    const late = expire(open(TABLE, [0, 1], fresh()), fresh());
    expect(late).toMatchObject({ phase: 'ready', rounds: [{ contributions: [] }] });
    expect(expire(late, fresh())).toBe(late);
  });

  test.each([
    ['a chair where no person sits', 'not-expected', 7, (c: Ceremony) => promise(c, 7, toHex(new Uint8Array(32)))],
    ['a message for another round', 'stale-round', 0, (c: Ceremony) => ({ ...promise(c, 0, ''), round: 2 })],
    ['something that is no hash', 'bad-form', 0, () => ({ type: 'commit', round: 1, commitment: 'x' }) as const],
    ['a contribution before its time', 'wrong-phase', 0, (c: Ceremony) => reveal(c, '0'.repeat(64))],
  ])('refuses %s', (_, code, chair, message) => {
    const begun = open(TABLE, [0, 1, 2], new Uint8Array(32));
    expect(codeOf(begun, chair, message(begun))).toBe(code);
  });
});

describe('an attacker', () => {
  test('who changes his mind, before or after he has seen the others, is refused', () => {
    const { ceremony, gifts } = promised();
    const begun = open(TABLE, [0, 1, 2], fresh());
    const one = sent(begun, 0, promise(begun, 0, toHex(fresh())));
    expect(codeOf(one, 0, promise(one, 0, toHex(fresh())))).toBe('already-committed');
    const seen = sent(ceremony, 0, reveal(ceremony, gifts[0] ?? ''));
    expect(codeOf(seen, 1, reveal(seen, toHex(fresh())))).toBe('does-not-open');
    expect(codeOf(seen, 1, reveal(seen, 'nothing'))).toBe('bad-form');
  });

  test('who copies a promise is refused, and the copied contribution fits no other chair', () => {
    const gift = toHex(fresh());
    const begun = open(TABLE, [0, 1], fresh());
    const one = sent(begun, 0, promise(begun, 0, gift));
    expect(codeOf(one, 1, promise(one, 0, gift))).toBe('copied');
    let full = sent(one, 1, promise(one, 1, toHex(fresh())));
    full = sent(full, 0, reveal(full, gift));
    expect(codeOf(full, 1, reveal(full, gift))).toBe('does-not-open');
  });

  test('who repeats a promise of another table, game, round or secret can never open it', () => {
    const gift = toHex(fresh());
    const secret = fresh();
    const here = open(TABLE, [0], secret);
    const elsewhere: readonly Ceremony[] = [
      open({ ...TABLE, code: 'K7MW3R' }, [0], secret),
      open({ ...TABLE, game: 'twenty-one' }, [0], secret),
      open({ ...TABLE, chairs: 4 }, [0], secret),
      open({ ...TABLE, first: 0 }, [0], secret),
      open(TABLE, [0], fresh()),
    ];
    for (const other of elsewhere) {
      const repeated = sent(here, 0, promise(other, 0, gift));
      expect(codeOf(repeated, 0, reveal(repeated, gift))).toBe('does-not-open');
    }
  });

  test('who withholds loses his part: all others begin anew, and nothing of the failed round is used again', () => {
    const { ceremony, gifts } = promised();
    let failed = sent(ceremony, 0, reveal(ceremony, gifts[0] ?? ''));
    failed = sent(failed, 1, reveal(failed, gifts[1] ?? ''));
    const anew = expire(failed, fresh());
    expect(anew).toMatchObject({ phase: 'commit', expected: [0, 1] });
    expect(codeOf(anew, 2, promise(anew, 2, gifts[2] ?? ''))).toBe('not-expected');
    expect(codeOf(anew, 2, reveal(ceremony, gifts[2] ?? ''))).toBe('stale-round');
    // A promise of the failed round opens in no other.
    const old = promise(ceremony, 0, gifts[0] ?? '');
    const repeated = sent(anew, 0, { ...old, round: 2 });
    const closed = expire(repeated, fresh());
    expect(codeOf(closed, 0, reveal(closed, gifts[0] ?? ''))).toBe('does-not-open');
    expect(new Set(closed.rounds.map(({ secret }) => secret)).size).toBe(2);
  });

  test('can make it begin anew no more often than he has chairs to lose', () => {
    let ceremony = open(TABLE, [0, 1, 2], fresh());
    let rounds = 0;
    while (ceremony.phase !== 'ready') {
      const gifts = new Map(ceremony.expected.map((chair) => [chair, toHex(fresh())]));
      for (const [chair, gift] of gifts) ceremony = sent(ceremony, chair, promise(ceremony, chair, gift));
      // Chair 0 is honest; of the others one more withholds each time.
      const showing = [...gifts].slice(0, Math.max(1, gifts.size - 1));
      for (const [chair, gift] of showing) ceremony = sent(ceremony, chair, reveal(ceremony, gift));
      ceremony = expire(ceremony, fresh());
      rounds++;
    }
    expect(rounds).toBe(3);
    expect(ceremony.rounds.at(-1)?.contributions).toMatchObject([{ chair: 0 }]);
  });

  test('who knows and chooses all but one contribution steers nothing', () => {
    const secret = new Uint8Array(32);
    const chosen = '1'.repeat(64);
    const faces = [0, 0, 0, 0, 0, 0];
    const games = 6000;
    for (let n = 0; n < games; n++) {
      const honest = toHex(fresh());
      let ceremony = open(TABLE, [0, 1], secret);
      ceremony = sent(ceremony, 0, promise(ceremony, 0, chosen));
      ceremony = sent(ceremony, 1, promise(ceremony, 1, honest));
      ceremony = sent(ceremony, 0, reveal(ceremony, chosen));
      ceremony = sent(ceremony, 1, reveal(ceremony, honest));
      const face = agreedStream(ceremony).event(1).below(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    const expected = games / 6;
    const statistic = faces.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(chiSquareTail(statistic, 5)).toBeGreaterThan(1e-6);
  });
});

/** A device that answers whatever it is told, as long as it catches nobody at anything. */
class Device {
  witness: Witness | null = null;
  caught: string | null = null;
  readonly chair: number | null;

  constructor(chair: number | null) {
    this.chair = chair;
  }

  hear(seen: Announcement): Message | null {
    const answer = respond(this.witness, JSON.parse(JSON.stringify(seen)), this.chair, fresh());
    if (!answer.ok) {
      this.caught = answer.error.code;
      return null;
    }
    this.witness = answer.value.witness;
    return answer.value.send;
  }
}

/** Tells the devices how the ceremony stands and takes what they send, until it is ready; `lost` messages never arrive. */
function run(
  begun: Ceremony,
  devices: readonly Device[],
  lost: (device: Device, message: Message) => boolean = () => false,
): Ceremony {
  let ceremony = begun;
  while (ceremony.phase !== 'ready') {
    const { phase, rounds } = ceremony;
    for (const device of devices) {
      const message = device.hear(announce(ceremony));
      if (message !== null && device.chair !== null && !lost(device, message)) {
        ceremony = sent(ceremony, device.chair, message);
      }
    }
    const stands = ceremony.phase === phase && ceremony.rounds.length === rounds.length;
    if (stands) ceremony = expire(ceremony, fresh());
  }
  for (const device of devices) device.hear(announce(ceremony));
  return ceremony;
}

describe('a device', () => {
  const house = games();

  test('gives its part, and recognises the record of its game by what it remembers', async () => {
    const [eineu] = await house;
    if (eineu === undefined) throw new Error('no games');
    const table: Table = { code: 'AB', game: eineu.id, chairs: 2, first: 1 };
    const devices = [new Device(0), new Device(1), new Device(null)];
    const ceremony = run(open(table, [0, 1], fresh()), devices);
    const session = playFair(eineu, { seats: 2, options: { extraTip: 'made' } }, ceremony, random);
    const { record: other } = fairRecord(eineu, 2, 'other');
    const record = { ...other, log: session.log, result: session.over ?? undefined };
    const own = { ...record, fairness: fairnessOf(ceremony, session) };
    for (const device of devices) {
      expect(device.caught).toBeNull();
      const verified = verify(eineu, own, { witness: device.witness });
      expect(verified.ok && verified.value).toMatchObject({ holds: true, contributions: 2 });
      // Another record may hold in itself: only who was there knows that it is not the one.
      const forged = verify(eineu, other, { witness: device.witness });
      expect(forged.ok && forged.value.faults).toMatchObject([{ code: 'other-than-witnessed' }]);
    }
  });

  test('contributes anew where a round failed because of another', () => {
    const devices = [new Device(0), new Device(1), new Device(2)];
    const ceremony = run(
      open(TABLE, [0, 1, 2], fresh()),
      devices,
      ({ chair }, { type }) => chair === 1 && type === 'reveal',
    );
    expect(ceremony.rounds.map(({ contributions }) => contributions.map(({ chair }) => chair))).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    const given = ceremony.rounds.flatMap(({ contributions }) => contributions.map(({ contribution }) => contribution));
    expect(new Set(given).size).toBe(5);
    expect(devices.map(({ caught }) => caught)).toEqual([null, 'called-withheld', null]);
  });

  /** Two devices that have promised; then the server tells the first of them something else than is true. */
  function lied(lie: (seen: Announcement) => Announcement, lieAt: 'reveal' | 'ready'): string | null {
    const liedTo = new Device(0);
    const other = new Device(1);
    let ceremony = open(TABLE, [0, 1], fresh());
    for (let step = 0; step < 3; step++) {
      const seen = announce(ceremony);
      for (const device of [liedTo, other]) {
        const message = device.hear(device === liedTo && seen.phase === lieAt ? lie(seen) : seen);
        if (message !== null) ceremony = sent(ceremony, device.chair ?? 0, message);
      }
      if (liedTo.caught !== null) return liedTo.caught;
    }
    return null;
  }

  const firstRound = (change: (round: Announcement['rounds'][number]) => Announcement['rounds'][number]) => {
    return (seen: Announcement): Announcement => ({ ...seen, rounds: seen.rounds.map(change) });
  };
  const made = '0'.repeat(64);

  test.each([
    [
      'another promise of its own',
      'reveal',
      firstRound((round) => ({ ...round, commitment: made })),
      'commitment-changed',
    ],
    ['another table', 'reveal', (seen: Announcement) => ({ ...seen, table: { ...TABLE, first: 0 } }), 'table-changed'],
    ['no round', 'reveal', (seen: Announcement) => ({ ...seen, rounds: [] }), 'round-vanished'],
    [
      'a list without it',
      'reveal',
      firstRound((round) => ({ ...round, contributions: round.contributions.slice(1) })),
      'left-out',
    ],
    [
      'a list with another promise in its place',
      'reveal',
      firstRound((round) => ({
        ...round,
        contributions: round.contributions.map((one) => ({ ...one, commitment: made })),
      })),
      'left-out',
    ],
    [
      'another list after it has shown its own',
      'ready',
      firstRound((round) => ({ ...round, contributions: round.contributions.slice(0, 1) })),
      'list-changed',
    ],
    [
      'a contribution that was not promised',
      'ready',
      firstRound((round) => ({
        ...round,
        contributions: round.contributions.map((one) => ({ ...one, contribution: made })),
      })),
      'does-not-open',
    ],
    [
      'that it has shown nothing',
      'ready',
      firstRound((round) => ({
        ...round,
        contributions: round.contributions.map((one) => ({ ...one, contribution: null })),
      })),
      'called-withheld',
    ],
  ] as const)('that is told %s notices, and gives nothing away', (_, at, lie, code) => {
    expect(lied(lie, at)).toBe(code);
  });

  test('that is not lied to notices nothing', () => {
    expect(lied((seen) => seen, 'reveal')).toBeNull();
  });

  test('gives nothing to a ceremony that it has promised nothing to', () => {
    const { ceremony } = promised();
    const answer = respond(null, announce(ceremony), 0, fresh());
    expect(answer.ok && answer.value.send).toBeNull();
  });
});
