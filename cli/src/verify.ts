import { type Fault, type Verification, verify } from '@spieleabend/fair';
import { en } from '../messages/en.ts';
import { type Failure, failure } from './failure.ts';
import { readText } from './input.ts';
import { print } from './output.ts';
import { readRecord } from './record.ts';

/** Prints whether the dice and cards of a record are the ones that were agreed on, or where they are not. */
export async function verifyFile(path: string, { events = false }: { readonly events?: boolean }): Promise<void> {
  const text = await readText(path);
  print(text.ok ? await verifyText(text.value, events) : text.error);
}

/** The same for the text of a record. `events`: with every chance event. */
export async function verifyText(text: string, events: boolean): Promise<object> {
  const read = await readRecord(text);
  if (!read.ok) return read.error;
  const { record, game, checkData } = read.value;
  const verified = verify(game, record, { checkData });
  if (!verified.ok) return failure({ ...verified.error, game: game.id, ...game.seats });
  return answerOf(game.id, verified.value, events);
}

function answerOf(game: string, verification: Verification, events: boolean): object {
  const { holds, faults, contributions, failedRounds } = verification;
  const checked = events ? { events: verification.events } : {};
  const figures = { game, holds, chance: verification.events.length, contributions, failedRounds };
  const [first] = faults;
  if (first === undefined) return { ...figures, message: en.holds(figures.chance, contributions), ...checked };
  return { ...faultFailure(first), ...figures, faults: faults.map((fault) => faultFailure(fault).error), ...checked };
}

function faultFailure(fault: Fault): Failure {
  if (fault.code === 'log-refused') return failure({ ...fault.refusal }, fault.at, fault.entry);
  return 'at' in fault ? failure({ ...fault }, fault.at, fault.entry) : failure({ ...fault });
}
