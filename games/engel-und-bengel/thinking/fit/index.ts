import { writeFileSync } from 'node:fs';
import { seeded } from '@spieleabend/kernel';
import { FACES } from '../../data/faces.ts';
import { describe, FEATURES } from '../features.ts';
import { ENDING, outlook } from '../outlook.ts';
import { makeRoom, type Rest } from '../rests.ts';
import { lookAhead } from '../turn.ts';
import { ExactRound } from './exact.ts';
import { type Choices, type Pause, type Plan, playRound } from './round.ts';
import { type Sample, train } from './train.ts';

/*
 * npx tsx games/engel-und-bengel/thinking/fit/index.ts [ROUNDS]
 * Renews `../weights.ts` from so many rounds of every number of seats. For two, what a position is worth is known exactly (`exact.ts`; faces
 * with more positions than a computer holds are left out). For more, it is what happened then in rounds of the opponent itself, with the
 * weights of before: run it twice when the features change.
 */
const ROUNDS = Number(process.argv[2] ?? 6000);
const PASSES = 40;
/** Rounds of two cost nothing once their face is worked out: so many times as many are played. */
const EXACT_ROUNDS = 6;
/** Faces that have too many positions to be worked out exactly. */
const TOO_LARGE = [8, 9, 16];

const random = seeded('fit');
const samples = [2, 3, 4, 5, 6].flatMap((seats) => {
  const some = seats === 2 ? exactSamples(EXACT_ROUNDS * ROUNDS) : playedSamples(seats, ROUNDS);
  console.log(`${seats} seats: ${some.length} positions`);
  return some;
});
const network = train(samples, PASSES, random);
const weights = `import type { Network } from './outlook.ts';\n\n/** Fitted by \`fit/\`. */\nexport const WEIGHTS: Network = ${JSON.stringify(network)};\n`;
writeFileSync(new URL('../weights.ts', import.meta.url), weights);

function exactSamples(rounds: number): readonly Sample[] {
  const faces = FACES.filter(({ number }) => !TOO_LARGE.includes(number));
  return faces.flatMap((face) => {
    makeRoom();
    const exact = new ExactRound(ENDING);
    return Array.from({ length: Math.ceil(rounds / faces.length) }, () =>
      playRound(face, 2, exact.plan, random).pauses.map(({ rest, own, others }) =>
        sample(rest, own, others, exact.ended(rest, own, others[0] ?? 0)),
      ),
    ).flat();
  });
}

/** Plays as the opponent does, but for points. */
function fitted(...[rest, size, own, others]: Parameters<Plan>): Choices {
  const worth = (left: Rest): number =>
    rest.points - left.points + (left.free === 0 ? -ENDING : outlook(left, own - (rest.free - left.free), others));
  const ahead = lookAhead(rest, size, worth);
  return { stop: worth(rest), roll: ahead.roll, after: ahead.after };
}

function playedSamples(seats: number, rounds: number): readonly Sample[] {
  return Array.from({ length: rounds }, (_, n) => {
    makeRoom();
    const face = FACES[n % FACES.length];
    if (face === undefined) return [];
    const { pauses, gains, last } = playRound(face, seats, fitted, random);
    return pauses.map((pause) => sample(pause.rest, pause.own, pause.others, follows(pause, gains, last)));
  }).flat();
}

/** How many points more than the others on average a player got after his turn; whoever ended the round falls behind by the next beginning. */
function follows({ seat, gains }: Pause, all: readonly number[], last: number): number {
  const others = all.length - 1;
  const future = all.map((gain, at) => gain - (gains[at] ?? 0));
  const total = future.reduce((sum, gain) => sum + gain, 0);
  const ending = seat === last ? -ENDING : ENDING / others;
  return ((future[seat] ?? 0) * (others + 1) - total) / others + ending;
}

function sample(rest: Rest, own: number, others: readonly number[], target: number): Sample {
  const figures = new Float64Array(FEATURES);
  describe(rest, own, others, figures);
  return { figures, target };
}
