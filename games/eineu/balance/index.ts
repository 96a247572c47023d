import { seeded } from '@spieleabend/kernel';
import { perfectPlayer } from '../opponents.ts';
import { prove, wanderings } from './proof.ts';

/*
 * npm run balance -- eineu              puts the strongest opponent into 100,000 random positions of either reading, against every reply.
 * npm run balance -- eineu POSITIONS    into so many.
 */
const positions = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(positions) || positions < 1) {
  console.error('npm run balance -- eineu [POSITIONS]');
  process.exit(2);
}
for (const extraTip of ['made', 'lying'] as const) {
  const random = seeded(`balance ${extraTip}`);
  const proof = prove(perfectPlayer, wanderings(extraTip, positions, random), random);
  console.log(JSON.stringify({ extraTip, ...proof, slips: proof.slips.length }));
  for (const slip of proof.slips.slice(0, 10)) console.error(slip);
  if (proof.slips.length > 0) process.exitCode = 1;
}
