import type { Reason, SaidMessage, Utterance } from '@spieleabend/server/protocol';

/** Something that was said at a table, as it came from the server. */
export interface Said {
  /** Counts up; no other thing at this table has the same number. */
  readonly n: number;
  /** What the speaker was called then. */
  readonly name: string;
  readonly what: SaidMessage['what'];
  /** When it was said, epoch milliseconds of this device. */
  readonly at: number;
}

/** Something of one's own that the server would not pass on. A new object each time. */
export interface Unsaid {
  readonly what: Utterance;
  readonly reason: Reason;
}

/** What people say to each other beside the game. Everything readable is reactive. */
export interface Talk {
  /** The last things said, the oldest first, one's own among them. */
  readonly said: readonly Said[];
  /** The last thing of one's own if it was refused; null once a later one went through. */
  readonly unsaid: Unsaid | null;
  /** Whether this person sits at the table; who only watches says nothing. */
  readonly maySpeak: boolean;

  say(what: Utterance): void;
}

/** As many as the server tells somebody who comes, so that nothing known is ever told as if it were new. */
export const KEPT = 50;

/** What is known with one thing more; after a break of the connection the server tells again what is known already. */
export function hear(said: readonly Said[], { n, name, what, ago }: SaidMessage, now: number): readonly Said[] {
  return said.some((known) => known.n === n) ? said : [...said, { n, name, what, at: now - ago }].slice(-KEPT);
}
