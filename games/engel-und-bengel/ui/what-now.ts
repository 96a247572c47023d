import type { StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import type { View } from '../view.ts';
import type { Offers, Picked } from './choice.ts';
import type { Event } from './events.ts';
import { nameOf } from './story.ts';

/** What the act panel says: a strong line and a plain one. */
export interface WhatNow {
  readonly title: string;
  readonly text: string;
}

type Naming = Pick<StoryContext, 'names' | 'you'>;

/** What is to do for whoever decides at this device. `placed` is the value of the die placed last from this roll, null before the first. */
export function yourMove(
  offers: Offers,
  picked: Picked | null,
  placed: number | null,
  name: string | null,
  t: Messages,
): WhatNow {
  if (picked?.type === 'die') return { title: t.act.where(picked.value), text: t.act.whereHelp };
  if (picked?.type === 'row') return { title: t.act.which, text: t.act.whichHelp(picked.row) };
  if (!offers.stop || placed === null) return { title: t.act.must(name), text: t.act.mustHelp };
  return { title: t.act.may(placed), text: offers.placements.length > 0 ? t.act.mayHelp : t.act.decideHelp };
}

/** What a person sees happen while others act, or while chance decides. */
export function watching(view: View, naming: Naming, t: Messages): WhatNow {
  const name = nameOf(view.active, naming);
  if (view.phase === 'face') {
    return view.round === 0
      ? { title: t.act.first, text: t.act.begins(name) }
      : { title: t.act.next, text: t.act.nextBegins(name) };
  }
  if (view.phase === 'roll') return { title: t.act.rolls(name), text: '' };
  // Where one's own die is still on its way, nobody ponders.
  if (name === null) return { title: t.act.watch(name), text: '' };
  return {
    title: t.act.watch(name),
    text: view.placed ? t.act.watchDecide : t.act.watchPlace,
  };
}

/** What an event that is being shown says; null where it needs no words. */
export function happening(event: Event, after: View, naming: Naming, t: Messages): WhatNow | null {
  const name = nameOf(event.seat, naming);
  if (event.type === 'face' && after.face !== null) {
    return { title: t.act.revealed(t.nameOf(after.face.name)), text: t.act.begins(name) };
  }
  if (event.type === 'roll') return event.dud ? { title: t.act.dud, text: t.act.dudHelp(name) } : null;
  if (event.type !== 'place' || event.settled === null) return null;
  const text = event.roundOver ? t.act.full : '';
  if (event.settled > 0) return { title: t.act.gains(name, event.change), text };
  return { title: event.change === 0 ? t.act.goesFree(name) : t.act.pays(name, -event.change), text };
}
