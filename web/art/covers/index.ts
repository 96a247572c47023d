import { besenbingo } from './besenbingo.ts';
import type { Cover } from './cover.ts';
import { eineu } from './eineu.ts';
import { engelUndBengel } from './engel-und-bengel.ts';
import { maednKartenspiel } from './maedn-kartenspiel.ts';
import { twentyOne } from './twenty-one.ts';

/** The cover of every game, by its name in records. */
export const COVERS = {
  eineu,
  'twenty-one': twentyOne,
  besenbingo,
  'maedn-kartenspiel': maednKartenspiel,
  'engel-und-bengel': engelUndBengel,
} as const satisfies Readonly<Record<string, Cover>>;

export type CoverName = keyof typeof COVERS;
