import { findRoom } from '@spieleabend/games';
import { createSubscriber } from 'svelte/reactivity';
import { messages } from '../messages/index.ts';
import { lastName, list, type MyTable, watchMine } from '../table/mine.ts';

const subscribe = createSubscriber(watchMine);

/** The tables of this device, the latest first; reactive, whichever tab changes them. */
export function myTables(): readonly MyTable[] {
  subscribe();
  return list();
}

/** Whether the game at a table is still to be played or going on. */
export const isRunning = ({ phase }: MyTable): boolean => phase === 'playing' || phase === 'lobby';

/** The tables where a game goes on, those first where this person is waited for. */
export function running(tables: readonly MyTable[]): readonly MyTable[] {
  return tables.filter(isRunning).toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
}

/** How it stands at a table, in words. */
export function headingOf(table: MyTable): string {
  const text = messages().running;
  if (!isRunning(table)) return text.over;
  if (table.phase === 'lobby') return text.lobby;
  return table.yourTurn ? text.yourTurn : text.playing;
}

/** Which game it is, and with whom, in words. */
export function captionOf({ game, names }: MyTable): string {
  const me = lastName();
  const others = names.filter((name) => name !== '' && name !== me);
  return messages().running.game(findRoom(game)?.about.title ?? game, others);
}
