import type { StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import { letterOf } from '../notation.ts';
import { type Event, isTheft } from './history.ts';
import type { Offer } from './offers.ts';
import { nameOf } from './story.ts';

/** Where the game stands for the person at this device. */
export type Turn =
  /** Of these moves one is to be chosen: they differ in where the figure comes from or in the row that it goes to. */
  | { readonly type: 'ask'; readonly seat: number; readonly offers: readonly Offer[] }
  /** Nothing can be moved: one card goes, or both. */
  | { readonly type: 'stuck'; readonly both: boolean }
  /** These cards are picked up; the offers are what they can do. */
  | { readonly type: 'play'; readonly cards: readonly number[]; readonly offers: readonly Offer[] }
  /** No card is picked up yet. */
  | { readonly type: 'pick'; readonly seat: number }
  /** Others act, or chance does. `event` is being shown; `last` is what was done last to the rows. */
  | {
      readonly type: 'watch';
      readonly event: Event | null;
      readonly last: Event | null;
      readonly waiting: number | null;
      readonly drawing: number;
    };

/** What is to do or to see: one strong line and one plain one. `shared`: names are said instead of "you". */
export function whatNow(turn: Turn, shared: boolean, context: StoryContext, t: Messages): readonly [string, string] {
  switch (turn.type) {
    case 'ask':
      return [asked(turn.offers, turn.seat, t), ''];
    case 'stuck':
      return [t.act.stuck, turn.both ? t.act.stuckBoth : t.act.stuckOne];
    case 'play':
      return [t.act.playing(turn.cards), whichRow(turn.offers, t)];
    case 'pick':
      return [t.act.turn(shared ? (context.names[turn.seat] ?? '') : null), t.act.chooseCard];
    case 'watch':
      return [watched(turn, context, t), turn.last === null ? '' : inShort(turn.last, context, t)];
  }
}

function asked(offers: readonly Offer[], seat: number, t: Messages): string {
  const figure = offers[0]?.figure ?? 0;
  if (leadsToRows(offers)) return t.act.grow(figure);
  return offers[0]?.from?.seat === seat ? t.act.whereFrom(figure) : t.act.whom(figure);
}

function whichRow(offers: readonly Offer[], t: Messages): string {
  if (offers.length === 0) return t.act.noUse;
  if (!offers.some(({ row }) => row === null)) return t.act.whichRow;
  return offers.some(({ row }) => row !== null) ? t.act.whichRowOrNew : t.act.newRow;
}

function watched(
  { event, waiting, drawing }: Extract<Turn, { type: 'watch' }>,
  context: StoryContext,
  t: Messages,
): string {
  if (event?.type === 'take') {
    if (event.completes !== null) return t.act.completes(event.completes);
    return isTheft(event) ? t.act.theft : t.act.moves(nameOf(event.seat, context));
  }
  if (waiting !== null) return waiting === context.you ? t.act.turn(null) : t.act.waits(context.names[waiting] ?? '');
  return event?.type === 'draw' && event.deal ? t.act.deal : t.act.draws(nameOf(drawing, context));
}

/** "Ben klaut dir den Zauberer (36)." */
function inShort(event: Event, context: StoryContext, t: Messages): string {
  const name = nameOf(event.seat, context);
  if (event.type === 'discard') return t.story.discards(name, event.cards);
  if (event.type === 'draw') return t.story.draws(name, event.card);
  const taking =
    event.from !== null && isTheft(event)
      ? t.story.steals(name === null, event.figure, nameOf(event.from.seat, context))
      : t.story.takes(name === null, event.figure);
  return `${name ?? t.you} ${taking}.`;
}

/** Whether these moves differ in the row that grows. */
function leadsToRows(offers: readonly Offer[]): boolean {
  return new Set(offers.map(({ row }) => row)).size > 1;
}

/** One of several moves as the label of its button: what sets it apart from the others. */
export function optionText(
  offer: Offer,
  offers: readonly Offer[],
  seat: number,
  names: readonly string[],
  t: Messages,
) {
  const from = fromText(offer, offers, seat, names, t);
  return leadsToRows(offers) ? t.act.option(rowName(offer.row, t), from) : from;
}

function fromText(
  { from }: Offer,
  offers: readonly Offer[],
  seat: number,
  names: readonly string[],
  t: Messages,
): string {
  if (from === null) return t.act.fromStreet;
  if (from.seat === seat) return t.act.fromOwn(letterOf(from.row));
  const name = names[from.seat] ?? '';
  const rows = new Set(offers.flatMap((other) => (other.from?.seat === from.seat ? [other.from.row] : [])));
  return rows.size > 1 ? t.act.fromSeatRow(name, letterOf(from.row)) : t.act.fromSeat(name);
}

function rowName(row: number | null, t: Messages): string {
  return row === null ? t.rows.fresh : t.rows.row(letterOf(row));
}
