import { readFileSync, writeFileSync } from 'node:fs';
import { seeded } from '@spieleabend/kernel';
import { SHEETS, type Sheet } from '../data/sheets.ts';
import { likeness } from './likeness.ts';
import { measure } from './measure.ts';
import { playAlone } from './proof.ts';
import { search } from './search.ts';

/*
 * npm run balance -- besenbingo             measures the nine sheets exactly and renews `data/balance.json`.
 * npm run balance -- besenbingo search SEED finds nine sheets anew and writes them into `data/sheets.ts`; a change of them needs a new version of the rules.
 * npm run balance -- besenbingo proof DEALS plays `hard` alone, so many deals on each sheet, and compares the mean with the computed optimum.
 */
const SHEETS_FILE = new URL('../data/sheets.ts', import.meta.url);
const FIGURES_FILE = new URL('../data/balance.json', import.meta.url);
/** So many standard errors to each side hold 99 % of all means. */
const NINETY_NINE_PERCENT = 2.5758;
const BEGIN = 'export const SHEETS: readonly Sheet[] = ';

const [command, argument] = process.argv.slice(2);
if (command === 'search' && argument !== undefined) write(search(argument, (_, candidates) => console.log(candidates)));
else if (command === 'proof' && /^[1-9]\d{0,8}$/.test(argument ?? '')) prove(Number(argument));
else if (command === undefined) renew();
else {
  console.error('npm run balance -- besenbingo [search SEED | proof DEALS]');
  process.exitCode = 2;
}

function write(sheets: readonly Sheet[]): void {
  const text = readFileSync(SHEETS_FILE, 'utf8');
  const head = text.slice(0, text.indexOf(BEGIN) + BEGIN.length);
  writeFileSync(SHEETS_FILE, `${head}${JSON.stringify(sheets)};\n`);
  console.log('data/sheets.ts is written; format it (npx biome format --write games/besenbingo/data) and measure it.');
}

function renew(): void {
  const measured = SHEETS.map((sheet, index) => ({ number: index + 1, ...measure(sheet) }));
  const mean = measured.reduce((sum, { best }) => sum + best, 0) / measured.length;
  const pairs = SHEETS.flatMap((one, index) => SHEETS.slice(index + 1).map((other) => likeness(one, other)));
  const sheets = measured.map(({ number, best, greedy, random, gap, openings }) => ({
    number,
    best: round(best),
    fromMean: round(best / mean - 1),
    greedy: round(greedy),
    random: round(random),
    gap: round(gap),
    openings,
  }));
  const mostAlike = {
    squares: Math.max(...pairs.map(({ squares }) => squares)),
    combinations: Math.max(...pairs.map(({ combinations }) => combinations)),
  };
  console.table(sheets);
  console.log(`mean of the best play: ${mean.toFixed(3)}; the two most alike: ${JSON.stringify(mostAlike)}`);
  writeFileSync(FIGURES_FILE, `${JSON.stringify({ mean: round(mean), mostAlike, sheets }, null, 2)}\n`);
}

function prove(deals: number): void {
  const proofs = SHEETS.map((sheet, index) => {
    const { best } = measure(sheet);
    const { mean, error } = playAlone(index + 1, deals, seeded(`proof ${index + 1}`));
    const off = mean - best;
    const allowed = NINETY_NINE_PERCENT * error;
    return {
      number: index + 1,
      optimum: round(best),
      mean: round(mean),
      off: round(off),
      allowed: round(allowed),
      within: Math.abs(off) <= allowed,
    };
  });
  console.table(proofs);
  if (proofs.some(({ within }) => !within)) process.exitCode = 1;
}

/** Four digits, so that the file is the same on every machine. */
function round(figure: number): number {
  return Math.round(figure * 10_000) / 10_000;
}
