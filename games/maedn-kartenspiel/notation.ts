import { err, type NotationError, type Outcome, ok, type Result } from '@spieleabend/kernel';
import { MOST_PIPS, MOST_SEATS } from './data/material.ts';
import { anySeat, discardOf, extendBy, type Move, ownRow, type Source, seatRow, startWith } from './move.ts';

const LETTERS = 'ABC';

/** A row's letter: A, B or C. */
export function letterOf(row: number): string {
  return LETTERS[row] ?? '?';
}

/** A move as text: `A+4`, `+4`, `+2+6`, a source where it is not forced (`A+4<2`, `A+4<2B`, `A+4<B`), or a discard `-5`, `-5-6`. */
export function makeMove(move: Move): string {
  switch (move.type) {
    case 'extend':
      return `${letterOf(move.row)}+${move.card}${makeSource(move.from)}`;
    case 'start':
      return move.cards.map((card) => `+${card}`).join('') + makeSource(move.from);
    case 'discard':
      return move.cards.map((card) => `-${card}`).join('');
  }
}

function makeSource(from: Source | null): string {
  if (from === null) return '';
  return `<${from.seat ?? ''}${from.row === null ? '' : letterOf(from.row)}`;
}

/**
 * Reads a move. Reasons: `empty`, `unexpected` (nothing of the kind can stand there), `not-a-card` (1 to 6), `card-order` (of two cards the
 * smaller comes first), `not-a-source` (a seat 0 to 3, a row A to C, or a seat and a row), `too-long`.
 */
export function parseMove(text: string): Result<Move, NotationError> {
  if (text === '') return refuse(0, 'empty');
  const row = LETTERS.indexOf(text[0] ?? '');
  const first = row < 0 ? 0 : 1;
  const sign = text[first];
  if (sign !== '+' && (sign !== '-' || row >= 0)) return refuse(first, 'unexpected');
  const card = cardAt(text, first + 1);
  if (card === 0) return refuse(first + 1, 'not-a-card');
  let cards = card;
  let at = first + 2;
  if (row < 0 && text[at] === sign) {
    const other = cardAt(text, at + 1);
    if (other === 0) return refuse(at + 1, 'not-a-card');
    if (other < card) return refuse(at + 1, 'card-order');
    cards = (card << 3) | other;
    at += 2;
  }
  if (sign === '-') return at < text.length ? refuse(at, 'too-long') : ok(discardOf(cards));
  let source = 0;
  if (at < text.length) {
    if (text[at] !== '<') return refuse(at, 'unexpected');
    const seat = digitAt(text, at + 1, MOST_SEATS);
    const rowAt = seat < 0 ? at + 1 : at + 2;
    const from = LETTERS.indexOf(text[rowAt] ?? ' ');
    if (from < 0 && (seat < 0 || rowAt < text.length)) return refuse(rowAt, 'not-a-source');
    const end = from < 0 ? rowAt : rowAt + 1;
    if (end < text.length) return refuse(end, 'too-long');
    source = seat < 0 ? ownRow(from) : from < 0 ? anySeat(seat) : seatRow(seat, from);
  }
  return ok(row < 0 ? startWith(cards, source) : extendBy(row, card, source));
}

/** A dice card drawn: its pips. */
export function makeOutcome(outcome: Outcome): string {
  return outcome.join('');
}

/** Reads a drawn card. Reasons: `empty`, `not-a-card`, `too-long`. */
export function parseOutcome(text: string): Result<Outcome, NotationError> {
  if (text === '') return refuse(0, 'empty');
  const card = cardAt(text, 0);
  if (card === 0) return refuse(0, 'not-a-card');
  return text.length > 1 ? refuse(1, 'too-long') : ok([card]);
}

/** The card that stands at a place; 0 if none does. */
function cardAt(text: string, at: number): number {
  const digit = digitAt(text, at, MOST_PIPS + 1);
  return Math.max(digit, 0);
}

/** The digit below `limit` that stands at a place; −1 if none does. */
function digitAt(text: string, at: number, limit: number): number {
  const digit = text.charCodeAt(at) - 48;
  return digit >= 0 && digit < limit ? digit : -1;
}

function refuse(at: number, reason: string): Result<never, NotationError> {
  return err({ code: 'notation', at, reason });
}
