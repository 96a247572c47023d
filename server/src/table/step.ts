import type { Random, Refusal, Result } from '@spieleabend/kernel';
import type { Presence, Reason } from '../protocol/index.ts';
import type { Change } from '../storage/storage.ts';
import type { Standing } from './standing.ts';

/** Who commands. */
export interface Who {
  /** The hash of the secret he has shown; null for one who only watches. */
  readonly holder: string | null;
  readonly isHost: boolean;
}

/** What a plan needs from outside: the time (epoch milliseconds), chance, and who is here. */
export interface Moment {
  readonly now: number;
  readonly random: Random;
  /** A new secret of the server's: 32 bytes from a cryptographic source. */
  secret(): Uint8Array;
  /** Whether the person with this hash has a device here that takes part in agreeing on chance. */
  contributes(holder: string): boolean;
  /** Whether the person with this hash is at the table. */
  presence(holder: string): Presence;
}

/** What a command comes to: how the table stands once `changes` are stored. */
interface Step {
  readonly standing: Standing;
  readonly changes: readonly Change[];
  /** The only seat that may notice. */
  readonly only?: number;
}

/** The step to take, null where all is done already, or why not. Nothing is changed by planning. */
export type Plan = Result<Step | null, Reason | Refusal>;
