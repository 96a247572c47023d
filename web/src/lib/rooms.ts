import type { RoomUi } from '@spieleabend/games/kit/board.ts';

type RoomModule = { readonly ui: RoomUi };

// One chunk a game, fetched when its box is opened. A new room is found here by itself.
const MODULES = import.meta.glob<RoomModule>('../../../games/*/ui/index.ts');

/** What a room brings for the screen; undefined where there is no such room. */
export async function loadUi(id: string): Promise<RoomUi | undefined> {
  const load = MODULES[`../../../games/${id}/ui/index.ts`];
  return load && (await load()).ui;
}
