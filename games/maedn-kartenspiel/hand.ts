/** Up to two cards as one number, an octal digit each, the smaller card first: `0o26`. A hand, or the cards of a move; 0 is none. */
export type Cards = number;

/** The smaller of two cards; 0 if there is only one. */
export function smaller(cards: Cards): number {
  return cards >> 3;
}

/** The larger of two cards, or the only one. */
export function larger(cards: Cards): number {
  return cards & 7;
}

/** Whether these are two cards: a full hand (MK-2.1). */
export function isPair(cards: Cards): boolean {
  return cards > 7;
}

/** The cards with one more. */
export function withCard(cards: Cards, card: number): Cards {
  const other = larger(cards);
  return card < other ? (card << 3) | other : (other << 3) | card;
}

/** The cards without one of them. */
export function withoutCard(cards: Cards, card: number): Cards {
  return larger(cards) === card ? smaller(cards) : larger(cards);
}

/** Whether a card is among them. */
export function hasCard(cards: Cards, card: number): boolean {
  return card > 0 && (larger(cards) === card || smaller(cards) === card);
}

/** Their pips together. */
export function sumOf(cards: Cards): number {
  return smaller(cards) + larger(cards);
}

/** How many they are. */
export function sizeOf(cards: Cards): number {
  return isPair(cards) ? 2 : cards === 0 ? 0 : 1;
}

/** The cards as a list, the smaller first. */
export function listOf(cards: Cards): readonly number[] {
  if (cards === 0) return [];
  return isPair(cards) ? [smaller(cards), larger(cards)] : [cards];
}

/** Up to two cards of a list as one number, in whatever order they stand there. */
export function cardsOf(list: readonly number[]): Cards {
  return list.reduce(withCard, 0);
}
