import { writeFileSync } from 'node:fs';
import { seeded } from '@spieleabend/kernel';
import { type Network, networkFor, SCALE } from '../../thinking/network.ts';
import { winsAmongGreedy } from './duel.ts';
import { newNetwork, train } from './train.ts';

/** What is learned one after the other, by one network, so that more seats begin where fewer ended; the rate is that of the first game. */
const COURSE = [
  { seats: 2, games: 120_000, rate: 0.01 },
  { seats: 3, games: 25_000, rate: 0.006 },
  { seats: 4, games: 25_000, rate: 0.006 },
];
/** The games with two seats of the whole course. */
export const FULL = 120_000;
/** Games for a win rate. */
const MEASURED = 1000;
const LINE = 118;

/**
 * Learns what a table is worth anew from games against itself, so many with two seats and in proportion with more, and shows how often who
 * looks one decision ahead with it wins among `greedy` players. `thinking/weights.ts` is written after the whole course only: about an hour of one core.
 */
export function fit(games: number): void {
  const network = newNetwork(seeded('fit'));
  const texts = COURSE.map((lesson) => {
    const { seats } = lesson;
    const count = Math.ceil((lesson.games * games) / FULL);
    const rateOf = (judge: Network): number => winsAmongGreedy(judge, seats, MEASURED, seeded(`duel ${seats}`));
    const before = rateOf(network);
    train(network, seats, count, lesson.rate, seeded(`fit ${seats}`));
    const wins = { before, after: rateOf(network), ofThePresentWeights: rateOf(networkFor(seats)) };
    console.log(JSON.stringify({ seats, games: count, even: round(1 / seats), winsAmongGreedy: wins }));
    return `  ${seats}: \`${textOf(network)}\`,\n`;
  });
  if (games === FULL) writeFileSync(new URL('../../thinking/weights.ts', import.meta.url), fileOf(texts));
}

function fileOf(texts: readonly string[]): string {
  return `/**
 * The weights of the networks, by the number of seats, in thousandths: by figure those of its units and the straight one, then
 * the thresholds of the units and what they weigh. Learned by \`balance/fit\`.
 */
export const WEIGHTS: Readonly<Record<number, string>> = {
${texts.join('')}};
`;
}

/** All weights of a network as `thinking/weights.ts` holds them, in lines of a bearable length. */
export function textOf({ inward, thresholds, outward }: Network): string {
  const lines: string[] = [];
  let line = '';
  for (const weight of [...inward, ...thresholds, ...outward]) {
    const text = String(Math.round(weight * SCALE));
    if (line.length + 1 + text.length > LINE) {
      lines.push(line);
      line = text;
    } else line = line === '' ? text : `${line} ${text}`;
  }
  return [...lines, line].join('\n');
}

function round(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}
