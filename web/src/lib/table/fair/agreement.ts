import type { Deceit, Witness } from '@spieleabend/fair';

/**
 * How chance was agreed on for a game, or how far that has come, as this device has seen it (docs/fair-dice.md). For a game on this device
 * the promise is its own. JSON-plain; it is the witness against which the record is checked in the end.
 */
export interface Agreement extends Witness {
  /** When the server made its promise, and when all was agreed on, by its clock (epoch milliseconds); null on one device, and as long as it is not. */
  readonly opened: number | null;
  readonly agreed: number | null;
  /** What the server was caught at; then `seen` is what this device saw before. */
  readonly deceit: Deceit['code'] | null;
}

/** Whether the game waits for chance to be agreed on. */
export function isPending(agreement: Agreement | null): boolean {
  return agreement !== null && agreement.deceit === null && agreement.seen.phase !== 'ready';
}
