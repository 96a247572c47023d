import type { RoomUi } from '../../kit/board.ts';
import { texts } from '../messages/index.ts';
import type { View } from '../view.ts';
import Board from './Board.svelte';

/** The room of twenty one on the screen. */
export const ui: Pick<RoomUi<View>, 'Board' | 'options'> = {
  Board,
  options: () => texts().options,
};
