import { writeFileSync } from 'node:fs';
import { seeded } from '@spieleabend/kernel';
import { FACES } from '../../data/faces.ts';
import { describe, FEATURES } from '../features.ts';
import { ENDING } from '../outlook.ts';
import { makeRoom } from '../rests.ts';
import { ExactRound } from './exact.ts';
import { playRound } from './round.ts';
import { type Sample, train } from './train.ts';

/*
 * npx tsx games/engel-und-bengel/thinking/fit/index.ts [ROUNDS]
 * Renews `../weights.ts` from so many rounds of two on every face, whose positions are worked out exactly. A minute or two, half a gigabyte.
 */
const ROUNDS = Number(process.argv[2] ?? 500);
const PASSES = 40;
/** Faces that have too many positions to be worked out. */
const TOO_LARGE = [8, 9, 16];

const random = seeded('fit');
const samples = FACES.filter(({ number }) => !TOO_LARGE.includes(number)).flatMap((face) => {
  makeRoom();
  const exact = new ExactRound(ENDING);
  const pauses = Array.from({ length: ROUNDS }, () => playRound(face, exact.plan, random)).flat();
  console.log(`face ${face.number}: ${pauses.length} positions`);
  return pauses.map(({ rest, own, other }): Sample => {
    const figures = new Float64Array(FEATURES);
    describe(rest, own, other > 0 ? other : own, figures);
    return { figures, target: exact.ended(rest, own, other) };
  });
});
const { network, error } = train(samples, PASSES, random);
console.log(`${samples.length} positions, wrong by ${error.toFixed(2)} points (root mean square)`);
writeFileSync(
  new URL('../weights.ts', import.meta.url),
  `import type { Network } from './outlook.ts';\n\n/** Fitted by \`fit/\`. */\nexport const WEIGHTS: Network = ${JSON.stringify(network)};\n`,
);
