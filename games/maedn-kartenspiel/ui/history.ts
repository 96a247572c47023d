import { HIDDEN, parseEntry, type Setup } from '@spieleabend/kernel';
import { ALL_CARDS, copiesOf, LAST_FIGURE } from '../data/material.ts';
import type { Move } from '../move.ts';
import { parseMove } from '../notation.ts';
import { worthOf } from '../row.ts';

/** A full hand (MK-2.1). */
const HAND_SIZE = 2;

/** A row on the table. It keeps its `id` for as long as it lies there, while its letter changes when a row before it goes. */
export interface Line {
  readonly id: number;
  readonly figures: readonly number[];
}

/** What lies open on the table, for everybody the same: what a log tells, its hidden draws included. */
export interface Scene {
  /** The rows of each seat, in the order of their letters. */
  readonly rows: readonly (readonly Line[])[];
  readonly points: readonly number[];
  readonly handSizes: readonly number[];
  /** The number of cards in the draw pile. */
  readonly pile: number;
  /** The discard pile, the top card last. */
  readonly discard: readonly number[];
  /** The seat that draws or moves. */
  readonly active: number;
  /** The next row that is started gets this id. */
  readonly nextId: number;
}

/** A row of a seat. */
export interface Place {
  readonly seat: number;
  readonly row: number;
}

export type Event =
  /** `card` is null where it is hidden. */
  | { readonly type: 'draw'; readonly seat: number; readonly card: number | null; readonly deal: boolean }
  | { readonly type: 'discard'; readonly seat: number; readonly cards: readonly number[] }
  | {
      readonly type: 'take';
      readonly seat: number;
      readonly cards: readonly number[];
      readonly figure: number;
      /** The row that takes it, by its place before the move. */
      readonly row: number;
      readonly started: boolean;
      /** The row that it comes from; null for the street. */
      readonly from: Place | null;
      /** The points of the row, if this completes it. */
      readonly completes: number | null;
    };

/** Whether a figure comes out of somebody else's row. */
export function isTheft({ from, seat }: Extract<Event, { type: 'take' }>): boolean {
  return from !== null && from.seat !== seat;
}

/** An entry of the log: what lay on the table before, what happened (null for events of the table), and what lies there now. */
export interface Moment {
  readonly before: Scene;
  readonly event: Event | null;
  readonly after: Scene;
}

/** The table before the first card. */
export function opening({ seats }: Pick<Setup, 'seats'>): Scene {
  const each = <Item>(item: Item): Item[] => new Array<Item>(seats).fill(item);
  return {
    rows: each([]),
    points: each(0),
    handSizes: each(0),
    pile: ALL_CARDS,
    discard: [],
    active: 0,
    nextId: 0,
  };
}

/** What happened, entry by entry. */
export function history(log: readonly string[], setup: Pick<Setup, 'seats'>): readonly Moment[] {
  let scene = opening(setup);
  return log.map((text) => {
    const moment = momentOf(scene, text);
    scene = moment.after;
    return moment;
  });
}

function momentOf(before: Scene, text: string): Moment {
  const entry = parseEntry(text);
  if (!entry.ok || entry.value.type === 'table') return { before, event: null, after: before };
  if (entry.value.type === 'chance') {
    const card = entry.value.text === HIDDEN ? null : Number(entry.value.text);
    const deal = before.pile > ALL_CARDS - HAND_SIZE * before.rows.length;
    return { before, event: { type: 'draw', seat: before.active, card, deal }, after: drawn(before) };
  }
  const move = parseMove(entry.value.text);
  if (!move.ok) throw new Error(`maedn-kartenspiel: no move: ${text}`);
  return moved(before, entry.value.seat, move.value);
}

