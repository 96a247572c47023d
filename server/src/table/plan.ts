import { isLevel } from '@spieleabend/bots';
import { err, ok } from '@spieleabend/kernel';
import type { Command } from '../protocol/index.ts';
import { hashToken } from '../secrets.ts';
import type { Change, TableRow } from '../storage/storage.ts';
import * as chairs from './chairs.ts';
import { planContribution, planStart } from './fair-plans.ts';
import { planCorrection, planMove } from './move-plans.ts';
import { planAnswer, planProposal } from './proposals.ts';
import { planComeBack, planResign, planResume, planSubstitute } from './seat-plans.ts';
import { type Standing, settle } from './standing.ts';
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
      if (chair === null || row.fair !== null) return ok(null);
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
      if ((row.starter !== null || row.fair !== null) && (chair !== null || who.isHost)) return ok(null);
      return who.isHost ? planStart(standing, moment) : err({ code: 'not-host' });
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
    case 'contribute':
      return planContribution(standing, chair, command, moment);
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
    case 'rematch':
      // Of those who may it never comes so far: it takes more than this table.
      return err({ code: 'not-seated' });
    default:
      return planMove(standing, chair, command, moment);
  }
}

/** `key`: what the command is recognised by when it is sent again, even if there was nothing to change. */
function withRow(standing: Standing, key: string, next: chairs.RowResult): Plan {
  if (!next.ok) return next;
  const { row: before } = standing;
  const row: TableRow = next.value;
  const changes: readonly Change[] = row === before ? [] : [{ type: 'update', row }, ...forgotten(before, row)];
  return ok({ standing: settle(standing, row, key), changes });
}

/** Whoever sits here no longer is not woken any more, and nothing is kept of where he could be: he may come again under a new secret without end. */
function forgotten(before: TableRow, after: TableRow): readonly Change[] {
  return before.chairs.flatMap((chair): readonly Change[] =>
    chair.kind !== 'person' || chairs.chairOf(after, chair.holder) !== null
      ? []
      : [{ type: 'unpush', holder: chair.holder, endpoint: null }],
  );
}
