import { awaited, correctLast, err, ok, tellers } from '@spieleabend/kernel';
import type { Command } from '../protocol/index.ts';
import * as chairs from './chairs.ts';
import { planEntries } from './entries.ts';
import { doneKey, type Standing, seated } from './standing.ts';
import type { Moment, Plan } from './step.ts';

type MoveCommand = Extract<Command, { type: 'decide' | 'withdraw' | 'take-back' | 'happen' }>;

/** Somebody plays: decides, changes his mind, or tells how real dice fell. `chair`: his, or null. */
export function planMove(standing: Standing, chair: number | null, command: MoveCommand, moment: Moment): Plan {
  const { row, done } = standing;
  const sitting = seated(standing, chair);
  if (!sitting.ok) return sitting;
  const { play, seat } = sitting.value;
  const text = textOf(command, seat);
  const id = command.type === 'happen' ? idOf(seat, command.id) : command.id;
  if (done.includes(doneKey(text, id))) return ok(null);
  const { session } = play;
  const { bots, resigned } = session.seating;
  if (play.paused) return err({ code: 'paused' });
  if (command.type === 'take-back') {
    if (command.seq !== session.revision) return err({ code: 'stale-ask' });
  } else if (command.type === 'happen') {
    if (row.chance !== 'typed') return err({ code: 'not-typed' });
    if (session.over === null && command.ask !== session.asked) return err({ code: 'stale-ask' });
    const due = awaited(session.game, session.state);
    if (due !== null && !tellers(due.readers, chairs.peopleOf(row), session.seating).includes(seat)) {
      return err({ code: 'not-yours-to-tell' });
    }
  } else {
    if (session.over === null && command.ask !== session.asked) return err({ code: 'stale-ask' });
    if (command.type === 'decide' && session.held.get(seat) === command.move) return ok(null);
  }
  const isPlayed = bots.includes(seat) || resigned.includes(seat);
  if (isPlayed && command.type !== 'happen' && session.over === null) return err({ code: 'bot-plays' });
  return planEntries(standing, [{ text, command: id }], moment);
}

/**
 * What a command is stored under whose entry does not say who sent it. People choose their ids alone: nobody's command is taken for
 * another's, nor can anybody find out by an id what a hidden entry says. `seat`: null for a host who only watches.
 */
export function idOf(seat: number | null, id: string): string {
  return `${seat ?? 'host'}.${id}`;
}

/** The entry that a command about the game comes to. */
function textOf(command: MoveCommand, seat: number): string {
  if (command.type === 'happen') return `*:${command.outcome}`;
  return command.type === 'decide' ? `${seat}:${command.move}` : `!${seat}:${command.type}`;
}

/** The last thing that people told or decided was mistyped; what bots did after it goes with it. */
export function planCorrection(
  standing: Standing,
  chair: number | null,
  command: Extract<Command, { type: 'correct' }>,
  moment: Moment,
): Plan {
  const { row, play, done } = standing;
  if (play === null) return err({ code: 'not-started' });
  if (row.chance !== 'typed') return err({ code: 'not-typed' });
  const text = '!correct';
  const id = idOf(chair === null ? null : chairs.seatOf(row, chair), command.id);
  if (done.includes(doneKey(text, id))) return ok(null);
  const { session } = play;
  if (command.seq !== session.revision) return err({ code: 'stale-ask' });
  const people = chairs.peopleOf(row);
  const corrected = correctLast(session, (seat) => !people.includes(seat));
  if (corrected === null) return err({ code: 'nothing-to-correct' });
  const entry = { text, command: id };
  return planEntries(standing, new Array<typeof entry>(corrected.times).fill(entry), moment);
}
