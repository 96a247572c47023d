import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOMS } from '@spieleabend/games';
import { game } from '@spieleabend/games/twenty-one/rules.ts';
import { playout, seeded } from '@spieleabend/kernel';
import { throughClient, throughReducer } from './boardgameio.mjs';
import { agree, Observed, type Play, rate, sample } from './measure.ts';
import { type Alone, type Contestant, type Frames, report } from './report.ts';
import { per, writeSection } from './results.ts';

/*
 * Random play of twenty one with four players on our engine and on boardgame.io, sample by sample in turn, in one process on one core:
 * `node compare.mjs RESULTS.md FRAMES.json`; the frames have been measured before (web/e2e/frames.ts).
 */
const SEATS = 4;
const ROUNDS = 11;
const SECONDS = 0.5;
const WARM_UP = 2;

const random = seeded('bench');
const setup = { seats: SEATS, options: { voluntaryStrike: false } };
const ours = contestant('Spieleabend', () => {
  const { result, decisions } = playout(game, setup, random);
  return { scores: result.scores, decisions };
});
const reducer = contestant('boardgame.io 0.50.2, bare reducer', () => throughReducer(SEATS, random));
const client = contestant('boardgame.io 0.50.2, local client', () => throughClient(SEATS, random));
const contestants = [ours, reducer, client];

for (const { play } of contestants) sample(play, WARM_UP);
for (let round = 1; round <= ROUNDS; round++) {
  const rates = contestants.map(({ play, samples, scores, lengths }) => {
    const measured = sample(play, SECONDS, scores, lengths);
    samples.push(measured);
    return per(rate(measured));
  });
  console.log(`Round ${round} of ${ROUNDS}: ${rates.join(' | ')} moves/s`);
}

for (const theirs of [reducer, client]) {
  if (agree(ours.scores, theirs.scores) && agree(ours.lengths, theirs.lengths)) continue;
  console.error(
    `✗ ${theirs.name} plays another game than we do: mean score ${theirs.scores.mean} and length ${theirs.lengths.mean}, ours ${ours.scores.mean} and ${ours.lengths.mean}.`,
  );
  process.exit(1);
}

const alone = ROOMS.filter((room) => room.load !== undefined).map(({ about }) =>
  measureAlone(about.id, Math.min(about.seats.max, SEATS)),
);
const [results = 'RESULTS.md', watched = 'frames.json'] = process.argv.slice(2);
const frames = JSON.parse(readFileSync(watched, 'utf8')) as readonly Frames[];
for (const { title, body } of report(contestants, alone, frames)) writeSection(results, title, body);

function contestant(name: string, play: Play): Contestant {
  return { name, play, samples: [], scores: new Observed(), lengths: new Observed() };
}

function measureAlone(id: string, seats: number): Alone {
  const script = fileURLToPath(new URL('alone.mjs', import.meta.url));
  const json = execFileSync(process.execPath, [...process.execArgv, script, id, String(seats)], { encoding: 'utf8' });
  return JSON.parse(json) as Alone;
}
