import type { Refusal } from '@spieleabend/kernel';
import { DICE, type Die } from '../data/dice.ts';
import { texts } from '../messages/index.ts';
import type { Refused } from '../rules.ts';

/** Why the rules of EINEU refused something, as a sentence with the paragraph; null for what the rules did not say. */
export function refusal(error: Refusal): string | null {
  if (!('rule' in error)) return null;
  const { code, rule, die, value, top } = error as Refused;
  const t = texts().refusal;
  switch (code) {
    case 'same-die':
      return isDie(die) ? t.sameDie(die) : null;
    case 'not-a-neighbour':
      if (!isDie(die) || typeof value !== 'number') return null;
      return value === top ? t.alreadyTop(die, value) : t.opposite(die, value);
    case 'not-a-face':
      return isDie(die) ? t.notAFace(die, typeof value === 'number' ? value : null) : null;
    case 'roll-first':
      return t.rollFirst;
    case 'nothing-to-roll':
      return t.nothingToRoll;
    case 'not-your-turn':
      return t.notYourTurn;
    case 'cannot-stop':
      return t.cannotStop;
    case 'game-over':
      return t.gameOver(rule);
    default:
      return null;
  }
}

function isDie(value: unknown): value is Die {
  return DICE.some((die) => die === value);
}
