import type { Pad, StoryContext } from '../../kit/board.ts';
import { COLOURS, LETTERS } from '../data/sheets.ts';
import type { Messages } from '../messages/index.ts';
import type { View } from '../view.ts';
import { PAINT } from './paint.ts';

/** How a deal (TO-2.1) or a roll (TO-3.1) is asked for. */
export function pad(view: View, { names, you }: StoryContext, t: Messages): Pad {
  if (view.phase === 'deal') {
    return {
      title: view.seats === 1 ? t.pad.dealAlone : t.pad.deal,
      places: names.map((name) => ({ name, mark: null })),
      thing: (letter) => t.sheet.letter((LETTERS[letter] ?? '').toUpperCase()),
    };
  }
  const name = view.active === you ? null : (names[view.active] ?? '');
  return {
    title: view.phase === 'reroll' ? t.pad.reroll(name) : t.pad.roll(name),
    places: COLOURS.map((colour) => ({ name: t.colour[colour], mark: PAINT[colour].token })),
    thing: String,
  };
}
