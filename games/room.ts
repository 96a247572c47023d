import type { Chooser, DataCheck, Game, Options } from '@spieleabend/kernel';

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

/** Playing with the real box where the app keeps one person's sheet only, and nobody tells it what the others decide. */
interface ScorePad {
  /** Whether this move, in the game's notation, is taken for granted: the outcome typed in is the final one, so the roll was kept. */
  assume(move: string): boolean;
}

export type PrintLanguage = 'de' | 'en';

/** What can be printed of a game, so that it can be played with pencil and scissors. */
export interface Printing {
  /**
   * The names of what may be asked for, in the order of printing: letters of sheets, numbers of faces, colours of dice. `data` is an
   * owner's own component data, checked (`Setup.data`); absent, the built-in ones are printed.
   */
  sheets(data?: unknown): readonly string[];
  /**
   * The pages, each an SVG document (A4 upright or lying, in millimetres), that hold these sheets. A name may stand several times.
   */
  pages(sheets: readonly string[], language: PrintLanguage, data?: unknown): readonly string[];
}

/** Playing alone, several rounds one after the other, each to be better than the one before. Every round is a record of its own. */
interface Series {
  /** The paragraph that says so: `BB-4.3`. */
  readonly rule: string;
  readonly maxRounds: number;
  /** Whether a round whose log begins so differs from the earlier rounds, as the rules demand. Some way of going on always does. */
  fresh(log: readonly string[], earlier: readonly (readonly string[])[]): boolean;
}

/** What is loaded when the box is opened: the rules and a fair opponent. */
export interface Rules {
  readonly game: Game;
  readonly greedy: Chooser;
  /** Where owners may bring data of their own; loaded only when somebody does. */
  readonly own?: () => Promise<OwnData>;
  /** Where one person's sheet can be kept alone. */
  readonly scorePad?: ScorePad;
  /** Where somebody who plays alone sets the number of rounds beforehand. */
  readonly series?: Series;
}

/** What exact play of the whole game comes to, in figures; `options` and `data` as in a `Setup`. */
export type Solve = (options: Options, data?: unknown) => object;

/** One game of the house. */
export interface Room {
  readonly about: About;
  readonly load: () => Promise<Rules>;
  /** What can be printed; loaded only when somebody prints. */
  readonly print?: () => Promise<Printing>;
  /** Where the game can be solved exactly; loaded only when somebody asks. */
  readonly solve?: () => Promise<Solve>;
}
