import { type Refusal, Session, type Setup } from '@spieleabend/kernel';
import type { Face } from '../data/face.ts';
import { game } from '../rules.ts';

/** A face of our own for tests, so that they do not change with the sixteen. */
const TRIAL: Face = {
  number: 1,
  name: { de: 'Probe', en: 'Trial' },
  rows: [
    { points: 20, boxes: [6] },
    { points: 40, boxes: [4, 4] },
    { points: -50, boxes: ['star', 'star'] },
    { points: 80, boxes: ['red', 'red', 'red', 'yellow', 'yellow'] },
    { points: 30, boxes: [1, 2] },
    { points: -90, boxes: [3] },
  ],
};

export const OPTIONS = { firstFace: 1, debt: false, target: 500, rounds: 0, tieBreakBoard: false };

/** A game of two (15 dice each) on the trial face. */
export function trial(options: Partial<typeof OPTIONS> = {}): Setup {
  return { seats: 2, options: { ...OPTIONS, ...options }, data: { faces: [TRIAL] } };
}

export const NAMES = ['Anna', 'Ben'];

/** A table after these entries of a log. */
export function table(log: readonly string[], setup: Setup = trial()) {
  let session = Session.start(game, setup);
  for (const entry of log) {
    const next = session.replay(entry);
    if (!next.ok) throw new Error(`${entry}: ${JSON.stringify(next.error)}`);
    session = next.value;
  }
  return session;
}

/** Why a table refuses an entry of a log; null if it takes it. */
export function refused(log: readonly string[], entry: string, setup: Setup = trial()): Refusal | null {
  const next = table(log, setup).replay(entry);
  return next.ok ? null : next.error;
}
