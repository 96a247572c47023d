import type { Pad, StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import type { View } from '../view.ts';

/** How the deal of the sheets (BB-2.1) or the next tower card (BB-3.1) is asked for. */
export function pad(view: View, { names }: StoryContext, t: Messages): Pad {
  if (view.phase === 'deal') {
    return {
      title: view.seats === 1 ? t.pad.dealAlone : t.pad.deal,
      places: names.map((name) => ({ name, mark: null })),
      thing: t.sheet.number,
    };
  }
  return { title: t.pad.tower, places: [{ name: t.pad.card, mark: null }], thing: String };
}
