import type { RoomUi } from '../../kit/board.ts';
import { texts } from '../messages/index.ts';
import type { View } from '../rules.ts';
import Board from './Board.svelte';
import { pad } from './pad.ts';
import { refusal } from './refusal.ts';
import { epilogue, story } from './story.ts';

/** The room of EINEU on the screen. It has no points, so no curve. */
export const ui: RoomUi<View> = {
  Board,
  story,
  epilogue,
  curve: () => null,
  refusal,
  pad: (look, _, context) => pad(look.view, context, texts()),
  options: () => texts().options,
};
