import {
  type Game,
  type GameRecord,
  makeRecord,
  parseRecord,
  pick,
  type Random,
  type RecordError,
  type RecordSeat,
  type ReplayError,
  recordOf,
  replayRecord,
  resolveOptions,
  Session,
} from '@spieleabend/kernel';
import { erase, read, write } from './storage.ts';

/** Who sits at a table on this device: a person, or a bot of a level. */
export interface LocalSeat {
  readonly name: string;
  readonly bot?: string;
}

export interface NewLocalTable {
  /** The game's name: `eineu`. */
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  /** Clockwise. */
  readonly seats: readonly LocalSeat[];
  /** Who sits in seat 0: drawn by lot, or the first of `seats`. */
  readonly first: 'lot' | 'order';
}

/** A local table as it was left. */
export interface LocalTable {
  readonly session: Session;
  readonly seats: readonly LocalSeat[];
}
