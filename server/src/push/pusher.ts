/** What somebody is told who does not look. It is encrypted for his browser; whoever passes it on learns no more than that there is one. */
export interface PushNote {
  readonly code: string;
  readonly game: string;
  /** His turn has come, or his time is nearly up. */
  readonly what: 'turn' | 'time';
}

/** Wakes people who have asked for it. */
export interface Pusher {
  /** The public key that browsers want to know, base64url. */
  readonly key: string;
  /** Whether notes may be sent there: only to the services of known browsers. */
  accepts(endpoint: string): boolean;
  /**
   * Sends a note to wherever this holder wants to be woken, in a moment and unless he is calmed by then; one that waits is replaced.
   * Called once when his turn comes and once when his time is nearly up, that makes at most one note of each kind a turn. Never rejects, and
   * nobody waits for it.
   */
  wake(holder: string, note: PushNote): void;
  /** He looks at the table, or is not waited for any more: what has not been sent to him yet about it is not sent. */
  calm(holder: string, code: string): void;
}

/** Wakes nobody. */
export const silent: Pusher = { key: '', accepts: () => false, wake: () => {}, calm: () => {} };
