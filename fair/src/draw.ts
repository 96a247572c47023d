import {
  type ChanceSpec,
  type Game,
  type GameRecord,
  type Outcome,
  parseEntry,
  Session,
  type Setup,
  sample,
} from '@spieleabend/kernel';
import type { Stream } from './stream.ts';

/** A chance event of a game as it was played. */
export interface ChanceEvent {
  /** Its number: the log's chance events, counted from 1. */
  readonly n: number;
  /** Its place in the log. */
  readonly at: number;
  /** What the rules asked for there. */
  readonly spec: ChanceSpec;
  /** The outcome, in the game's notation. */
  readonly text: string;
}

/** The number of the chance event that follows this log. */
export function nextEvent(log: readonly string[]): number {
  let n = 1;
  for (const entry of log) if (entry.startsWith('*:')) n++;
  return n;
}

/** The outcome of event `n`. */
export function drawOutcome(stream: Stream, n: number, spec: ChanceSpec): Outcome {
  return sample(spec, stream.event(n));
}

/** The chance events of a log, played from the start up to where the rules no longer allow it. */
export function chanceEvents(game: Game, setup: Setup, log: GameRecord['log']): readonly ChanceEvent[] {
  const events: ChanceEvent[] = [];
  let session = Session.start(game, setup);
  for (const [at, text] of log.entries()) {
    const event = chanceEventAt(session, text, at);
    if (event !== null) events.push(event);
    const next = session.replay(text);
    if (!next.ok) break;
    session = next.value;
  }
  return events;
}

/** The chance event that an entry is where a session has come to; null for any other entry. */
export function chanceEventAt({ status, chances }: Session, text: string, at: number): ChanceEvent | null {
  if (status.type !== 'chance') return null;
  const entry = parseEntry(text);
  const isOutcome = entry.ok && entry.value.type === 'chance';
  return isOutcome ? { n: chances + 1, at, spec: status.spec, text: entry.value.text } : null;
}

/**
 * What each event was drawn from, as text for readers that do not know the rules. Dice: `4*1,2,3,4,5,6|2*1`, groups of equal dice with
 * their faces. Cards: `2<A,3*B`, how many are drawn from which, in order; nothing behind the `<` means from what the last draw of cards left.
 */
export function describeDraws(game: Game, events: readonly ChanceEvent[]): readonly string[] {
  let left: readonly number[] = [];
  return events.map(({ spec, text }) => {
    if (spec.kind === 'dice') return describeDice(game, spec.dice);
    const { counts, take } = spec;
    const same = counts.length === left.length && counts.every((count, thing) => count === left[thing]);
    const outcome = game.parseOutcome(text);
    left = outcome.ok ? without(counts, outcome.value) : [];
    return `${take}<${same ? '' : describePile(game, counts)}`;
  });
}

function describeDice(game: Game, dice: readonly (readonly number[])[]): string {
  const groups: { copies: number; faces: string }[] = [];
  for (const die of dice) {
    const faces = die.map((face) => faceText(game, face, dice.length)).join();
    const last = groups.at(-1);
    if (last?.faces === faces) last.copies++;
    else groups.push({ copies: 1, faces });
  }
  return groups.map(({ copies, faces }) => times(copies, faces)).join('|');
}

function describePile(game: Game, counts: readonly number[]): string {
  const things = [...counts.entries()].filter(([, copies]) => copies > 0);
  return things.map(([thing, copies]) => times(copies, thingText(game, thing))).join();
}

function times(copies: number, text: string): string {
  return copies === 1 ? text : `${copies}*${text}`;
}

/** How a face reads in a throw of so many dice. Some games tell a throw from a draw by its length only, so it is spelt as one of equal dice. */
export function faceText(game: Game, face: number, dice: number): string {
  const text = game.makeOutcome(new Array<number>(dice).fill(face));
  return text.slice(0, text.length / dice);
}

/** How a thing reads that is drawn. */
export function thingText(game: Game, thing: number): string {
  return game.makeOutcome([thing]);
}

function without(counts: readonly number[], drawn: Outcome): readonly number[] {
  const left = counts.slice();
  for (const thing of drawn) left[thing] = (left[thing] ?? 0) - 1;
  return left;
}
