import { type Random, seeded } from '@spieleabend/kernel';
import type { Printed, Sheet } from '../data/sheets.ts';
import { TOWERS } from '../data/sheets.ts';
import { COMBINATIONS, COPILOTS, type Combination, WITCHES } from '../data/witches.ts';
import { SIDE } from '../square.ts';

/** A random sheet that keeps BB-1.1 to BB-1.3; on a sheet of `towerAtA1` square a1 is a tower. */
export function candidate(random: Random, towerAtA1: boolean): Sheet {
  const combinations = shuffled(COMBINATIONS, random);
  const onField = combinations.slice(0, TOWERS);
  const towers = shuffled(
    Array.from({ length: TOWERS }, (_, tower) => tower + 1),
    random,
  );
  const witches = [...onField];
  const field = Array.from({ length: SIDE }, (_, fromTop) =>
    Array.from({ length: SIDE }, (_, column): Printed => {
      const isTower = ((SIDE - 1 - fromTop + column) % 2 === 0) === towerAtA1;
      return (isTower ? towers.pop() : witches.pop()) ?? 0;
    }),
  );
  return {
    field,
    witches: shuffled(WITCHES, random),
    copilots: shuffled([...COPILOTS, COPILOTS[random.below(COPILOTS.length)] ?? 'cat'], random),
    combinations: shuffled(onField, random).slice(0, 3),
    pair: combinations[TOWERS] ?? combinations[0] ?? 'weather-cat',
  };
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(random.below(left.length), 1));
  return mixed;
}
