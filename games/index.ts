import { besenbingo } from './besenbingo/about.ts';
import { eineu } from './eineu/about.ts';
import { engelUndBengel } from './engel-und-bengel/about.ts';
import { maednKartenspiel } from './maedn-kartenspiel/about.ts';
import type { About, Room, Rules } from './room.ts';
import { twentyOne } from './twenty-one/about.ts';

export {
  type About,
  type Opponents,
  type OwnData,
  type Printing,
  type PrintLanguage,
  type Rank,
  type Room,
  type Rules,
  type Search,
  type Solving,
  STRENGTHS,
  type Strength,
  type Thinking,
} from './room.ts';

/** The shelf, from left to right: one line a game. */
export const ROOMS: readonly Room[] = [
  {
    about: eineu,
    load: async () => (await import('./eineu/index.ts')).rules,
    print: async () => (await import('./eineu/print/index.ts')).printing,
    solving: async () => (await import('./eineu/solving.ts')).solving,
  },
  {
    about: twentyOne,
    load: async () => (await import('./twenty-one/index.ts')).rules,
    print: async () => (await import('./twenty-one/print/index.ts')).printing,
    solving: async () => (await import('./twenty-one/solving.ts')).solving,
  },
  {
    about: besenbingo,
    load: async () => (await import('./besenbingo/index.ts')).rules,
    print: async () => (await import('./besenbingo/print/index.ts')).printing,
    solving: async () => (await import('./besenbingo/solving.ts')).solving,
  },
  {
    about: maednKartenspiel,
    load: async () => (await import('./maedn-kartenspiel/index.ts')).rules,
    print: async () => (await import('./maedn-kartenspiel/print/index.ts')).printing,
  },
  {
    about: engelUndBengel,
    load: async () => (await import('./engel-und-bengel/index.ts')).rules,
    print: async () => (await import('./engel-und-bengel/print/index.ts')).printing,
  },
];

/** The room of this name, or undefined. */
export function findRoom(id: string): Room | undefined {
  return ROOMS.find((room) => room.about.id === id);
}

/** The whole title of a game, as on its box. */
export function titleOf({ title, subtitle }: About): string {
  return subtitle === undefined ? title : `${title} – ${subtitle}`;
}

/** What has been loaded: importing anew each time would take longer than playing a whole game. */
const loaded = new Map<string, Rules>();

/** The rules of a game, loaded when first asked for; undefined where the house has no such game. */
export async function loadRules(id: string): Promise<Rules | undefined> {
  const rules = loaded.get(id) ?? (await findRoom(id)?.load());
  if (rules !== undefined) loaded.set(id, rules);
  return rules;
}
