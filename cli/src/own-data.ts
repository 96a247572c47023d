import { loadRules } from '@spieleabend/games';
import { type DataError, err, type Result } from '@spieleabend/kernel';
import { en } from '../messages/en.ts';
import { type Failure, failure } from './failure.ts';
import { readText } from './input.ts';

/** An owner's component data from a file, checked by the game and in their clean form, or all that is wrong with them. */
export async function ownData(game: string, file: string): Promise<Result<unknown, Failure>> {
  const own = await (await loadRules(game))?.own?.();
  if (own === undefined) return err(failure({ code: 'no-own-data', game }));
  const text = await readText(file);
  if (!text.ok) return text;
  let json: unknown;
  try {
    json = JSON.parse(text.value);
  } catch {
    return err(failure({ code: 'data-not-json', path: file }));
  }
  const checked = own.check(json);
  return checked.ok ? checked : err(refused(file, checked.error));
}

/** The answer to data that are refused: the first error as a sentence, and all of them as they are. */
function refused(file: string, errors: readonly DataError[]): Failure & { readonly errors: readonly DataError[] } {
  const [first = { code: 'bad-value', path: '', rule: null, allowed: null }, ...more] = errors;
  const { path, rule } = first;
  const why = en.refusal(first);
  return { ...failure({ code: 'data-refused', file, path, rule, why, more: more.length }), errors };
}
