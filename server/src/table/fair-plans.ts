import {
  agreedStream,
  type Ceremony,
  expire,
  type Table as FairTable,
  open,
  receive,
  starterOf,
} from '@spieleabend/fair';
import { err, ok, resolveOptions } from '@spieleabend/kernel';
import type { Command, RematchFirst } from '../protocol/index.ts';
import type { Change, StoredFair, TableRow } from '../storage/storage.ts';
import { pendingFair } from './agreement.ts';
import * as chairs from './chairs.ts';
import { wakeChange, withChance } from './entries.ts';
import { beginPlay, type Standing } from './standing.ts';
import type { Moment, Plan } from './step.ts';

/**
 * How games begin: the people's devices and the server agree on chance first (docs/fair-dice.md), for a rematch still at the old table, where
 * everybody is. Then the chair that begins is known, and the first cards fall.
 */

/** The host begins: nobody sits down or gets up any more, and chance is agreed on. */
export function planStart(standing: Standing, moment: Moment): Plan {
  const { game } = standing.rules;
  const gathered = chairs.gather(standing.row, game.seats.min);
  if (!gathered.ok) return gathered;
  const row = gathered.value;
  const count = row.chairs.length;
  const options = resolveOptions(game.options, row.options, count);
  if (!options.ok) return err({ ...options.error });
  if (row.chance === 'typed') {
    return begun(standing, chairs.begin(row, row.first === 'lot' ? moment.random.below(count) : 0, null), moment);
  }
  const fair = opened(
    row,
    { code: row.code, game: row.game, chairs: count, first: row.first === 'lot' ? 'lot' : 0 },
    moment,
  );
  return settleFair(standing, row, fair, moment);
}

/** The same people once more: a new table that begins at once, and the way to it. `code`: one that no table has. */
export function planRematch(standing: Standing, first: RematchFirst, code: string, moment: Moment): Plan {
  const { row, play } = standing;
  if (row.next !== null || row.rematch !== null) return ok(null);
  if (play === null || play.session.over === null) return err({ code: 'not-over' });
  const starter = chairs.nextStarter(row, first, play.session.over.ranks);
  const count = row.chairs.length;
  if (row.chance === 'typed') {
    return begunAgain(
      standing,
      { code, starter: starter === 'lot' ? moment.random.below(count) : starter, fair: null },
      moment,
    );
  }
  const fair = opened(row, { code, game: row.game, chairs: count, first: starter }, moment);
  return settleRematch(standing, fair, moment);
}

/** A device gives its part. */
export function planContribution(
  standing: Standing,
  chair: number | null,
  { what }: Extract<Command, { type: 'contribute' }>,
  moment: Moment,
): Plan {
  // Also what has been agreed on already: what is sent again changes nothing.
  const fair = standing.row.rematch ?? standing.row.fair;
  if (chair === null) return err({ code: 'not-seated' });
  if (fair === null) return err({ code: 'no-contribution' });
  const received = receive(fair.ceremony, chair, what);
  if (!received.ok) return err({ code: 'no-contribution', why: received.error.code });
  return received.value === fair.ceremony ? ok(null) : goOn(standing, received.value, moment);
}

/** Time is up for those who owe their part. Null where nobody does. */
export function planExpiry(standing: Standing, moment: Moment): Plan | null {
  const pending = pendingFair(standing.row);
  return pending === null ? null : goOn(standing, expire(pending.ceremony, moment.secret()), moment);
}

function opened(row: TableRow, table: FairTable, { now, secret, contributes }: Moment): StoredFair {
  const expected = [...row.chairs.entries()].flatMap(([index, chair]) =>
    chair.kind === 'person' && contributes(chair.holder) ? [index] : [],
  );
  return { ceremony: open(table, expected, secret()), opened: now, agreed: null };
}

function goOn(standing: Standing, ceremony: Ceremony, moment: Moment): Plan {
  const { row } = standing;
  if (row.rematch !== null) return settleRematch(standing, { ...row.rematch, ceremony }, moment);
  if (row.fair !== null) return settleFair(standing, row, { ...row.fair, ceremony }, moment);
  throw new Error('Nothing is being agreed on');
}

/** The table with its agreement as far as it has come; complete, the game begins. */
function settleFair(standing: Standing, row: TableRow, fair: StoredFair, moment: Moment): Plan {
  if (fair.ceremony.phase === 'ready') {
    return begun(standing, chairs.begin(row, starterIn(fair.ceremony), { ...fair, agreed: moment.now }), moment);
  }
  const next = chairs.agree(row, { chairs: row.chairs, fair });
  return ok({ standing: { ...standing, row: next }, changes: [{ type: 'update', row: next }] });
}

function settleRematch(standing: Standing, rematch: StoredFair, moment: Moment): Plan {
  const { ceremony } = rematch;
  if (ceremony.phase === 'ready') {
    const { code } = ceremony.table;
    return begunAgain(
      standing,
      { code, starter: starterIn(ceremony), fair: { ...rematch, agreed: moment.now } },
      moment,
    );
  }
  const next = chairs.agree(standing.row, { rematch });
  return ok({ standing: { ...standing, row: next }, changes: [{ type: 'update', row: next }] });
}

function starterIn(ceremony: Ceremony): number {
  return starterOf(ceremony.table, agreedStream(ceremony));
}

function begun(standing: Standing, row: TableRow, { now, random }: Moment): Plan {
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

function begunAgain(
  standing: Standing,
  { code, starter, fair }: Pick<TableRow, 'code' | 'fair'> & { readonly starter: number },
  { now, random }: Moment,
): Plan {
  const { rules, row } = standing;
  const again = chairs.again(row, { code, rules: rules.game.rules, starter, fair, now });
  const { play, entries } = withChance(again, beginPlay(rules, again, now), now, random);
  const linked = chairs.linkNext(row, code);
  const changes: readonly Change[] = [
    { type: 'create', row: again },
    { type: 'append', code, seq: 0, entries },
    { type: 'update', row: linked },
    ...wakeChange(code, null, play, now),
  ];
  return ok({ standing: { ...standing, row: linked }, changes });
}
