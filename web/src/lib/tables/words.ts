import { language } from '@spieleabend/games/kit/language.svelte.ts';
import type { ListedTable } from '@spieleabend/server/protocol';
import type { Ending } from '../table/mine.ts';
import { texts } from './messages/index.ts';

/** How long people may think at a table. */
export function timeInWords(time: ListedTable['time']): string {
  const t = texts().open;
  if (time === null) return t.noClock;
  if (time.kind === 'days') return t.days(time.days);
  const figures = new Intl.NumberFormat(language.current, { maximumFractionDigits: 1 });
  return t.live(figures.format(time.bank / 60_000), figures.format(time.increment / 1000));
}

/** How a game ended: who won, and where that says more, how this person did. `seats`: how many played. */
export function endingInWords({ winners, place, points }: Ending, seats: number): string {
  const t = texts().mine;
  if (points !== null) return t.points(points);
  if (winners.length === 0) return t.aborted;
  if (winners.length === seats) return t.draw;
  if (place === 1 && winners.length === 1) return t.won;
  return place === null || place === 1 ? t.wins(winners) : `${t.place(place)}. ${t.wins(winners)}`;
}

/** What is left of a time, as minutes and seconds: 9:05. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
