import type { Setup } from '@spieleabend/kernel';
import type { Line, Part, StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import type { View } from '../view.ts';
import { course } from './course.ts';
import { type Event, eventsIn, type Placed } from './events.ts';
import { paintOf } from './paint.ts';

interface Teller {
  readonly context: StoryContext;
  readonly t: Messages;
}

/** The log as sentences, a line an entry; events of the table are told by the page. */
export function story(log: readonly string[], context: StoryContext, t: Messages): readonly Line[] {
  const views = course(log, context.setup);
  const events = eventsIn(log, views);
  return events.flatMap((event, index): readonly Line[] => {
    const code = log[index];
    const after = views[index + 1];
    if (event === null || code === undefined || after === undefined) return [];
    const parts = told(event, after, { context, t });
    return [{ code, parts, more: continuesTurn(event) }];
  });
}

/** A turn begins with its first roll. */
function continuesTurn(event: Event): boolean {
  return event.type !== 'face' && !(event.type === 'roll' && !event.again);
}

function told(event: Event, after: View, { context, t }: Teller): readonly Part[] {
  const name = nameOf(event.seat, context);
  switch (event.type) {
    case 'face':
      return revealed(after, { context, t });
    case 'roll': {
      const dice = listed(
        event.dice.map((value) => mark(value, event.seat)),
        t.and,
      );
      return [event.again ? t.story.again : t.story.rolls(name), ...dice, '.', ...(event.dud ? [t.story.dud] : [])];
    }
    case 'again':
      return [t.story.rollsOn(name, event.dice)];
    case 'stop':
      return [t.story.stops(name, event.dice)];
    case 'place':
      return [
        t.story.places(name),
        mark(event.value, event.seat),
        t.story.onRow(event.row + 1),
        ...settled(event, { context, t }),
        ...(event.roundOver ? [t.story.full] : []),
      ];
  }
}

function revealed(after: View, { context, t }: Teller): readonly Part[] {
  const name = after.face === null ? '' : t.nameOf(after.face.name);
  const opening =
    after.tied.length > 0 ? t.story.playOff : after.round === 1 ? t.story.first : t.story.face(after.round);
  return [opening, { strong: name }, t.story.begins(nameOf(after.active, context))];
}

/** What the row brings or costs, where this die has filled it (EB-4.1). */
function settled({ settled: points, change, seat }: Placed, { context, t }: Teller): readonly Part[] {
  if (points === null) return [];
  const name = nameOf(seat, context);
  if (points > 0) return [t.story.gains(name), { strong: String(change) }, '.'];
  if (change === 0) return [t.story.goesFree(name)];
  return [t.story.pays(name), { strong: String(-change) }, change > points ? t.story.all : '', '.'];
}

/** Points after each entry of the log, a list a seat. */
export function curve(log: readonly string[], setup: Setup): readonly (readonly number[])[] {
  const views = course(log, setup).slice(1);
  return Array.from({ length: setup.seats }, (_, seat) => views.map(({ points }) => points[seat] ?? 0));
}

/** The name of a seat, or null for "you". */
export function nameOf(seat: number, { names, you }: Pick<StoryContext, 'names' | 'you'>): string | null {
  return seat === you ? null : (names[seat] ?? '');
}

function mark(value: number, seat: number): Part {
  return { mark: paintOf(seat).token, text: String(value) };
}

/** The pieces with commas between them, and `last` before the last one. */
function listed(pieces: readonly Part[], last: string): readonly Part[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [index === pieces.length - 1 ? last : ', ', piece]));
}
