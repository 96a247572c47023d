import { type DataError, err, ok, type Result } from '@spieleabend/kernel';
import type { core, ZodMiniType } from 'zod/mini';

/**
 * Reads component data in the form of a schema, or says all that is wrong with its form; what the rules demand beyond that is the game's
 * to check. The codes are the same for every game, and the pages and the command line have sentences for them: `missing`, `wrong-type`
 * (`expected`), `unknown-key` (`key`), `too-short` and `too-long` (lists and texts; `limit`), `too-small` and `too-big` (numbers; `limit`),
 * `not-multiple` (`of`), `bad-value` (`allowed`). `rule` is the paragraph that describes the components.
 */
export function readForm<Data>(
  schema: ZodMiniType<Data>,
  json: unknown,
  rule: string,
): Result<Data, readonly DataError[]> {
  const read = schema.safeParse(json, { reportInput: true });
  if (read.success) return ok(read.data);
  // Of what is no list, it is not worth saying that it is too long: only the first error of a place counts.
  const errors = new Map<string, DataError>();
  for (const issue of read.error.issues) {
    for (const error of errorsOf(issue, rule)) if (!errors.has(error.path)) errors.set(error.path, error);
  }
  return err([...errors.values()]);
}

/** The place of something in a document: `faces[2].rows[0].points`. */
export function pathText(path: readonly PropertyKey[]): string {
  let text = '';
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : `${text === '' ? '' : '.'}${String(step)}`;
  return text;
}

function errorsOf(issue: core.$ZodIssue, rule: string): readonly DataError[] {
  const path = pathText(issue.path);
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return [{ code: 'missing', path, rule }];
  switch (issue.code) {
    case 'invalid_type':
      return [{ code: 'wrong-type', path, rule, expected: issue.expected }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ code: 'unknown-key', path: pathText([...issue.path, key]), rule, key }));
    case 'too_small':
      return [{ code: isMany(issue.origin) ? 'too-short' : 'too-small', path, rule, limit: Number(issue.minimum) }];
    case 'too_big':
      return [{ code: isMany(issue.origin) ? 'too-long' : 'too-big', path, rule, limit: Number(issue.maximum) }];
    case 'not_multiple_of':
      return [{ code: 'not-multiple', path, rule, of: issue.divisor }];
    case 'invalid_value':
      return [{ code: 'bad-value', path, rule, allowed: issue.values.map(String).join(' ') }];
    default:
      return [{ code: 'bad-value', path, rule, allowed: null }];
  }
}

function isMany(origin: string): boolean {
  return origin === 'string' || origin === 'array' || origin === 'set';
}
