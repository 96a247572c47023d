import type { Line, RoomUi, StoryContext } from '@spieleabend/games/kit/board.ts';
import { parseTableEvent, type TableEvent } from '@spieleabend/kernel';
import { tableTexts } from './texts.ts';

/** The log without what happened outside the rules: all that a room hears of. */
export function played(log: readonly string[]): readonly string[] {
  return log.filter((entry) => !isOutside(entry));
}

/** The log as sentences: the room's own, and between them what happened at the table outside the rules. */
export function told(ui: Pick<RoomUi, 'story'>, log: readonly string[], context: StoryContext): readonly Line[] {
  const lines = ui.story(played(log), context);
  const whole: Line[] = [];
  let at = 0;
  for (const code of log) {
    const line = lines[at];
    if (isOutside(code)) {
      whole.push(...eventLine(code, context));
    } else if (line?.code === code) {
      // What continues the line above does so only where it stands right below it.
      whole.push(isOutside(whole.at(-1)?.code ?? '') ? { ...line, more: false } : line);
      at++;
    }
  }
  return [...whole, ...lines.slice(at)];
}

function isOutside(entry: string): boolean {
  return entry.startsWith('!');
}

function eventLine(code: string, context: StoryContext): readonly Line[] {
  const event = parseTableEvent(code.slice(1));
  return event.ok ? [{ code, parts: [sentence(event.value, context)] }] : [];
}

function sentence(event: TableEvent, { names, you }: StoryContext): string {
  const t = tableTexts().events;
  if (event.type === 'abort') return t.abort;
  return t[event.type](event.seat === you ? null : (names[event.seat] ?? ''));
}
