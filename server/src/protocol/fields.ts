import * as z from 'zod/mini';
import { isVisible, tidy } from './line.ts';
import { LIMITS } from './version.ts';

/** No letters that are taken for one another: without 0 1 I L O U. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people read aloud and type: six letters. */
export const Code = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{6}$`)));

/** The secret that holds a chair: at least 128 random bits as base64url. */
export const Token = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** Chosen by the client, new for each command, the same when it is sent again. */
export const CommandId = z.string().check(z.regex(/^[\w-]{1,24}$/));

/** One line that people see, of at most so many letters, made tidy. */
export function visible(length: number) {
  return z
    .string()
    .check(z.maxLength(4 * length), z.overwrite(tidy), z.minLength(1), z.maxLength(length), z.refine(isVisible));
}

/** A person's name. */
export const Name = visible(LIMITS.name);

export const Level = z.string().check(z.regex(/^[a-z][a-z-]{0,19}$/));
export const WholeNumber = z.int().check(z.gte(0));

/** Where outcomes come from: the server draws them, or people with real dice and cards type them in. */
export const Chance = z.enum(['drawn', 'typed']);
export type Chance = z.infer<typeof Chance>;

/** What takes the agreement of all people who are not gone. */
export const ProposalKind = z.enum(['take-back', 'pause', 'abort']);
export type ProposalKind = z.infer<typeof ProposalKind>;

/** Whether a table that still has open chairs stands in the list of open tables. */
export const Visibility = z.enum(['private', 'listed']);
export type Visibility = z.infer<typeof Visibility>;

export const OptionValues = z
  .record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(40)), z.number(), z.boolean()]))
  .check(z.refine((options) => Object.keys(options).length <= LIMITS.options));
