import type { GameResult, Look, Refusal, Setup } from '@spieleabend/kernel';
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

/** What a room brings for the screen; every text in the language on the screen. */
export interface RoomUi<View = unknown> {
  readonly Board: Component<BoardProps<View>>;
  /** The log as sentences. Entries may be masked (`0:?`). */
  story(log: readonly string[], context: StoryContext): readonly Line[];
  /** The game in one line, for the podium: "Three crosses in the last row made the difference." */
  epilogue(log: readonly string[], result: GameResult, context: StoryContext): string;
  /** Points after each entry of the log, a list a seat, for the score curve; null where a game has no points. */
  curve(log: readonly string[], context: StoryContext): readonly (readonly number[])[] | null;
  /** Why something was refused, as a sentence; null for codes that are not this game's. */
  refusal(error: Refusal): string | null;
  /** House rules in words, by option name. */
  options(): Readonly<
    Record<
      string,
      { readonly label: string; readonly help: string; readonly values?: Readonly<Record<string, string>> }
    >
  >;
}
