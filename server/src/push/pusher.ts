/** What somebody is told who does not look: little, because it passes through other people's servers. */
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
  /** Sends a note to wherever this holder wants to be woken; never rejects, and nobody waits for it. */
  wake(holder: string, note: PushNote): void;
}
