import { isLevel } from '@spieleabend/bots';
import { err, ok, resolveOptions } from '@spieleabend/kernel';
import type { Command, RematchFirst } from '../protocol/index.ts';
import { hashToken, newCode } from '../secrets.ts';
import type { TableRow } from '../storage/storage.ts';
import * as chairs from './chairs.ts';
import { wakeChange, withChance } from './entries.ts';
import { planCorrection, planMove } from './move-plans.ts';
import { planAnswer, planProposal } from './proposals.ts';
import { planComeBack, planResign, planResume, planSubstitute } from './seat-plans.ts';
import { beginPlay, type Standing, settle } from './standing.ts';
import type { Moment, Plan, Who } from './step.ts';

/** What a command of a player comes to. Nothing is changed by planning. */
export function plan(standing: Standing, who: Who, command: Command, moment: Moment): Plan {
  const { row } = standing;
  const chair = chairs.chairOf(row, who.holder);
  const sender = command.type === 'take' ? hashToken(command.token) : who.holder;
  const key = `${command.type} ${sender} ${command.id}`;
  // Sent again: whatever has become of the chair since then, it is not done a second time.
  if (standing.settled.includes(key)) return ok(null);
  switch (command.type) {
    case 'take': {
      const holder = hashToken(command.token);
      if (chair !== null && holder !== who.holder) return err({ code: 'already-seated' });
      return withRow(standing, key, chairs.take(row, command.chair, command.name, holder));
    }
    case 'leave': {
      if (chair === null) return ok(null);
      const isHere = (holder: string) => moment.presence(holder) !== 'gone';
      return withRow(standing, key, ok(chairs.getUp(row, chair, isHere)));
    }
    case 'rename':
      return chair === null
        ? err({ code: 'not-seated' })
        : withRow(standing, key, chairs.rename(row, chair, command.name));
    case 'set-chair': {
      const { setting } = command;
      if (!who.isHost) return err({ code: 'not-host' });
      if (setting.kind === 'bot' && !isLevel(setting.level)) return err({ code: 'unknown-level' });
      return withRow(standing, key, chairs.setChair(row, command.chair, setting));
    }
    case 'set-table':
      return who.isHost ? withRow(standing, key, ok(chairs.setTable(row, command))) : err({ code: 'not-host' });
    case 'start':
      // Sent again, or pressed by two at once: it has begun.
      if (row.starter !== null && (chair !== null || who.isHost)) return ok(null);
      return who.isHost ? planStart(standing, moment) : err({ code: 'not-host' });
    case 'rematch':
      return chair === null ? err({ code: 'not-seated' }) : planRematch(standing, command.first ?? 'next', moment);
    case 'correct':
      return chair === null && !who.isHost
        ? err({ code: 'not-seated' })
        : planCorrection(standing, chair, command, moment);
    case 'substitute':
      return planSubstitute(standing, chair, command, moment);
    case 'come-back':
      return planComeBack(standing, chair, command, moment);
    case 'resign':
      return planResign(standing, chair, command, moment);
    case 'resume':
      return planResume(standing, chair, command, moment);
    case 'propose':
      return planProposal(standing, chair, command, key, moment);
    case 'answer':
      return planAnswer(standing, chair, command, key, moment);
    case 'hurry':
    case 'visible':
    case 'say':
    case 'push':
      // Of those who may it never comes so far: the table itself does not change by it.
      return err({ code: 'not-seated' });
    default:
      return planMove(standing, chair, command, moment);
  }
}

function planStart(standing: Standing, { now, random }: Moment): Plan {
  const { game } = standing.rules;
  const begun = chairs.begin(standing.row, game.seats.min, (bound) => random.below(bound));
  if (!begun.ok) return begun;
  const row = begun.value;
  const options = resolveOptions(game.options, row.options, row.chairs.length);
  if (!options.ok) return err({ ...options.error });
  const { play, entries } = withChance(row, beginPlay(standing.rules, row, now), now, random);
  return ok({
    standing: { ...standing, row, play },
    changes: [
      { type: 'update', row },
      { type: 'append', code: row.code, seq: 0, entries },
      ...wakeChange(row.code, null, play, now),
    ],
  });
}

/** A new table that has begun already, and the way to it. */
function planRematch(standing: Standing, first: RematchFirst, { now, random }: Moment): Plan {
  const { rules, row, play } = standing;
  if (row.next !== null) return ok(null);
  if (play === null || play.session.over === null) return err({ code: 'not-over' });
  const draw = (bound: number) => random.below(bound);
  const starter = chairs.nextStarter(row, first, play.session.over.ranks, draw);
  const again = chairs.again(row, { code: newCode(), rules: rules.game.rules, starter, now });
  const begun = withChance(again, beginPlay(rules, again, now), now, random);
  const linked = chairs.linkNext(row, again.code);
  return ok({
    standing: { ...standing, row: linked },
    changes: [
      { type: 'create', row: again },
      { type: 'append', code: again.code, seq: 0, entries: begun.entries },
      { type: 'update', row: linked },
      ...wakeChange(again.code, null, begun.play, now),
    ],
  });
}

/** `key`: what the command is recognised by when it is sent again, even if there was nothing to change. */
function withRow(standing: Standing, key: string, next: chairs.RowResult): Plan {
  if (!next.ok) return next;
  const row: TableRow = next.value;
  return ok({ standing: settle(standing, row, key), changes: row === standing.row ? [] : [{ type: 'update', row }] });
}
