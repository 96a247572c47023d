import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chiSquareTail, drawOutcome, nextEvent, type Stream, verify } from '../fair/src/index.ts';
import { openStream } from '../fair/src/stream.ts';
import { type Supply, supplyOf } from '../fair/src/supply.ts';
import { bytes, fairRecord, games } from '../fair/src/testing.ts';
import { setupsOf } from '../kernel/src/conformance/index.ts';
import { type ChanceSpec, replayRecord, type Session, seeded } from '../kernel/src/index.ts';
import { median } from './measure.ts';

/*
 * What fair dice cost, and how evenly they fall: npx tsx bench/fair.ts [DRAWS] [FILE]. DRAWS (10 million) for each die and each size of a
 * pile that comes up in the games; FILE takes the report, as bench/FAIR.md. Ten million take about 20 minutes of one core.
 */
const [draws = '10000000', file] = process.argv.slice(2);
const DRAWS = Number(draws);
const SAMPLES = 31;
/** Bench and tests are repeatable: the key is a fixed one, no other was tried. */
const KEY = Buffer.from(bytes(seeded('bench of fair dice'))).toString('hex');

const house = await games();
const supply = supplyOf(house, (game) => setupsOf(game).filter((_, index) => index % 7 === 0), 3);
const report = [
  '# Fair dice: what they cost, and how evenly they fall',
  '',
  'Made by `npx tsx bench/fair.ts 10000000 bench/FAIR.md`; the specification is docs/fair-dice.md.',
  '',
  `- ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node.js ${process.version}, one thread`,
  '',
  ...costs(),
  ...verification(),
  ...evenness(supply),
  ...orders(),
].join('\n');
if (file === undefined) console.log(report);
else writeFileSync(file, `${report}\n`);

/** One chance event of each kind against the floor: one HMAC-SHA-256 of node:crypto over eight bytes. Samples in turns, medians. */
function costs(): readonly string[] {
  const stream = openStream(KEY);
  const die = [1, 2, 3, 4, 5, 6];
  const kinds: readonly [string, ChanceSpec][] = [
    ['one die', { kind: 'dice', dice: [[2, 3, 4, 6, 7, 8]] }],
    ['six dice', { kind: 'dice', dice: new Array(6).fill(die) }],
    ['one card of 130', { kind: 'draw', counts: [0, 22, 22, 22, 22, 21, 21], take: 1 }],
    ['nine sheets of nine', { kind: 'draw', counts: [0, 1, 1, 1, 1, 1, 1, 1, 1, 1], take: 9 }],
  ];
  const key = Buffer.from(KEY, 'hex');
  const message = Buffer.alloc(8);
  const contestants: [string, (n: number) => unknown][] = [
    [
      'floor: HMAC of node:crypto alone',
      (n) => {
        message.writeUInt32BE(n, 0);
        return createHmac('sha256', key).update(message).digest();
      },
    ],
    ...kinds.map(([name, spec]): [string, (n: number) => unknown] => [name, (n) => drawOutcome(stream, n, spec)]),
    ['the stream of a game opened, then one die', (n) => openStream(KEY).event(n).below(6)],
  ];
  const late = lateInAGame();
  contestants.push([
    `all that a table does for one: its number found in a log of ${late.log.length} entries, drawn, written down`,
    () => {
      const { status, game, log } = late;
      if (status.type !== 'chance') throw new Error('no chance event is due');
      return game.makeOutcome(drawOutcome(stream, nextEvent(log), status.spec));
    },
  ]);
  const times = contestants.map((): number[] => []);
  for (let sample = 0; sample < SAMPLES; sample++) {
    for (const [index, [, act]] of contestants.entries()) times[index]?.push(microseconds(act, 2000));
  }
  const rows = contestants.map(([name], index) => {
    const sorted = [...(times[index] ?? [])].sort((a, b) => a - b);
    return `| ${name} | ${median(sorted).toFixed(2)} | ${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)} |`;
  });
  return [
    '## A chance event',
    '',
    '| | µs, median | fastest to slowest sample |',
    '| --- | ---: | ---: |',
    ...rows,
    '',
  ];
}

/** A game of the Kartenspiel, the one with most chance events, before its last. */
function lateInAGame(): Session {
  const game = house.find(({ id }) => id === 'maedn-kartenspiel');
  if (game === undefined) throw new Error('no such game');
  const { record } = fairRecord(game, game.seats.max, 'late');
  const last = record.log.findLastIndex((entry) => entry.startsWith('*:'));
  const session = replayRecord(game, { ...record, log: record.log.slice(0, last), result: undefined });
  if (!session.ok) throw new Error('the record does not replay');
  return session.value;
}

