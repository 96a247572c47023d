import { writeFileSync } from 'node:fs';
import { boxesOf, FACE_COUNT } from '../data/face.ts';
import { FACES } from '../data/faces.ts';
import { fit } from './fit/fit.ts';
import { type FaceTally, simulate, type Tally } from './simulate.ts';

/*
 * npm run balance -- engel-und-bengel          plays 20,000 games of greedy players for every number of seats and renews `data/balance.json`.
 * npm run balance -- engel-und-bengel GAMES    only shows the figures of so many games.
 * npm run balance -- engel-und-bengel fit [ROUNDS]  fits what `hard` thinks of a turn's end anew, and renews `thinking/weights.ts`.
 */
const SEATS = [2, 3, 4, 5, 6];
const FIGURES_FILE = new URL('../data/balance.json', import.meta.url);
const FULL = 20_000;
/** What a turn takes at the table. */
const SECONDS_A_TURN = 20;

const FITTED = 500;

const [command, argument] = process.argv.slice(2);
const amount = command === 'fit' ? argument : command;
if (amount !== undefined && !/^[1-9]\d{0,8}$/.test(amount)) {
  console.error('npm run balance -- engel-und-bengel [GAMES | fit [ROUNDS]]');
  process.exitCode = 2;
} else if (command === 'fit') fit(Number(amount ?? FITTED));
else renew(Number(amount ?? FULL));

function renew(games: number): void {
  const tallies = SEATS.map((seats) => {
    const tally = simulate(seats, games, 'balance');
    console.log(JSON.stringify(wholeGames(tally)));
    return tally;
  });
  const figures = {
    games,
    secondsATurn: SECONDS_A_TURN,
    seats: tallies.map(wholeGames),
    faces: FACES.map((face) => ({
      number: face.number,
      name: face.name.en,
      boxes: boxesOf(face),
      seats: tallies.map(({ seats, faces }) => ({ seats, ...rounds(faces.slice(face.number, face.number + 1)) })),
    })),
  };
  console.table(figures.faces.map(({ number, name, boxes, seats }) => ({ number, name, boxes, ...seats[0] })));
  if (games === FULL) writeFileSync(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`);
}

/** The figures of whole games with so many players; `fromEven` is each seat's share of wins less an even share, seat 0 begins. */
function wholeGames({ seats, rounds: played, faces, wins, lengths }: Tally) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const minutes = (turns: number): number => round((turns * SECONDS_A_TURN) / 60, 1);
  const at = (share: number): number => minutes(sorted[Math.floor(share * sorted.length)] ?? 0);
  const turns = sorted.reduce((sum, length) => sum + length, 0) / sorted.length;
  return {
    seats,
    minutes: minutes(turns),
    minutesFrom5To95Percent: [at(0.05), at(0.95)],
    turns: round(turns, 1),
    rounds: round(played / sorted.length, 2),
    fromEven: wins.map((won) => round(won / sorted.length - 1 / seats, 4)),
    round: rounds(faces.slice(1, FACE_COUNT + 1)),
  };
}

/** A round on these faces, on average: its turns, the share of them without a choice, what all players together gain. */
function rounds(faces: readonly FaceTally[]) {
  const total = (of: (face: FaceTally) => number): number => faces.reduce((sum, face) => sum + of(face), 0);
  const count = total((face) => face.rounds);
  const turns = total((face) => face.turns);
  return {
    turns: round(turns / count, 2),
    withoutChoice: round(total((face) => face.forced) / turns, 3),
    points: round(total((face) => face.points) / count, 1),
  };
}

function round(figure: number, digits: number): number {
  return Math.round(figure * 10 ** digits) / 10 ** digits;
}
