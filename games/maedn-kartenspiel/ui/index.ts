import type { RoomUi } from '../../kit/board.ts';
import { texts } from '../messages/index.ts';
import type { View } from '../view.ts';
import Board from './Board.svelte';
import { epilogue } from './epilogue.ts';
import { pad } from './pad.ts';
import { refusalInWords } from './refusal.ts';
import { curve, story } from './story.ts';

/** The room of Mensch ärgere Dich nicht – Das Kartenspiel on the screen. */
export const ui: RoomUi<View> = {
  Board,
  story: (log, context) => story(log, context, texts()),
  epilogue: (log, result, context) => epilogue(log, result, context, texts()),
  curve,
  refusal: (error) => refusalInWords(error, texts()),
  pad: (look, _, context) => pad(look.view, context, texts()),
  options: () => texts().options,
};
