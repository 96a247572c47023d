import type { ChanceSpec, DataError, GameResult, Look, Refusal, Setup } from '@spieleabend/kernel';
import type { Component } from 'svelte';

/**
 * What a board component gets: the picture of one look, and the moves that may be made. It draws, and it emits moves; it decides nothing.
 * It renders two elements, the table (`<section class="table">`) and, while the game runs, the act panel below it
 * (`<section class="act">`: what is to do, and the buttons). The page around it owns bar, log, podium and everything about seats.
 */
export interface BoardProps<View = unknown> {
  /** What the person at this device may see. `look.log` grows: animate its new entries, jump when it shrinks or is replaced. */
  readonly look: Look<View>;
  readonly setup: Setup;
  /** The name at each seat. */
  readonly names: readonly string[];
  /** The seat that this device plays now; null for spectators and replays. Passing one device round, it changes with the turn. */
  readonly seat: number | null;
  /** Whether several people share this device, so that names are said instead of "you". */
  readonly shared: boolean;
  /** The legal moves of `seat`, in the game's notation; empty where it may not decide. */
  readonly moves: readonly string[];
  /** Since when (epoch milliseconds) the seats in `look.waiting` have been waited for. */
  readonly since: number;
  /** Why a move that is not among `moves` is not allowed, as a sentence; null if it is allowed. */
  explain(move: string): string | null;
  /** Makes a move, in the game's notation. Until the look changes the board may show it as on its way. */
  decide(move: string): void;
  /** Takes up a decision that lies face down. */
  withdraw(): void;
}

/** A piece of a sentence: plain text, strong text, or a coloured mark (the name of a CSS colour token) before a word. */
export type Part = string | { readonly strong: string } | { readonly mark: string; readonly text: string };

/** One line of the log, as a sentence; `code` is the entry behind it. */
export interface Line {
  readonly code: string;
  readonly parts: readonly Part[];
  /** Continues the line above: a further tip in the same turn. */
  readonly more?: boolean;
}

export interface StoryContext {
  readonly setup: Setup;
  readonly names: readonly string[];
  /** The seat called "you", or null. */
  readonly you: number | null;
}

/**
 * How an outcome is asked for where people play with real dice or cards and type in what fell. The page draws the pad from this and from
 * the chance specification: a die with one face (it stays) is shown fixed, a thing that is used up is not offered again.
 */
export interface Pad {
  /** What is awaited: "Annas Wurf", "Wer bekommt welchen Bogen?". */
  readonly title: string;
  /** One a die, or one a thing drawn, in the order of the outcome. */
  readonly places: readonly PadPlace[];
  /** A face, or a thing by its number, as it stands on a key: "3", "Turm 5", "Bogen B". */
  thing(n: number): string;
}

export interface PadPlace {
  /** Which die, or for whom: "Weißer Würfel", "Ben". */
  readonly name: string;
  /** The name of a CSS colour token (`die-white`), where the places differ by colour. */
  readonly mark: string | null;
}

/** What a room brings for the screen; every text in the language on the screen. */
export interface RoomUi<View = unknown> {
  readonly Board: Component<BoardProps<View>>;
  /** The log as sentences. Entries may be masked (`0:?`). */
  story(log: readonly string[], context: StoryContext): readonly Line[];
  /** The game in one line, for the podium: "Three crosses in the last row made the difference." */
  epilogue(log: readonly string[], result: GameResult, context: StoryContext): string;
  /** Points after each entry of the log, a list a seat, for the score curve; null where a game has no points. */
  curve(log: readonly string[], context: StoryContext): readonly (readonly number[])[] | null;
  /**
   * Why something was refused, as a sentence; null for codes that are not this game's. Component data of an owner's own is refused here
   * too, by the codes of `data/own.ts` (the general ones, of the form alone, are the page's: `games/own-data.ts`).
   */
  refusal(error: Refusal | DataError): string | null;
  /** How the outcome is asked for that chance owes now; `spec` as far as the viewer of the look may know it. */
  pad(look: Look<View>, spec: ChanceSpec, context: StoryContext): Pad;
  /** Own component data, checked, drawn small: what a person looks at before playing with it. Only in rooms with `Rules.own`. */
  readonly OwnPreview?: Component<{ readonly data: unknown }>;
  /** House rules in words, by option name. */
  options(): Readonly<
    Record<
      string,
      { readonly label: string; readonly help: string; readonly values?: Readonly<Record<string, string>> }
    >
  >;
}
