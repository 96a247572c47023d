import { err, type Game, type GameRecord, ok, RECORD_LIMITS, type Result, type Session } from '@spieleabend/kernel';
import type { Announcement, Ceremony } from './ceremony.ts';
import { type Contribution, keyOf, type OpenRound, occasionOf, type Round, type Table } from './commit.ts';
import { chanceEvents, describeDraws } from './draw.ts';
import { isHex } from './hex.ts';
import { openStream, type Stream } from './stream.ts';

/** What a record says under `fairness` while the game runs: nothing that anybody could look ahead with. */
export interface OpenFairness {
  readonly version: 1;
  /** The table's code. Its game is the record's, and it has a chair for each of the record's seats. */
  readonly table: string;
  /** The chair that begins by agreement, or `lot`: event 0 has decided. */
  readonly first: number | 'lot';
  /** The chair that began: the record's seat 0. */
  readonly starter: number;
  /** The rounds of the ceremony; the last holds. */
  readonly rounds: readonly OpenRound[];
}

/** What a record says once the game is over: all that it takes to check every chance event. */
export interface Fairness extends OpenFairness {
  readonly rounds: readonly Round[];
  /** What each chance event was drawn from (`describeDraws`). */
  readonly draws: readonly string[];
}

/** Why there is nothing in a record that could be checked. `field` names the place. */
export interface FairnessError {
  readonly code: 'no-fairness' | 'unknown-fairness' | 'not-revealed' | 'bad-fairness';
  readonly field: string;
}

/** The stream of the game that a ceremony has agreed on. */
export function agreedStream({ phase, table, rounds }: Ceremony): Stream {
  if (phase !== 'ready') throw new RangeError('fair: nothing is agreed on yet');
  return streamOf(table, rounds);
}

/** The chair that begins: agreed on, or drawn as event 0. */
export function starterOf({ chairs, first }: Table, stream: Stream): number {
  return first === 'lot' ? stream.event(0).below(chairs) : first;
}

/** What the record of a game says under `fairness`. As long as it runs, that is no more than everybody has seen. */
export function fairnessOf(ceremony: Ceremony, session: Session): OpenFairness | Fairness {
  const { table, rounds } = ceremony;
  const { code, first } = table;
  const head = { version: 1, table: code, first, starter: starterOf(table, agreedStream(ceremony)) } as const;
  if (session.over === null) {
    return { ...head, rounds: rounds.map(({ commitment, contributions }) => ({ commitment, contributions })) };
  }
  const events = chanceEvents(session.game, session.setup, session.log);
  return { ...head, rounds, draws: describeDraws(session.game, events) };
}

export function streamOf(table: Table, rounds: readonly Round[]): Stream {
  const last = rounds.at(-1);
  if (last === undefined) throw new RangeError('fair: a game without a round');
  return openStream(keyOf(occasionOf(table, rounds, rounds.length - 1), last));
}

/** The table that a record was played at. */
export function tableOf(game: Game, record: GameRecord, { table, first }: OpenFairness): Table {
  return { code: table, game: game.id, chairs: record.seats.length, first };
}

/** What everybody at the table of a record has seen of its ceremony in the end. */
export function announcementOf(game: Game, record: GameRecord, fairness: OpenFairness): Announcement {
  const rounds = fairness.rounds.map(({ commitment, contributions }) => ({ commitment, contributions }));
  return { phase: 'ready', table: tableOf(game, record, fairness), expected: [], rounds };
}

const CODE = /^[A-Za-z0-9-]{1,32}$/;
/** A draw names each card of a pile, so it may be much longer than an entry; more than this no pile needs. */
const DRAW_LENGTH = 2000;

/** Reads what a record says under `fairness`. Only its form is checked here; `verify` checks whether it holds. */
export function checkFairness(record: GameRecord): Result<Fairness, FairnessError> {
  const json = record.fairness;
  if (json === undefined) return err({ code: 'no-fairness', field: 'fairness' });
  const bad = (field: string): Result<never, FairnessError> => err({ code: 'bad-fairness', field: `fairness${field}` });
  if (!isObject(json)) return bad('');
  if (json.version !== 1) return err({ code: 'unknown-fairness', field: 'fairness.version' });
  const chairs = record.seats.length;
  const isChair = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < chairs;
  if (typeof json.table !== 'string' || !CODE.test(json.table)) return bad('.table');
  if (json.first !== 'lot' && !isChair(json.first)) return bad('.first');
  if (!isChair(json.starter)) return bad('.starter');
  // Every failed round costs a chair its part.
  const { rounds, draws } = json;
  if (!Array.isArray(rounds) || rounds.length < 1 || rounds.length > chairs + 1) return bad('.rounds');
  for (const [index, round] of rounds.entries()) {
    const field = `.rounds[${index}]`;
    if (!isObject(round) || !isHex(round.commitment)) return bad(`${field}.commitment`);
    if (!isContributions(round.contributions, isChair)) return bad(`${field}.contributions`);
    if (round.secret === undefined) return err({ code: 'not-revealed', field: `fairness${field}.secret` });
    if (!isHex(round.secret)) return bad(`${field}.secret`);
  }
  const isDraw = (draw: unknown) => typeof draw === 'string' && draw.length <= DRAW_LENGTH;
  if (!Array.isArray(draws) || draws.length > RECORD_LIMITS.entries || !draws.every(isDraw)) return bad('.draws');
  return ok(json as unknown as Fairness);
}

/** Whether these are contributions in the order of their chairs. */
function isContributions(value: unknown, isChair: (chair: unknown) => boolean): value is readonly Contribution[] {
  if (!Array.isArray(value)) return false;
  return value.every((one, index) => {
    if (!isObject(one) || !isChair(one.chair) || !isHex(one.commitment)) return false;
    if (one.contribution !== null && !isHex(one.contribution)) return false;
    return index === 0 || Number(one.chair) > Number(value[index - 1]?.chair);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
