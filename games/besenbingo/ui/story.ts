import { HIDDEN, parseEntry } from '@spieleabend/kernel';
import type { Line, Part, StoryContext } from '../../kit/board.ts';
import { MINUS_FIELDS } from '../data/sheets.ts';
import type { Messages } from '../messages/index.ts';
import { at } from '../sheet.ts';
import { SQUARE_NAMES } from '../square.ts';
import { sheetOf, type View } from '../view.ts';
import { worthIn } from './bar.ts';
import { choiceOf } from './choice.ts';
import { course } from './course.ts';

/** An entry of the log as the teller sees it: what everybody saw before it and after it. */
interface Moment {
  readonly before: View;
  readonly after: View;
  readonly context: StoryContext;
  readonly t: Messages;
}

/** The log as sentences, a line an entry; events of the table are told by the page. */
export function story(log: readonly string[], context: StoryContext, t: Messages): readonly Line[] {
  const views = course(log, context.setup);
  return log.flatMap((code, index): readonly Line[] => {
    const before = views[index];
    const after = views[index + 1];
    const entry = parseEntry(code);
    if (before === undefined || after === undefined || !entry.ok || entry.value.type === 'table') return [];
    const moment = { before, after, context, t };
    const parts =
      entry.value.type === 'chance' ? happened(moment) : decided(entry.value.seat, entry.value.text, moment);
    return [{ code, parts: [...parts, ...ending(moment)] }];
  });
}

function happened({ before, after, context, t }: Moment): readonly Part[] {
  if (before.phase === 'deal') {
    const [only, ...others] = after.sheets;
    const alone = only !== undefined && others.length === 0 && context.you === 0;
    return [alone ? t.story.dealAlone(only.number) : t.story.deal];
  }
  return [{ strong: t.story.tower(after.called.at(-1) ?? 0) }, t.story.calls];
}

function decided(seat: number, text: string, { before, context, t }: Moment): readonly Part[] {
  const name = nameOf(seat, context);
  const sheet = before.sheets[seat];
  if (text === HIDDEN || sheet === undefined) return [t.story.done(name)];
  const { square, row } = choiceOf(text);
  if (square === null || row === null) return [t.story.minus(name, MINUS_FIELDS[before.minus][sheet.minus] ?? 0)];
  const printed = at(sheetOf(sheet), SQUARE_NAMES.indexOf(square));
  const worth = worthIn(sheet, row);
  return [
    t.story.lands(name),
    typeof printed === 'number' ? square : t.story.combination(printed),
    t.story.inRow(row),
    worth === null ? t.story.half : t.story.scores(worth),
  ];
}

/** With the last decision the tower that was put aside is known. */
function ending({ before, after, t }: Moment): readonly Part[] {
  return before.silent === null && after.silent !== null ? [' ', t.story.silent(after.silent)] : [];
}

/** Points after each entry of the log, a list a seat. */
export function curve(log: readonly string[], context: StoryContext): readonly (readonly number[])[] {
  const views = course(log, context.setup).slice(1);
  return context.names.map((_, seat) => views.map(({ sheets }) => sheets[seat]?.points ?? 0));
}

/** The name of a seat, or null for "you". */
export function nameOf(seat: number, { names, you }: StoryContext): string | null {
  return seat === you ? null : (names[seat] ?? '');
}
