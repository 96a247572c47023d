import type { Line, Part, StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import { letterOf } from '../notation.ts';
import { type Event, history, isTheft } from './history.ts';

/** The log as sentences, a line an entry; events of the table are told by the page. */
export function story(log: readonly string[], context: StoryContext, t: Messages): readonly Line[] {
  const moments = history(log, context.setup);
  return log.flatMap((code, index): readonly Line[] => {
    const event = moments[index]?.event ?? null;
    if (event === null) return [];
    const more = event.type === 'draw' && moments[index - 1]?.event?.seat === event.seat;
    return [{ code, parts: told(event, context, t), more }];
  });
}

function told(event: Event, context: StoryContext, t: Messages): readonly Part[] {
  const name = nameOf(event.seat, context);
  switch (event.type) {
    case 'draw':
      return [event.deal ? t.story.deals(name, event.card) : t.story.draws(name, event.card)];
    case 'discard':
      return [t.story.discards(name, event.cards)];
    case 'take':
      return took(event, context, t);
  }
}

function took(event: Extract<Event, { type: 'take' }>, context: StoryContext, t: Messages): readonly Part[] {
  const { seat, cards, figure, row, started, from, completes } = event;
  const name = nameOf(seat, context);
  const you = name === null;
  const taking =
    from === null
      ? t.story.takes(you, figure)
      : isTheft(event)
        ? t.story.steals(you, figure, nameOf(from.seat, context))
        : t.story.takesFromOwn(you, figure, letterOf(from.row));
  const into = started ? t.story.intoFresh : t.story.into(letterOf(row));
  const sentence = t.story.plays(name, cards) + taking + into;
  return completes === null
    ? [sentence]
    : [sentence + t.story.complete, { strong: t.story.completeEnd(completes) }, '.'];
}

/** Points after each entry of the log, a list a seat. */
export function curve(log: readonly string[], context: StoryContext): readonly (readonly number[])[] {
  const moments = history(log, context.setup);
  return context.names.map((_, seat) => moments.map(({ after }) => after.points[seat] ?? 0));
}

/** The name of a seat, or null for "you". */
export function nameOf(seat: number, { names, you }: StoryContext): string | null {
  return seat === you ? null : (names[seat] ?? '');
}
