import { texts } from '../messages/index.ts';
import type { State } from '../rules.ts';
import { pairIn, who } from './story.ts';

/** What the act panel says. */
export interface WhatNow {
  readonly title: string;
  readonly text: string;
  /** Somebody else is thinking, and one would like to know for how long. */
  readonly waits: boolean;
  /** Whether ending the turn is one of the things to do. */
  readonly mayStop: boolean;
}

interface Asked {
  readonly here: State;
  readonly names: readonly string[];
  /** The seat called "you", or null. */
  readonly you: number | null;
  /** The seat this device plays, or null. */
  readonly seat: number | null;
  /** Whether that seat may decide now. */
  readonly mayAct: boolean;
}

/** What is to do now, for whoever sits here or watches. */
export function whatNow({ here, names, you, seat, mayAct }: Asked): WhatNow {
  const t = texts().now;
  const actor = who(here.seat, { names, you });
  const quiet = { waits: false, mayStop: false };
  if (here.targets === null) return { title: t.roll(actor), text: t.rollText, ...quiet };
  if (seat !== here.seat || !mayAct) {
    return {
      title: t.thinks(actor),
      text: here.earned ? t.mayAgain : t.mayTip(here.last),
      waits: true,
      mayStop: false,
    };
  }
  if (!here.earned || here.last === null) return { title: t.turn(actor), text: t.turnText, ...quiet };
  const title = pairIn(here, here.last) === null ? t.sequence : t.pair;
  return { title, text: t.again(actor), waits: false, mayStop: true };
}
