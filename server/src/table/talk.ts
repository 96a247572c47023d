import { err, ok, type Result } from '@spieleabend/kernel';
import { Buckets, type Rate } from '../net/buckets.ts';
import type { RefusalCode, SaidMessage, Utterance } from '../protocol/index.ts';

/** So many things are told to somebody who comes; what was said before is forgotten. */
const KEPT = 50;
/** Enough for a lively evening, too little to drown out the others. */
const RATE: Rate = { burst: 6, perSecond: 0.5 };

export interface Speaker {
  readonly chair: number;
  readonly name: string;
}

interface Said {
  readonly message: Omit<SaidMessage, 'ago'>;
  /** The command it came with. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What is said at one table: kept in memory and no longer than somebody is there, never stored. */
export class Talk {
  readonly #rates = new Buckets(RATE);
  #said: readonly Said[] = [];
  #last = 0;

  /**
   * Somebody says something, or may not. `id`: of the command; null is the answer to one that is sent again, whose words were heard already.
   * `now`: epoch milliseconds.
   */
  say(
    { chair, name }: Speaker,
    what: Utterance,
    id: string,
    mayUseWords: boolean,
    now: number,
  ): Result<SaidMessage | null, { readonly code: RefusalCode }> {
    if (this.#said.some((said) => said.id === id && said.message.chair === chair)) return ok(null);
    if (what.kind === 'text' && !mayUseWords) return err({ code: 'no-talk' });
    if (!this.#rates.take(String(chair), now)) return err({ code: 'too-often' });
    // By the clock, so that numbers go on counting up after a restart, which forgets how far they had come.
    this.#last = Math.max(this.#last + 1, now);
    const message = { type: 'said', n: this.#last, chair, name, what } as const;
    this.#said = [...this.#said, { message, id, at: now }].slice(-KEPT);
    return ok({ ...message, ago: 0 });
  }

  /** The last things said, the oldest first, for somebody who comes. */
  recent(now: number): readonly SaidMessage[] {
    return this.#said.map(({ message, at }) => ({ ...message, ago: Math.max(0, now - at) }));
  }
}
