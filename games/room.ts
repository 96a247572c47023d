import type { Chooser, DataCheck, Game } from '@spieleabend/kernel';

/** What the shelf knows of a game before anybody opens its box. */
export interface About {
  /** The name in records and addresses. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Length of a game in minutes. */
  readonly minutes: number;
  /** The one line on the tag at the box. */
  readonly call: { readonly de: string; readonly en: string };
  /** Two sentences on the game's page. */
  readonly lead: { readonly de: string; readonly en: string };
}

/** Component data that an owner may bring in place of ours: sheets, faces. */
export interface OwnData {
  /** The format as JSON Schema, for editors and for documentation. */
  readonly schema: object;
  /** A file to begin with: our own data, in this format. */
  readonly example: unknown;
  readonly check: DataCheck;
}

/** What is loaded when the box is opened: the rules and a fair opponent. */
export interface Rules {
  readonly game: Game;
  readonly greedy: Chooser;
  /** Where owners may bring data of their own; loaded only when somebody does. */
  readonly own?: () => Promise<OwnData>;
}

/** One game of the house. A room that is not open yet has no rules to load. */
export interface Room {
  readonly about: About;
  readonly load?: () => Promise<Rules>;
}
