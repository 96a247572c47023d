import { err, makeTableEvent, ok } from '@spieleabend/kernel';
import type { Command } from '../protocol/index.ts';
import * as chairs from './chairs.ts';
import { firstToEnd } from './clocks.ts';
import { PATIENCE, planEntries, type Wanted } from './entries.ts';
import { idOf } from './move-plans.ts';
import { applyEntry, type Play } from './play.ts';
import { hasMade, type Standing, seated } from './standing.ts';
import type { Moment, Plan } from './step.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** A bot plays on for a chair: one's own, or that of somebody who has been gone for a while. */
export function planSubstitute(
  standing: Standing,
  chair: number | null,
  { id, chair: target }: Of<'substitute'>,
  moment: Moment,
): Plan {
  const { row } = standing;
  const sitting = seated(standing, chair);
  if (!sitting.ok) return sitting;
  const { play, seat } = sitting.value;
  const command = idOf(seat, id);
  // Sent again: whether he is still gone is no question any more.
  if (hasMade(standing, command)) return ok(null);
  const targetSeat = chairs.seatOf(row, target);
  if (targetSeat === null || row.chairs[target]?.kind !== 'person') return err({ code: 'unknown-chair' });
  const text = makeTableEvent({ type: 'bot', seat: targetSeat });
  if (target !== chair && !isAbsent(standing, target, moment.presence)) return err({ code: 'still-here' });
  // Two may do it at the same moment.
  if (play.session.over === null && play.session.seating.bots.includes(targetSeat)) return ok(null);
  // Going and coming back would fill the log without end.
  if (target === chair && play.stored >= PATIENCE) return err({ code: 'too-often' });
  return once(standing, { text, command }, moment);
}

/**
 * Whether the others need not wait for the person on a chair: he is gone. Where a decision may take days everybody is, and only he counts as
 * gone for whom a bot plays already.
 */
export function isAbsent({ row, play }: Standing, chair: number, presence: Moment['presence']): boolean {
  const person = row.chairs[chair];
  if (person?.kind !== 'person' || presence(person.holder) !== 'gone') return false;
  const seat = chairs.seatOf(row, chair);
  return row.time?.kind !== 'days' || (seat !== null && play?.session.seating.bots.includes(seat) === true);
}

/** Somebody for whom a bot plays plays himself again. */
export function planComeBack(standing: Standing, chair: number | null, { id }: Of<'come-back'>, moment: Moment): Plan {
  const sitting = seated(standing, chair);
  if (!sitting.ok) return sitting;
  const { play, seat } = sitting.value;
  const { bots, resigned } = play.session.seating;
  // There already, as when two pages of the same person say it.
  if (play.session.over === null && !bots.includes(seat) && !resigned.includes(seat)) return ok(null);
  // His time for this decision is over: a bot makes it, and only then has he time again.
  if (play.clocks?.left[seat] === 0 && play.session.waiting.includes(seat)) return err({ code: 'time-up' });
  return once(standing, { text: makeTableEvent({ type: 'back', seat }), command: idOf(seat, id) }, moment);
}

/** Somebody gives up. */
export function planResign(standing: Standing, chair: number | null, { id }: Of<'resign'>, moment: Moment): Plan {
  const sitting = seated(standing, chair);
  if (!sitting.ok) return sitting;
  const { seat } = sitting.value;
  return once(standing, { text: makeTableEvent({ type: 'resign', seat }), command: idOf(seat, id) }, moment);
}

/** The game goes on after a pause. */
export function planResume(standing: Standing, chair: number | null, { id }: Of<'resume'>, moment: Moment): Plan {
  const sitting = seated(standing, chair);
  if (!sitting.ok) return sitting;
  const { play, seat } = sitting.value;
  const command = idOf(seat, id);
  if (!play.paused && !hasMade(standing, command)) return err({ code: 'not-paused' });
  return once(standing, { text: '!resume', command }, moment);
}

/** What becomes of all whose time is up: a bot plays on for them, or they resign. Null where nobody's is. */
export function planTimeUp(standing: Standing, moment: Moment): Plan | null {
  const { row, play } = standing;
  if (play === null || play.session.over !== null) return null;
  const wanted: Wanted[] = [];
  let after: Play = play;
  for (;;) {
    const first = after.clocks === null || after.session.over !== null ? null : firstToEnd(after.clocks);
    if (first === null || first.at > moment.now) break;
    const { seat } = first;
    const what = row.timeout === 'bot' ? 'bot' : 'resign';
    for (const text of [makeTableEvent({ type: 'time', seat }), makeTableEvent({ type: what, seat })]) {
      const applied = applyEntry(after, text, moment.now);
      if (!applied.ok) throw new Error(`The end of time was refused: ${applied.error.code}`);
      wanted.push({ text, command: null });
      after = applied.value;
    }
  }
  return wanted.length === 0 ? null : planEntries(standing, wanted, moment);
}

/** An entry that a command makes once, however often it is sent. */
function once(standing: Standing, wanted: { readonly text: string; readonly command: string }, moment: Moment): Plan {
  return hasMade(standing, wanted.command) ? ok(null) : planEntries(standing, [wanted], moment);
}
