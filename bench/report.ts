import { median, type Observed, type Play, rate, type Sample } from './measure.ts';
import { circumstances, per, table } from './results.ts';

/** One engine, and what was measured. */
export interface Contestant {
  readonly name: string;
  readonly play: Play;
  readonly samples: Sample[];
  readonly scores: Observed;
  readonly lengths: Observed;
}

/** The speed of one game's rules, as `alone.ts` prints it. */
export interface Alone {
  readonly title: string;
  readonly seats: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
}

/** The frames of a page while an opponent thinks or does not, as `web/e2e/frames.ts` writes them; times in milliseconds. */
export interface Frames {
  readonly name: string;
  readonly seconds: number;
  readonly frames: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  /** Frames that came a whole frame or more too late. */
  readonly late: number;
  /** Tasks of the main thread longer than 50 ms, and how long they blocked beyond that, in all. */
  readonly longTasks: number;
  readonly blocked: number;
  readonly decisions: number;
  /** From question to answer, on average. */
  readonly decision: number;
  /** Processor time of the main thread, in milliseconds a second, however busy the machine is otherwise; null where it was not measured. */
  readonly work: number | null;
}

/** A section of RESULTS.md. */
export interface Section {
  readonly title: string;
  readonly body: string;
}

/** What was measured of the rules and the page. The first contestant is ours. */
export function report(
  contestants: readonly Contestant[],
  alone: readonly Alone[],
  frames: readonly Frames[],
): readonly Section[] {
  return [
    { title: 'twenty one, four players, random play', body: compared(contestants) },
    { title: 'The rules alone, random play', body: rulesAlone(alone) },
    { title: 'Frames while an opponent thinks', body: framesOf(frames) },
  ];
}

function compared(contestants: readonly Contestant[]): string {
  const [ours, ...others] = contestants;
  const ratios = others.map((other) => ({ name: other.name, ratio: speed(ours) / speed(other) }));
  return `${circumstances()}. One core (\`${process.execArgv.join(' ')}\`), moves per second of its time; ${ours?.samples.length} samples of each, in turn. The process had ${share(contestants)} % of the core; the rest went to other programs.

${table(
  ['engine', 'moves/s, median', 'slowest to fastest sample', 'games', 'mean score', 'moves a game'],
  contestants.map((one) => [
    one.name,
    per(speed(one)),
    `${per(Math.min(...one.samples.map(rate)))} to ${per(Math.max(...one.samples.map(rate)))}`,
    one.samples.reduce((sum, { games }) => sum + games, 0).toLocaleString('en'),
    about(one.scores),
    about(one.lengths),
  ]),
)}
${ratios.map(({ name, ratio }) => `Against ${name}: **${Math.round(ratio)} times** as many moves.`).join('\n\n')}

Mean score and length agree within five standard errors, or this section would not have been written: it is the same game.`;
}

function rulesAlone(alone: readonly Alone[]): string {
  return table(
    ['game', 'players', 'moves/s', 'games/s', 'moves a game'],
    alone.map((one) => [
      one.title,
      String(one.seats),
      per(one.movesPerSecond),
      per(one.gamesPerSecond),
      one.movesPerGame.toFixed(1),
    ]),
  );
}

function framesOf(frames: readonly Frames[]): string {
  return table(
    [
      'a table of the Kartenspiel',
      'frames',
      'median',
      '99th of 100',
      'longest',
      'late',
      'long tasks',
      'main thread',
      'decisions',
    ],
    frames.map((one) => [
      one.name,
      `${one.frames} in ${one.seconds} s`,
      `${one.median} ms`,
      `${one.p99} ms`,
      `${one.longest} ms`,
      `${one.late} (${((100 * one.late) / Math.max(1, one.frames)).toFixed(1)} %)`,
      `${one.longTasks} (${one.blocked} ms beyond 50)`,
      one.work === null ? '' : `${one.work} ms/s`,
      one.decisions === 0 ? 'none' : `${one.decisions} of ${one.decision} ms`,
    ]),
  );
}

function speed(one: Contestant | undefined): number {
  return median(one?.samples.map(rate) ?? []);
}

function about(observed: Observed): string {
  return `${observed.mean.toFixed(2)} ± ${observed.error.toFixed(2)}`;
}

function share(contestants: readonly Contestant[]): number {
  const samples = contestants.flatMap((one) => one.samples);
  const total = (pick: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + pick(sample), 0);
  return Math.round((100 * total(({ cpu }) => cpu)) / total(({ wall }) => wall));
}