function drawn(scene: Scene): Scene {
  const { active, rows } = scene;
  const handSizes = scene.handSizes.map((size, seat) => (seat === active ? size + 1 : size));
  const last = scene.pile === 1;
  return {
    ...scene,
    handSizes,
    pile: last ? scene.discard.length : scene.pile - 1,
    discard: last ? [] : scene.discard,
    active: (handSizes[active] ?? 0) < HAND_SIZE ? active : (active + 1) % rows.length,
  };
}

function moved(before: Scene, seat: number, move: Move): Moment {
  const cards = cardsOf(move);
  const played: Scene = {
    ...before,
    handSizes: before.handSizes.map((size, other) => (other === seat ? size - cards.length : size)),
    discard: [...before.discard, ...cards],
  };
  if (move.type === 'discard') return { before, event: { type: 'discard', seat, cards }, after: played };
  const { figure, row, from } = taken(before, seat, move);
  const grown = [...(before.rows[seat]?.[row]?.figures ?? []), figure];
  const completes = figure === LAST_FIGURE ? worthOf(grown) : null;
  const event: Event = { type: 'take', seat, cards, figure, row, started: move.type === 'start', from, completes };
  return { before, event, after: completed(withFigure(played, event), event) };
}

/** The table once a figure has been taken, with a row that it completes still lying there. */
export function withFigure(
  scene: Scene,
  { seat, row, figure, from, started }: Extract<Event, { type: 'take' }>,
): Scene {
  const rows = scene.rows.map((lines, owner) =>
    lines
      .map((line, index): Line => {
        if (owner === seat && index === row) return { ...line, figures: [...line.figures, figure] };
        if (owner !== from?.seat || index !== from.row) return line;
        return { ...line, figures: line.figures.filter((other) => other !== figure) };
      })
      .concat(started && owner === seat ? [{ id: scene.nextId, figures: [figure] }] : [])
      .filter(({ figures }) => figures.length > 0),
  );
  return { ...scene, rows, nextId: scene.nextId + (started ? 1 : 0) };
}

function completed(scene: Scene, { seat, completes }: Extract<Event, { type: 'take' }>): Scene {
  if (completes === null) return scene;
  return {
    ...scene,
    rows: scene.rows.map((lines, owner) =>
      owner === seat ? lines.filter(({ figures }) => figures.at(-1) !== LAST_FIGURE) : lines,
    ),
    points: scene.points.map((points, owner) => (owner === seat ? points + completes : points)),
  };
}

/** The figure that a move takes, the row that gets it, and the row that it comes from (null: the street) (MK-4.1 to MK-4.3). */
export function taken(
  scene: Scene,
  seat: number,
  move: Exclude<Move, { type: 'discard' }>,
): { readonly figure: number; readonly row: number; readonly from: Place | null } {
  const own = scene.rows[seat] ?? [];
  const row = move.type === 'extend' ? move.row : own.length;
  const end = move.type === 'extend' ? (own[row]?.figures.at(-1) ?? 0) : 0;
  const figure = cardsOf(move).reduce((sum, card) => sum + card, end);
  if (copiesOnStreet(scene, figure) > 0) return { figure, row, from: null };
  const places = holdersOf(scene, figure);
  const mine = places.filter((place) => place.seat === seat);
  const { from } = move;
  const named = (mine.length > 0 ? mine : places).find(
    (place) => from === null || (place.seat === (from.seat ?? seat) && (from.row === null || place.row === from.row)),
  );
  return { figure, row, from: named ?? null };
}

function cardsOf(move: Move): readonly number[] {
  return move.type === 'extend' ? [move.card] : move.cards;
}

/** The rows that a figure lies in. */
export function holdersOf({ rows }: Scene, figure: number): readonly Place[] {
  return rows.flatMap((lines, seat) =>
    lines.flatMap(({ figures }, row) => (figures.includes(figure) ? [{ seat, row }] : [])),
  );
}

/** How many copies of a figure stand on the street. */
export function copiesOnStreet(scene: Scene, figure: number): number {
  return copiesOf(figure, scene.rows.length) - holdersOf(scene, figure).length;
}
