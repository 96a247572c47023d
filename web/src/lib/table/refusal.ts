import type { RoomUi } from '@spieleabend/games/kit/board.ts';
import type { Refusal } from '@spieleabend/kernel';
import type { TableRefusal } from './driver.ts';
import { tableTexts } from './texts.ts';

/** A refusal as a sentence: in the game's own words where it has some, else in the table's. */
export function refusalText(ui: RoomUi, refusal: TableRefusal): string {
  const t = tableTexts();
  return ui.refusal(refusal as Refusal) ?? t.refusal[refusal.code] ?? t.refused(refusal.code);
}

/** The paragraph of the game's rules that a refusal names, or null. */
export function paragraphOf(refusal: TableRefusal): string | null {
  return 'rule' in refusal && typeof refusal.rule === 'string' ? refusal.rule : null;
}
