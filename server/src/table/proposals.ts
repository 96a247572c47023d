import { err, ok } from '@spieleabend/kernel';
import type { Command } from '../protocol/index.ts';
import type { StoredProposal, TableRow } from '../storage/storage.ts';
import * as chairs from './chairs.ts';
import { PATIENCE, planEntries } from './entries.ts';
import { idOf } from './move-plans.ts';
import { stillPlaying } from './play.ts';
import { isAbsent } from './seat-plans.ts';
import { hasMade, type Standing, seated, settle } from './standing.ts';
import type { Moment, Plan } from './step.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** So many proposals of one person may be declined in so many milliseconds: nobody is to be pestered. */
const DECLINED = { most: 3, within: 10 * 60_000 };
const REMEMBERED = 64;

/** Somebody asks the others for something. Whoever need ask nobody gets it at once. `key`: what the command is recognised by when sent again. */
export function planProposal(
  standing: Standing,
  sender: number | null,
  { what, id }: Of<'propose'>,
  key: string,
  moment: Moment,
): Plan {
  const { row } = standing;
  const sitting = seated(standing, sender);
  if (!sitting.ok) return sitting;
  const { play, chair, seat } = sitting.value;
  // Sent again: it was carried out at once, or it is still being asked.
  const isAsked = row.proposal?.chair === chair && row.proposal.what === what;
  if (isAsked || hasMade(standing, idOf(seat, id))) return ok(null);
  if (play.session.over !== null) return err({ code: 'over' });
  if (row.proposal !== null) return err({ code: 'proposal-pending' });
  if (play.session.seating.resigned.includes(seat)) return err({ code: 'already-resigned', seat });
  // What could not be carried out is not asked for.
  if (what !== 'abort' && play.stored >= PATIENCE) return err({ code: 'too-often' });
  if (what === 'pause' && play.paused) return err({ code: 'paused' });
  if (what === 'take-back' && !play.session.look(seat).canAskBack) return err({ code: 'no-take-back' });
  if (declinedLately(standing, chair, moment.now) >= DECLINED.most) return err({ code: 'too-often' });
  const proposal: StoredProposal = { id: row.version, what, chair, agreed: [chair] };
  const asked: Standing = { ...standing, row: { ...row, proposal } };
  return carriedOut(asked, standing, idOf(seat, id), moment) ?? withProposal(standing, proposal, key);
}

/** Somebody answers a proposal, or takes his own back. */
export function planAnswer(
  standing: Standing,
  sender: number | null,
  { proposal: number, agree, id }: Of<'answer'>,
  key: string,
  moment: Moment,
): Plan {
  const { row } = standing;
  const sitting = seated(standing, sender);
  if (!sitting.ok) return sitting;
  const { play, chair, seat } = sitting.value;
  const { proposal } = row;
  // Sent again: it was the last answer that was missing. And what is not asked any more need not be declined.
  if (hasMade(standing, idOf(seat, id)) || (proposal?.id !== number && !agree)) return ok(null);
  if (proposal?.id !== number) return err({ code: 'no-proposal' });
  // Whoever has given up has no say in how the others go on.
  const hasResigned = play.session.seating.resigned.includes(seat);
  if (hasResigned && chair !== proposal.chair) return err({ code: 'already-resigned', seat });
  if (!agree) {
    const declined = [...standing.declined, { chair: proposal.chair, at: moment.now }].slice(-REMEMBERED);
    return withProposal({ ...standing, declined }, null, key);
  }
  if (proposal.agreed.includes(chair)) return ok(null);
  const answered = { ...proposal, agreed: [...proposal.agreed, chair] };
  const asked: Standing = { ...standing, row: { ...row, proposal: answered } };
  return carriedOut(asked, standing, idOf(seat, id), moment) ?? withProposal(standing, answered, key);
}

/** Somebody whose answer was missing has gone or given up: what all others want is done now. Null where there is nothing to do. */
export function planWithoutTheGone(standing: Standing, moment: Moment): Plan | null {
  return standing.row.proposal === null ? null : carriedOut(standing, standing, null, moment);
}

/**
 * The chairs whose answer is missing: all people who are neither gone nor have resigned. The game need not wait for a decision to be taken
 * back, so nobody gets that only because all the others are gone.
 */
export function missingAnswers(standing: Standing, presence: Moment['presence']): readonly number[] {
  const { row, play } = standing;
  const { proposal } = row;
  if (proposal === null || play === null) return [];
  const others = stillPlaying(play)
    .map((seat) => chairs.chairAt(row, seat))
    .filter((chair) => !proposal.agreed.includes(chair));
  const missing = others.filter((chair) => !isAbsent(standing, chair, presence));
  const hasSupport = proposal.agreed.some((chair) => chair !== proposal.chair);
  return proposal.what === 'take-back' && missing.length === 0 && !hasSupport ? others : missing;
}

function declinedLately({ declined }: Standing, chair: number, now: number): number {
  return declined.filter((other) => other.chair === chair && other.at > now - DECLINED.within).length;
}

/** What all want is done, if nobody's answer is missing; null if one is. `before`: how the table stands in the storage. */
function carriedOut(asked: Standing, before: Standing, command: string | null, moment: Moment): Plan | null {
  const { proposal } = asked.row;
  if (proposal === null || missingAnswers(asked, moment.presence).length > 0) return null;
  return planEntries(before, [{ text: entryOf(proposal, before.row), command }], moment);
}

function entryOf({ what, chair }: StoredProposal, row: TableRow): string {
  if (what === 'take-back') return `!${chairs.seatOf(row, chair)}:take-back-agreed`;
  return what === 'pause' ? '!pause' : '!abort';
}

function withProposal(standing: Standing, proposal: StoredProposal | null, key: string): Plan {
  const row = chairs.propose(standing.row, proposal);
  return ok({ standing: settle(standing, row, key), changes: [{ type: 'update', row }] });
}
