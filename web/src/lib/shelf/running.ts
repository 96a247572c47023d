import { list, type MyTable } from '../table/mine.ts';

/** Whether the game at a table is still to be played or going on. */
export const isRunning = ({ phase }: MyTable): boolean => phase === 'playing' || phase === 'lobby';

/** Whether a game of this device goes on somewhere. */
export const anythingRunning = (): boolean => list().some(isRunning);
