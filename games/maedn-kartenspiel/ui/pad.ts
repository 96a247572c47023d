import type { Pad, StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import type { View } from '../view.ts';
import { nameOf } from './story.ts';

/** How a dice card is asked for that somebody has drawn (MK-2.1, MK-3.1): one at a time, for the hand it goes to. */
export function pad(view: View, context: StoryContext, t: Messages): Pad {
  const name = nameOf(view.active, context);
  const nth = (view.handSizes[view.active] ?? 0) + 1;
  return { title: t.pad.card(name), places: [{ name: t.pad.place(nth), mark: null }], thing: String };
}