/** Processor time of one call in microseconds. */
function microseconds(act: (n: number) => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let n = 1; n <= times; n++) act(n);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

/** Whole records, with as many seats as the game has; the first call too, before anything is compiled for it. */
function verification(): readonly string[] {
  const rows = house.map((game) => {
    const { record } = fairRecord(game, game.seats.max, 'bench');
    const times: number[] = [];
    for (let n = 0; n < SAMPLES; n++) {
      const before = performance.now();
      const verified = verify(game, record);
      times.push(performance.now() - before);
      if (!verified.ok || !verified.value.holds) throw new Error(`${game.id} does not hold`);
    }
    const chance = record.log.filter((entry) => entry.startsWith('*:')).length;
    const size = JSON.stringify(record.fairness).length / 1000;
    const figures = [chance, record.log.length, size.toFixed(1), median(times).toFixed(1), times[0]?.toFixed(1)];
    return `| ${game.id}, ${game.seats.max} seats | ${figures.join(' | ')} |`;
  });
  return [
    '## Verifying a whole game',
    '',
    '| | chance events | entries | kB of `fairness` | ms, median | ms, the first time |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
}

/** Chi-square over many draws for each die and each size of a pile. */
function evenness({ dice, piles }: Supply): readonly string[] {
  const stream = openStream(KEY);
  const ofDice = dice.map((die, index) => ({ name: `die ${die.join(' ')}`, p: chance(stream, die.length, index) }));
  const ofPiles = piles.map((size) => ({ name: `pile of ${size}`, p: chance(stream, size, dice.length + size) }));
  const all = [...ofDice, ...ofPiles];
  const sorted = [...all].sort((a, b) => a.p - b.p);
  const tenths = new Array<number>(10).fill(0);
  for (const { p } of all) tenths[Math.min(9, Math.floor(10 * p))] = (tenths[Math.min(9, Math.floor(10 * p))] ?? 0) + 1;
  return [
    `## How evenly they fall: ${DRAWS.toLocaleString('en')} draws each`,
    '',
    `Chi-square for ${dice.length} dice and ${piles.length} sizes of piles (${piles[0]} to ${piles.at(-1)} cards): all that came up in random play of all games. p is how often fair chance is at`,
    'least as uneven; of so many, some are small and some are large, and all tenths come up about equally often.',
    '',
    `- dice: ${ofDice.map(({ name, p }) => `${name}: p = ${p.toFixed(3)}`).join('; ')}`,
    `- smallest of all: ${sorted
      .slice(0, 3)
      .map(({ name, p }) => `${name}: ${p.toFixed(4)}`)
      .join('; ')} (the smallest of ${all.length} is expected near ${(1 / (all.length + 1)).toFixed(4)})`,
    `- largest: ${sorted
      .slice(-1)
      .map(({ name, p }) => `${name}: ${p.toFixed(4)}`)
      .join('')}`,
    `- how many in each tenth of p: ${tenths.join(', ')}`,
    '',
  ];
}

/** The p-value of many draws below a bound, 64 from each event: so the numbers of events and blocks are both put to use. */
function chance(stream: Stream, bound: number, series: number): number {
  const seen = new Array<number>(bound).fill(0);
  const events = Math.ceil(DRAWS / 64);
  for (let event = 1; event <= events; event++) {
    const random = stream.event(series * events + event);
    for (let n = 0; n < 64; n++) {
      const drawn = random.below(bound);
      seen[drawn] = (seen[drawn] ?? 0) + 1;
    }
  }
  return tail(seen);
}

function tail(seen: readonly number[]): number {
  const expected = seen.reduce((sum, count) => sum + count, 0) / seen.length;
  return chiSquareTail(
    seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    seen.length - 1,
  );
}

/** Every order of small decks, dealt out whole. */
function orders(): readonly string[] {
  const stream = openStream(KEY);
  const deals = DRAWS / 10;
  const rows = [2, 3, 4, 5, 6].map((size) => {
    const seen = new Map<string, number>();
    const counts = new Array<number>(size).fill(1);
    for (let event = 1; event <= deals; event++) {
      const order = drawOutcome(stream, event, { kind: 'draw', counts, take: size }).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    return `| ${size} | ${seen.size} | ${tail([...seen.values()]).toFixed(3)} |`;
  });
  return [
    `## Every order of small decks: ${deals.toLocaleString('en')} deals each`,
    '',
    '| cards | orders that came up | p |',
    '| ---: | ---: | ---: |',
    ...rows,
  ];
}
