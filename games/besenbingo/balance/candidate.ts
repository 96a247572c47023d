import { pick, type Random } from '@spieleabend/kernel';
import { type Sheet, TOWER_NUMBERS } from '../data/sheets.ts';
import { COPILOTS, type Combination, type Copilot, WITCHES } from '../data/witches.ts';
import { SIDE } from '../square.ts';

/**
 * A random sheet by BB-1.1 to BB-1.3 with our own good manners: each kind of witch stands on it twice, each copilot at least twice, and the
 * bar shows each witch once. So every field of the bar can be struck.
 */
export function candidate(random: Random, towerAtA1: boolean): Sheet {
  const absent = absentCopilots(random);
  const present = WITCHES.flatMap((witch, index) =>
    COPILOTS.filter((copilot) => copilot !== absent[index]).map((copilot): Combination => `${witch}-${copilot}`),
  );
  const pair = random.below(WITCHES.length);
  return {
    field: fieldOf(shuffled(present, random), shuffled(TOWER_NUMBERS, random), towerAtA1),
    witches: shuffled(WITCHES, random),
    copilots: shuffled([...COPILOTS, pick(COPILOTS, random)], random),
    combinations: shuffled(present, random).slice(0, 3),
    pair: `${WITCHES[pair] ?? 'weather'}-${absent[pair] ?? 'cat'}`,
  };
}

/** The copilot that each kind of witch lacks: every copilot is lacking once, one of them twice. */
function absentCopilots(random: Random): readonly Copilot[] {
  return shuffled([...COPILOTS, pick(COPILOTS, random)], random);
}

function fieldOf(
  witches: readonly Combination[],
  towers: readonly (typeof TOWER_NUMBERS)[number][],
  towerAtA1: boolean,
): Sheet['field'] {
  return Array.from({ length: SIDE }, (_, fromTop) =>
    Array.from({ length: SIDE }, (_, column) => {
      const before = (SIDE * fromTop + column) >> 1;
      const isTower = ((SIDE - 1 - fromTop + column) % 2 === 0) === towerAtA1;
      return (isTower ? towers[before] : witches[before]) ?? 1;
    }),
  );
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(random.below(left.length), 1));
  return mixed;
}
