import { writeFileSync } from 'node:fs';
import { seeded } from '@spieleabend/kernel';
import { FACES } from '../../data/faces.ts';
import { describe, FEATURES } from '../../thinking/features.ts';
import { ENDING } from '../../thinking/outlook.ts';
import { makeRoom } from '../../thinking/rests.ts';
import { ExactRound } from './exact.ts';
import { playRound } from './round.ts';
import { type Sample, train } from './train.ts';

const PASSES = 40;
/** Faces that have too many positions to be worked out. */
const TOO_LARGE = [8, 9, 16];

/**
 * Fits the outlook of `hard` anew: so many rounds of two are played on every face, their positions worked out exactly, and `thinking/weights.ts`
 * is written. A minute or two, half a gigabyte.
 */
export function fit(rounds: number): void {
  const random = seeded('fit');
  const samples = FACES.filter(({ number }) => !TOO_LARGE.includes(number)).flatMap((face) => {
    makeRoom();
    const exact = new ExactRound(ENDING);
    const pauses = Array.from({ length: rounds }, () => playRound(face, exact.plan, random)).flat();
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
    new URL('../../thinking/weights.ts', import.meta.url),
    `import type { Network } from './outlook.ts';\n\n/** Fitted by \`balance/fit\`. */\nexport const WEIGHTS: Network = ${JSON.stringify(network)};\n`,
  );
}
