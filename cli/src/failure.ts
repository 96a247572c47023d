import type { ReplayError } from '@spieleabend/kernel';
import { en } from '../messages/en.ts';

/** Why something is refused: a stable code, perhaps a paragraph, and figures for the sentence. */
export interface Refused {
  readonly code: string;
  readonly [figure: string]: unknown;
}

/** The answer where there is none: what is wrong, where in the log (null: not in the log), and by which paragraph. */
export interface Failure {
  readonly error: {
    readonly at: number | null;
    readonly entry: string | null;
    readonly code: string;
    readonly rule: string | null;
    readonly message: string;
  };
}

/** The answer to a text, a record or a request that is refused as a whole. */
export function failure(error: Refused, at: number | null = null, entry: string | null = null): Failure {
  const rule = typeof error.rule === 'string' ? error.rule : null;
  return { error: { at, entry, code: error.code, rule, message: en.refusal(error) } };
}

/** The answer to a record of which one entry is refused. */
export function entryFailure({ at, entry, refusal }: ReplayError): Failure {
  return failure({ ...refusal }, at, entry);
}

export function isFailure(answer: object): answer is Failure {
  return 'error' in answer;
}
