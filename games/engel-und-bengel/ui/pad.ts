import type { ChanceSpec } from '@spieleabend/kernel';
import type { Pad, StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import { FACE_OUTCOME } from '../state.ts';
import type { View } from '../view.ts';
import { paintOf } from './paint.ts';
import { nameOf } from './story.ts';

/** How the next face (EB-2.1) or a roll (EB-3.1) is asked for. */
export function pad(view: View, spec: ChanceSpec, context: StoryContext, t: Messages): Pad {
  if (view.phase === 'face') {
    return {
      title: view.round === 0 ? t.pad.firstFace : t.pad.nextFace,
      places: [{ name: t.pad.face, mark: null }],
      thing: (outcome) => t.pad.faceNumber(outcome - FACE_OUTCOME),
    };
  }
  const dice = spec.kind === 'dice' ? spec.dice : [];
  const { token } = paintOf(view.active);
  return {
    title: t.pad.roll(nameOf(view.active, context)),
    places: dice.map((_, die) => ({ name: t.pad.die(die + 1), mark: token })),
    thing: String,
  };
}
