import * as z from 'zod/mini';
import { visible } from './fields.ts';
import { LIMITS } from './version.ts';

/** What can be said with one tap; each reads it in his own language. */
export const PHRASES = [
  'hello',
  'have-fun',
  'well-played',
  'lucky',
  'oh-no',
  'thinking',
  'one-moment',
  'back-again',
  'thanks',
  'again',
  'good-night',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What can be shown with one tap. */
export const REACTIONS = ['clap', 'laugh', 'wow', 'sad', 'heart', 'fingers-crossed'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Something said at a table: a phrase, a reaction, or, where the host allows it, words of one's own in one line. */
export const Utterance = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.object({ kind: z.literal('reaction'), reaction: z.enum(REACTIONS) }),
  z.object({ kind: z.literal('text'), text: visible(LIMITS.text) }),
]);
export type Utterance = z.infer<typeof Utterance>;
