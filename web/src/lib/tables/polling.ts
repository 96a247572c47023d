/** What asking again and again needs from the page; tests bring their own. */
export interface World {
  /** Runs later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** Whether nobody looks. */
  hidden(): boolean;
  /** Runs whenever somebody looks again; the answer ends that. */
  onLook(run: () => void): () => void;
}

const EVERY = 4000;
const LONGEST = 30_000;

/**
 * Asks at once and then every few seconds, as long as the page is looked at; less and less often as long as it does not succeed. `question`
 * answers whether it has; it must not reject. The answer ends it.
 */
export function poll(question: () => Promise<boolean>, world: World = page): () => void {
  let ended = false;
  let asking = false;
  let failures = 0;
  let cancel = (): void => {};

  async function look(): Promise<void> {
    cancel();
    if (ended || asking || world.hidden()) return;
    asking = true;
    failures = (await question()) ? 0 : failures + 1;
    asking = false;
    if (!ended) cancel = world.later(Math.min(LONGEST, EVERY * 2 ** failures), () => void look());
  }

  const stop = world.onLook(() => void look());
  void look();
  return () => {
    ended = true;
    cancel();
    stop();
  };
}

const page: World = {
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  hidden: () => document.hidden,
  onLook(run) {
    document.addEventListener('visibilitychange', run);
    addEventListener('online', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      removeEventListener('online', run);
    };
  },
};
