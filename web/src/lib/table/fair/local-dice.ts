import { agreedStream, announce, type Ceremony, drawOutcome, fairnessOf, nextEvent, open } from '@spieleabend/fair';
import type { ChanceSpec, Game, Outcome, Session } from '@spieleabend/kernel';
import type { Dice } from '../local-host.ts';
import type { Agreement } from './agreement.ts';

/** The dice of a game on this device: all outcomes follow from its secret, so that a record reproduces the game, and proves that nothing was changed. */
export class LocalDice implements Dice {
  readonly #table: Ceremony['table'];
  readonly #newSecret: () => string;
  #secret: string;
  #ceremony: Ceremony;

  /** `secret`: 64 hexadecimal digits. `newSecret` gives another. */
  constructor(id: string, game: Game, seats: number, secret: string, newSecret: () => string) {
    this.#table = { code: id, game: game.id, chairs: seats, first: 0 };
    this.#newSecret = newSecret;
    this.#secret = secret;
    this.#ceremony = this.#begin();
  }

  /** What has to be stored with the game. */
  get secret(): string {
    return this.#secret;
  }

  get agreement(): Agreement {
    return { seen: announce(this.#ceremony), own: null, opened: null, agreed: null, deceit: null };
  }

  draw(log: readonly string[], spec: ChanceSpec): Outcome {
    return drawOutcome(agreedStream(this.#ceremony), nextEvent(log), spec);
  }

  change(): void {
    this.adopt(this.#newSecret());
  }

  /** Goes on with the secret that another tab has stored. */
  adopt(secret: string): void {
    this.#secret = secret;
    this.#ceremony = this.#begin();
  }

  /** What the record says under `fairness`: the secret only once the game is over. */
  fairness(session: Session) {
    return fairnessOf(this.#ceremony, session);
  }

  #begin(): Ceremony {
    return open(
      this.#table,
      [],
      Uint8Array.from(this.#secret.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    );
  }
}
