import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Storage, StoredPush } from '../storage/storage.ts';
import { vapidKeys } from './keys.ts';
import type { Pusher, PushNote } from './pusher.ts';
import { type Sender, sendNote } from './send.ts';
import { isPushService } from './services.ts';

/**
 * In milliseconds: who looks or decides until then is not woken, so a quick game wakes nobody. A warning comes late enough as it is.
 */
const DELAY = { turn: 10_000, time: 0 };
/** So many notes are under way at a time; of those that wait for it, more than so many are not sent at all. */
const AT_A_TIME = 8;
const MOST_WAITING = 1000;
/** RFC 8292 wants somebody whom push services may turn to, and some refuse notes without. Whoever runs the house should set it. */
const NOBODY = 'mailto:nobody@example.org';

export interface WebPusherOptions {
  readonly storage: Pick<Storage, 'pushes' | 'kept' | 'commit'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whom push services may turn to: `mailto:` or `https:`. */
  readonly contact?: string;
  /** Where notes may be sent to; only to known push services if nothing else is wanted. */
  readonly accepts?: (endpoint: string) => boolean;
}

/** Wakes people by Web Push. */
export class WebPusher implements Pusher {
  readonly #options: WebPusherOptions;
  readonly #sender: Sender;
  readonly #closing: AbortController;
  /** Calls off each note that waits for its moment. */
  readonly #calls = new Map<string, () => void>();
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #underWay = new Set<Promise<void>>();

  private constructor(options: WebPusherOptions, sender: Sender, closing: AbortController) {
    this.#options = options;
    this.#sender = sender;
    this.#closing = closing;
  }

  /** Makes the keys of the house ready, at the first start for good. Throws `StorageError`. */
  static async open(options: WebPusherOptions): Promise<WebPusher> {
    const closing = new AbortController();
    const keys = await vapidKeys(options.storage);
    return new WebPusher(options, { keys, contact: options.contact ?? NOBODY, signal: closing.signal }, closing);
  }

  get key(): string {
    return this.#sender.keys.publicKey;
  }

  accepts(endpoint: string): boolean {
    return (this.#options.accepts ?? isPushService)(endpoint);
  }

  wake(holder: string, note: PushNote): void {
    if (this.#closing.signal.aborted) return;

    this.calm(holder, note.code);
    const name = nameOf(holder, note.code);
    const call = this.#options.clock.later(DELAY[note.what], () => {
      this.#calls.delete(name);
      this.#line(() => this.#tell(holder, note));
    });
    this.#calls.set(name, call);
  }

  calm(holder: string, code: string): void {
    const name = nameOf(holder, code);
    this.#calls.get(name)?.();
    this.#calls.delete(name);
  }

  /** Sends nothing more, and calls off what is under way. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const cancel of this.#calls.values()) cancel();
    this.#calls.clear();
    this.#waiting.length = 0;
    await Promise.all(this.#underWay);
  }

  /** Does something as soon as few enough others are under way. */
  #line(send: () => Promise<void>): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#options.log.warn('too many notes at once');
      return;
    }
    this.#waiting.push(send);
    this.#next();
  }

  #next(): void {
    if (this.#underWay.size >= AT_A_TIME) return;
    const send = this.#waiting.shift();
    if (send === undefined) return;
    const sending = send()
      .catch((err: unknown) => this.#options.log.error({ err }, 'note not sent'))
      .finally(() => {
        this.#underWay.delete(sending);
        this.#next();
      });
    this.#underWay.add(sending);
  }

  async #tell(holder: string, note: PushNote): Promise<void> {
    const pushes = await this.#options.storage.pushes(holder);
    await Promise.all(pushes.map((push) => this.#send(push, note)));
  }

  async #send({ holder, subscription }: StoredPush, note: PushNote): Promise<void> {
    const { endpoint } = subscription;
    // What was stored under an earlier version may not be accepted any more.
    const sent = this.accepts(endpoint)
      ? await sendNote(subscription, note, this.#sender)
      : ({ type: 'gone' } as const);
    if (sent.type === 'gone') await this.#options.storage.commit([{ type: 'unpush', holder, endpoint }]);
    if (sent.type === 'failed') this.#options.log.warn({ reason: sent.reason }, 'note not sent');
  }
}

function nameOf(holder: string, code: string): string {
  return `${holder} ${code}`;
}
