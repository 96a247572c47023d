import type { DataError, Refusal } from '@spieleabend/kernel';
import { texts } from '../messages/index.ts';
import type { EineuRefusal } from '../refusal.ts';

/** Why the rules of EINEU refused something, as a sentence with the paragraph; null for what the rules did not say. */
export function refusal(error: Refusal | DataError): string | null {
  if (!('rule' in error)) return null;
  const t = texts().refusal;
  // A refusal that names a paragraph comes from this game's rules.
  const refused = error as EineuRefusal;
  switch (refused.code) {
    case 'same-die':
      return t.sameDie(refused.die);
    case 'not-a-neighbour':
      return refused.value === refused.top
        ? t.alreadyTop(refused.die, refused.value)
        : t.opposite(refused.die, refused.value);
    case 'not-a-face':
      return t.notAFace(refused.die, refused.value);
    case 'chance-first':
      return t.rollFirst;
    case 'no-chance':
      return t.nothingToRoll;
    case 'not-your-turn':
      return t.notYourTurn;
    case 'cannot-stop':
      return t.cannotStop;
    case 'over':
      return t.gameOver(refused.rule);
    default:
      return null;
  }
}
