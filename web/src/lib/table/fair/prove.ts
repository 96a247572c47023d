import { type Fault, type Verification, verify, type Witness } from '@spieleabend/fair';
import { loadRules } from '@spieleabend/games';
import { err, ok, parseRecord, type Result, seatName } from '@spieleabend/kernel';

/** What a record proves about its chance, with what a page says of it. */
export interface Proof extends Verification {
  readonly kind: 'dice' | 'cards' | 'both';
  /** The names of those whose devices have a part. */
  readonly contributors: readonly string[];
  /** The outcomes that differ from what had to come. */
  readonly wrong: number;
}

/**
 * Checks the chance of a finished game; an error where there is nothing in its record that could be checked. `witness`: what this device
 * remembers of how it was agreed on.
 */
export async function prove(text: string, witness: Witness | null): Promise<Result<Proof, string>> {
  const record = parseRecord(text);
  if (!record.ok) return err(record.error.code);
  const { game, seats, data, fairness } = record.value;
  const rules = await loadRules(game);
  if (rules === undefined) return err('unknown-game');
  const checkData = data === undefined ? undefined : (await rules.own?.())?.check;
  const start = performance.now();
  const verified = verify(rules.game, record.value, { witness, checkData });
  // For whoever wants to know what it costs (`npm run bench -- proofs`).
  performance.measure('verify', { start });
  if (!verified.ok) return err(verified.error.code);
  const { draws, rounds, starter } = fairness as Readable;
  const cards = draws.filter((draw) => draw.includes('<')).length;
  const contributors = (rounds.at(-1)?.contributions ?? []).map(({ chair }) => {
    const seat = seats[(chair - starter + seats.length) % seats.length];
    return seat === undefined ? '' : seatName(seat);
  });
  return ok({
    ...verified.value,
    kind: cards === 0 ? 'dice' : cards === draws.length ? 'cards' : 'both',
    contributors,
    wrong: verified.value.faults.filter(isWrongOutcome).length,
  });
}

function isWrongOutcome({ code }: Fault): boolean {
  return code === 'outcome-differs';
}

/** What `verify` has found to be of the right form. */
interface Readable {
  readonly draws: readonly string[];
  readonly starter: number;
  readonly rounds: readonly { readonly contributions: readonly { readonly chair: number }[] }[];
}
