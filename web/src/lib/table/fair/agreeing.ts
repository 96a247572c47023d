import type { Contribution, FairMessage } from '@spieleabend/server/protocol';
import type { Agreement } from './agreement.ts';
import { memorise, recall } from './memory.ts';

/** What taking part in chance needs from the page; tests bring their own. */
export interface World {
  /** 32 bytes from a cryptographic source. */
  secret(): Uint8Array;
  /** Runs later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
}

/** So long may another tab need to note what it gave in place of this one. */
const SECOND_LOOK = 1500;

/**
 * This device's part in agreeing on chance at one table, and at the rematch that begins there: it answers each announcement of the server,
 * remembers what it saw and gave, and notices where the server contradicts that.
 */
export class Agreeing {
  readonly #world: World;
  readonly #send: (what: Contribution) => void;
  readonly #changed: (agreement: Agreement) => void;
  /** What this page itself has seen, by table: another tab of the same person may have noted something else since. */
  readonly #own = new Map<string, Agreement>();
  #tail: Promise<void> = Promise.resolve();
  #cancel: () => void = () => {};

  constructor(world: World, send: (what: Contribution) => void, changed: (agreement: Agreement) => void) {
    this.#world = world;
    this.#send = send;
    this.#changed = changed;
  }

  /** The server announces how far chance is agreed on. `chair`: that of this device, null for who only watches. */
  hear(message: FairMessage, chair: number | null): void {
    this.#cancel();
    this.#tail = this.#tail.then(() => this.#answer(message, chair, true)).catch(console.error);
  }

  /** What it takes to answer is loaded only now: at most visits to a table nothing is to be agreed on. */
  async #answer({ announcement, opened, agreed }: FairMessage, chair: number | null, isFirst: boolean): Promise<void> {
    const { isLate, respond } = await import('@spieleabend/fair');
    const { code } = announcement.table;
    // Its own first: what this page has promised only this page can show, until it is seen whose promise was taken.
    const known = [this.#own.get(code) ?? null, recall(code)].filter((one) => one !== null);
    const deceived = known.find(({ deceit }) => deceit !== null);
    if (deceived !== undefined) return this.#changed(deceived);
    if (known.some((before) => isLate(before, announcement))) return;
    const answers = (known.length > 0 ? known : [null]).map((before) =>
      respond(before, announcement, chair, this.#world.secret()),
    );
    const answer = answers.find(({ ok }) => ok) ?? answers[0];
    if (answer?.ok) {
      this.#note({ ...answer.value.witness, opened, agreed, deceit: null });
      if (answer.value.send !== null) this.#send(answer.value.send);
    } else if (answer !== undefined && isFirst) {
      const again = (): void => void this.#answer({ type: 'fair', announcement, opened, agreed }, chair, false);
      this.#cancel = this.#world.later(SECOND_LOOK, again);
    } else if (answer !== undefined) {
      const before = known[0] ?? { seen: announcement, own: null, opened, agreed };
      this.#note({ ...before, deceit: answer.error.code });
    }
  }

  #note(agreement: Agreement): void {
    this.#own.set(agreement.seen.table.code, agreement);
    memorise(agreement);
    this.#changed(agreement);
  }
}
