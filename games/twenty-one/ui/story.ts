import { HIDDEN, parseEntry } from '@spieleabend/kernel';
import type { Line, Part, StoryContext } from '../../kit/board.ts';
import { COLOURS, type Colour, LIMITS } from '../data/sheets.ts';
import type { Messages } from '../messages/index.ts';
import type { View } from '../view.ts';
import { course, openedWith } from './course.ts';
import { PAINT } from './paint.ts';
import { coloursOf, firstFree } from './sheet.ts';

/** An entry of the log as the teller sees it: what everybody saw before it, and once all that opened with it was open. */
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
    const after = views[Math.max(openedWith(log, index), index + 1)];
    const entry = parseEntry(code);
    if (before === undefined || after === undefined || !entry.ok || entry.value.type === 'table') return [];
    const moment = { before, after, context, t };
    return entry.value.type === 'chance'
      ? [happened(code, moment)]
      : [{ code, parts: decided(entry.value.seat, entry.value.text, moment) }];
  });
}

function happened(code: string, { before, after, context, t }: Moment): Line {
  if (before.phase === 'deal') {
    const [only, ...others] = after.sheets;
    const alone = only !== undefined && others.length === 0 && context.you === 0;
    return { code, parts: [alone ? t.story.dealAlone(only.letter.toUpperCase()) : t.story.deal] };
  }
  const again = before.phase === 'reroll';
  const dice = COLOURS.map((colour) => mark(colour, after, t));
  const opening = again ? t.story.rerolled : t.story.rolls(nameOf(before.active, context));
  return { code, parts: [opening, ...listed(dice, ', '), '.'], more: again };
}

function decided(seat: number, text: string, moment: Moment): readonly Part[] {
  const { context, t } = moment;
  const name = nameOf(seat, context);
  if (text === 'keep') return [t.story.keeps(name)];
  if (text === 'reroll') return [t.story.rerolls(name)];
  if (text === HIDDEN) return [t.story.done(name)];
  const parts = text === 'x' ? struck(seat, moment) : entered(seat, coloursOf(text), moment);
  return [...parts, '.', ...filled(seat, moment)];
}

function struck(seat: number, { before, context, t }: Moment): readonly Part[] {
  const sheet = before.sheets[seat];
  const colour = sheet && firstFree(sheet);
  return colour ? [t.story.strikes(nameOf(seat, context)), { mark: PAINT[colour].token, text: t.colour[colour] }] : [];
}

/** "You enter Green 1: a hit" */
function entered(seat: number, colours: readonly Colour[], { before, context, t }: Moment): readonly Part[] {
  const sheet = before.sheets[seat];
  const row = sheet?.rows[sheet.current];
  const hits = colours.filter((colour) => LIMITS[row?.colours.indexOf(colour) ?? -1] === valueIn(colour, before));
  const dice = colours.map((colour) => mark(colour, before, t));
  const end = t.story.entersEnd + (hits.length > 0 ? t.story.hits(hits.length) : '');
  return [t.story.enters(nameOf(seat, context)), ...listed(dice, t.and), ...(end === '' ? [] : [end])];
}

/** "Your second row scores 28.", once it is open that the row is full. */
function filled(seat: number, { before, after, context, t }: Moment): readonly Part[] {
  const index = before.sheets[seat]?.current ?? 0;
  const sheet = after.sheets[seat];
  const row = sheet?.rows[index];
  if (sheet === undefined || row === undefined || sheet.current === index) return [];
  return [t.story.rowFull(seat === context.you, index), { strong: String(row.points) }, '.'];
}

/** Points after each entry of the log, a list a seat; the unfinished row counts as it stands, so the last is the final score. */
export function curve(log: readonly string[], context: StoryContext): readonly (readonly number[])[] {
  const views = course(log, context.setup).slice(1);
  return context.names.map((_, seat) => views.map(({ sheets }) => sheets[seat]?.points ?? 0));
}

/** The name of a seat, or null for "you". */
export function nameOf(seat: number, { names, you }: StoryContext): string | null {
  return seat === you ? null : (names[seat] ?? '');
}

function valueIn(colour: Colour, { dice }: View): number {
  return dice?.[COLOURS.indexOf(colour)] ?? 0;
}

function mark(colour: Colour, view: View, t: Messages): Part {
  return { mark: PAINT[colour].token, text: t.dice.name(t.colour[colour], valueIn(colour, view)) };
}

/** The pieces with commas between them, and `last` before the last one. */
function listed(pieces: readonly Part[], last: string): readonly Part[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [index === pieces.length - 1 ? last : ', ', piece]));
}
