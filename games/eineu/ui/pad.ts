import type { Pad, StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import type { View } from '../rules.ts';

/** How the roll of the black die is asked for (EI-2.1). */
export function pad(view: View, { names, you }: StoryContext, t: Messages): Pad {
  const who = { name: names[view.seat] ?? '', you: view.seat === you };
  return { title: t.pad.roll(who), places: [{ name: t.die.k, mark: 'die-black' }], thing: String };
}
