import {
  type DataCheck,
  err,
  type Game,
  type GameRecord,
  ok,
  type RecordError,
  type Refusal,
  type Result,
  replayRecord,
} from '@spieleabend/kernel';
import { occasionOf, promiseContribution, promiseSecret, type Table } from './commit.ts';
import { type ChanceEvent, chanceEventAt, describeDraws, drawOutcome } from './draw.ts';
import {
  announcementOf,
  checkFairness,
  type Fairness,
  type FairnessError,
  starterOf,
  streamOf,
  tableOf,
} from './fairness.ts';
import { contradiction, type Deceit, type Witness } from './witness.ts';

/** One chance event of a record against the stream. */
export interface CheckedEvent {
  readonly n: number;
  /** Its place in the log, and what stands there. */
  readonly at: number;
  readonly entry: string;
  /** What had to come, in the same form. */
  readonly expected: string;
  readonly holds: boolean;
}

/** Something that does not hold; `field` or `at` (in the log) names the place. */
export type Fault =
  | {
      readonly code:
        | 'secret-differs'
        | 'contribution-differs'
        | 'contribution-missing'
        | 'round-without-reason'
        | 'chair-came-back'
        | 'starter-differs'
        | 'draw-differs'
        | 'draws-missing'
        | 'not-over'
        | RecordError['code'];
      readonly field: string;
    }
  | { readonly code: 'outcome-differs'; readonly at: number; readonly entry: string; readonly expected: string }
  | { readonly code: 'log-refused'; readonly at: number; readonly entry: string; readonly refusal: Refusal }
  | { readonly code: 'other-than-witnessed'; readonly field: string; readonly deceit: Deceit['code'] };

/** What a record proves. JSON-plain. */
export interface Verification {
  /** Whether there is no fault. */
  readonly holds: boolean;
  readonly faults: readonly Fault[];
  /** Every chance event that the log reaches by the rules. */
  readonly events: readonly CheckedEvent[];
  /** How many devices had a part in chance; 0 where it was the host's secret alone. */
  readonly contributions: number;
  /** How many rounds failed because a device did not show what it had promised. */
  readonly failedRounds: number;
}

/**
 * Checks the dice and cards of a finished game: every promise against what was shown, every chance event against the stream, and the log
 * against the rules. `checkData` as in `openRecord`; `witness`: what this device remembers of the ceremony, null where it was not there.
 */
export function verify(
  game: Game,
  record: GameRecord,
  { checkData, witness = null }: { readonly checkData?: DataCheck; readonly witness?: Witness | null } = {},
): Result<Verification, FairnessError | RecordError> {
  const checked = checkFairness(record);
  if (!checked.ok) return checked;
  const chance: ChanceEvent[] = [];
  const replayed = replayRecord(game, record, checkData, (session, text, at) => {
    const event = chanceEventAt(session, text, at);
    if (event !== null) chance.push(event);
  });
  const legality = legalityFaults(replayed);
  if (!legality.ok) return legality;
  const fairness = checked.value;
  const table = tableOf(game, record, fairness);
  const stream = streamOf(table, fairness.rounds);
  const events = chance.map(({ n, at, spec, text }): CheckedEvent => {
    const expected = game.makeOutcome(drawOutcome(stream, n, spec));
    return { n, at, entry: `*:${text}`, expected: `*:${expected}`, holds: text === expected };
  });
  const faults: Fault[] = [...roundFaults(table, fairness)];
  if (starterOf(table, stream) !== fairness.starter)
    faults.push({ code: 'starter-differs', field: 'fairness.starter' });
  for (const { at, entry, expected, holds } of events) {
    if (!holds) faults.push({ code: 'outcome-differs', at, entry, expected });
  }
  faults.push(...drawFaults(game, fairness, chance), ...legality.value);
  const deceit = witness === null ? null : contradiction(witness, announcementOf(game, record, fairness));
  if (deceit !== null) faults.push({ code: 'other-than-witnessed', field: 'fairness.rounds', deceit: deceit.code });
  return ok({
    holds: faults.length === 0,
    faults,
    events,
    contributions: fairness.rounds.at(-1)?.contributions.length ?? 0,
    failedRounds: fairness.rounds.length - 1,
  });
}

function roundFaults(table: Table, { rounds }: Fairness): readonly Fault[] {
  const faults: Fault[] = [];
  let allowed: readonly number[] | null = null;
  for (const [index, { commitment, secret, contributions }] of rounds.entries()) {
    const field = `fairness.rounds[${index}]`;
    const occasion = occasionOf(table, rounds, index);
    if (promiseSecret(occasion, secret) !== commitment) {
      faults.push({ code: 'secret-differs', field: `${field}.secret` });
    }
    for (const [at, { chair, commitment: promised, contribution }] of contributions.entries()) {
      const place = `${field}.contributions[${at}]`;
      if (contribution !== null && promiseContribution(occasion, commitment, chair, contribution) !== promised) {
        faults.push({ code: 'contribution-differs', field: place });
      }
      if (allowed?.includes(chair) === false) faults.push({ code: 'chair-came-back', field: place });
    }
    const failed = contributions.some(({ contribution }) => contribution === null);
    const isLast = index === rounds.length - 1;
    if (failed && isLast) faults.push({ code: 'contribution-missing', field });
    if (!failed && !isLast) faults.push({ code: 'round-without-reason', field });
    allowed = contributions.filter(({ contribution }) => contribution !== null).map(({ chair }) => chair);
  }
  return faults;
}

/** Whether what the record says each event was drawn from is what the rules asked for. */
function drawFaults(game: Game, { draws }: Fairness, events: readonly ChanceEvent[]): readonly Fault[] {
  const asked = describeDraws(game, events);
  const faults: Fault[] = [];
  for (const [index, draw] of asked.entries()) {
    if (draws[index] === undefined) faults.push({ code: 'draws-missing', field: `fairness.draws[${index}]` });
    else if (draws[index] !== draw) faults.push({ code: 'draw-differs', field: `fairness.draws[${index}]` });
  }
  if (draws.length > asked.length) faults.push({ code: 'draw-differs', field: `fairness.draws[${asked.length}]` });
  return faults;
}

/** What the rules have against the log or its result; an error where the record could not even be opened. */
function legalityFaults(replayed: ReturnType<typeof replayRecord>): Result<readonly Fault[], RecordError> {
  if (replayed.ok) return ok(replayed.value.over === null ? [{ code: 'not-over', field: 'log' }] : []);
  const { error } = replayed;
  if ('refusal' in error) return ok([{ code: 'log-refused', ...error }]);
  return error.code === 'result-differs' ? ok([{ code: error.code, field: error.field }]) : err(error);
}
