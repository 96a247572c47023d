import { ABSENT_AFTER, type Presence } from '../protocol/index.ts';

/** So long (milliseconds) may somebody have the table out of sight before he counts as gone. */
const HIDDEN_LONG = 5 * 60_000;

interface Attendee {
  /** Pages that are looked at, and pages out of sight. */
  visible: number;
  hidden: number;
  /** Since when (epoch milliseconds) no page of his is looked at. */
  unseen: number;
}

/** How somebody attends, and for how many milliseconds. */
export interface Attendance {
  readonly presence: Presence;
  readonly lasting: number;
}

/**
 * Who of the people of a table is here. Somebody whom nobody has seen since the table came into memory has been here until that moment: after a
 * restart nobody is gone at once.
 */
export class Attendances {
  readonly #since: number;
  readonly #attendees = new Map<string, Attendee>();

  /** `now`: epoch milliseconds, as everywhere. */
  constructor(now: number) {
    this.#since = now;
  }

  come(holder: string, visible: boolean): void {
    const { visible: seen, hidden, unseen } = this.#of(holder);
    this.#attendees.set(
      holder,
      visible ? { visible: seen + 1, hidden, unseen } : { visible: seen, hidden: hidden + 1, unseen },
    );
  }

  go(holder: string, visible: boolean, now: number): void {
    const before = this.#of(holder);
    const after = { ...before, ...(visible ? { visible: before.visible - 1 } : { hidden: before.hidden - 1 }) };
    this.#attendees.set(holder, { ...after, unseen: unseenAfter(before, after, now) });
  }

  /** A page of his comes into sight or goes out of it. */
  look(holder: string, visible: boolean, now: number): void {
    this.come(holder, visible);
    this.go(holder, !visible, now);
  }

  isConnected(holder: string): boolean {
    const { visible, hidden } = this.#of(holder);
    return visible + hidden > 0;
  }

  of(holder: string, now: number): Attendance {
    const { visible, hidden, unseen } = this.#of(holder);
    if (visible > 0) return { presence: 'here', lasting: 0 };
    const lasting = Math.max(0, now - unseen);
    const patience = hidden > 0 ? HIDDEN_LONG : ABSENT_AFTER;
    return lasting < patience ? { presence: 'away', lasting } : { presence: 'gone', lasting: lasting - patience };
  }

  /** In how many milliseconds the next one of those away counts as gone; null where nobody will. */
  nextChange(holders: readonly string[], now: number): number | null {
    const waits = holders.flatMap((holder) => {
      const { visible, hidden, unseen } = this.#of(holder);
      const left = unseen + (hidden > 0 ? HIDDEN_LONG : ABSENT_AFTER) - now;
      return visible === 0 && left > 0 ? [left] : [];
    });
    return waits.length === 0 ? null : Math.min(...waits);
  }

  #of(holder: string): Attendee {
    return this.#attendees.get(holder) ?? { visible: 0, hidden: 0, unseen: this.#since };
  }
}

/** Since when nobody has seen somebody of whom a page is gone or out of sight now. */
function unseenAfter(before: Attendee, after: Attendee, now: number): number {
  if (after.visible > 0) return before.unseen;
  if (before.visible > 0) return now;
  // Going altogether counts anew, but brings back nobody who was gone, and nobody is gone later for it.
  return after.hidden > 0 ? before.unseen : Math.min(now, before.unseen + HIDDEN_LONG - ABSENT_AFTER);
}
