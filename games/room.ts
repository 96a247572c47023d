import type { Chooser, DataCheck, Game, Options, Random } from '@spieleabend/kernel';

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

/** The opponents that people choose from, the weakest first. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * How an opponent comes to its move: by a chooser of the room's own, or by search through the rules (`bots/search`), guided by what the room
 * knows. Either depends on nothing but the view and the random source, takes at most 500 ms of one core and 64 MB, and counts its work in
 * steps, never in time: the same seed gives the same move everywhere.
 */
export type Thinking = Chooser | Search;

/** Search over states that fit the view: how long it goes on, and what a room may know that makes it better. Work is counted, never timed. */
export interface Search<State = unknown, Move = unknown> {
  /** So many times a state is drawn and the game is played on from there. */
  readonly iterations: number;
  /** The work in all, in decisions and chance events: long games get fewer iterations. */
  readonly steps: number;
  /**
   * What somebody sensible would do, quickly found and right more often than not: how everybody plays, mostly, below the tree, and what is
   * believed in the tree as long as little is known. Absent, everybody plays at random.
   */
  policy?(position: {
    readonly state: State;
    readonly seat: number;
    readonly moves: readonly Move[];
    readonly random: Random;
  }): Move;
  /** Below the tree the game is broken off after `depth` decisions and judged. Absent, it is played to its end. */
  readonly cut?: {
    readonly depth: number;
    /** What each seat may expect, from 0 (the last) to 1 (the first); who plays alone: points. */
    evaluate(state: State): readonly number[];
  };
}

/** The opponents of one game. */
export interface Opponents extends Readonly<Record<Strength, Thinking>> {
  /** Other ways to play that only measurements need, by name: `arena --bots hard,solo`. */
  readonly yardsticks?: Readonly<Record<string, Thinking>>;
}

/** What is loaded when the box is opened: the rules, and a fair move for everybody who is in no position to think. */
export interface Rules {
  readonly game: Game;
  /** Needs no tables and no time; it also stands in for an opponent that fails. */
  readonly greedy: Chooser;
  /** Loaded only where they think: in a worker, or in the arena. Absent, general search plays. */
  readonly opponents?: () => Promise<Opponents>;
  /** Where owners may bring data of their own; loaded only when somebody does. */
  readonly own?: () => Promise<OwnData>;
  /** Where one person's sheet can be kept alone. */
  readonly scorePad?: ScorePad;
  /** Where somebody who plays alone sets the number of rounds beforehand. */
  readonly series?: Series;
}

/** What exact play of the whole game comes to, in figures; `options` and `data` as in a `Setup`. */
type Solve = (options: Options, data?: unknown) => object;

/** A legal move, and what exact play says of it, in figures of the game's own kind. */
interface Ranked {
  readonly move: unknown;
  readonly [figure: string]: unknown;
}

/** What exact play says of every legal move of a seat that has to decide, the best first. It sees what the seat sees. */
export type Rank = (position: {
  readonly view: unknown;
  readonly seat: number;
  readonly moves: readonly unknown[];
}) => readonly Ranked[];

/** A game that can be solved exactly: as a whole, and from any position. */
export interface Solving {
  readonly report: Solve;
  readonly rank: Rank;
}

/** One game of the house. */
export interface Room {
  readonly about: About;
  readonly load: () => Promise<Rules>;
  /** What can be printed; loaded only when somebody prints. */
  readonly print?: () => Promise<Printing>;
  /** Where the game can be solved exactly; loaded only when somebody asks. */
  readonly solving?: () => Promise<Solving>;
}
