/**
 * Measures whether a page drops frames while an opponent thinks, on a phone-like profile (4 times slower, 390 × 844), and writes the
 * figures as JSON: `frames.ts FILE`. `npm run bench` does. The path of Chromium comes from the environment, as for the browser tests.
 */
import { writeFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Frames } from '../../bench/report.ts';
import { House, launchChromium } from './house.ts';
import { play, ready } from './people.ts';
import { golden, inTheMiddle, lay } from './scenes.ts';

const GAME = 'maedn-kartenspiel';
const SLOWER = 4;
/** Idle and thinking take turns, so that a machine that gets slower or faster meets both alike. */
const ROUNDS = 6;
const WINDOW = 4000;
/** Decisions of opponents to watch in play. */
const WATCHED = 20;

/** What is noted in the page; all times are milliseconds since it was opened. */
interface Meter {
  readonly frames: number[];
  readonly tasks: { readonly start: number; readonly duration: number }[];
  /** From question to answer. */
  readonly thoughts: { readonly start: number; end: number }[];
  /** Asks the worker the last question again and again until this time. */
  busy(milliseconds: number): void;
}

declare global {
  interface Window {
    meter: Meter;
  }
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const house = new House();
await house.start();
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
    colorScheme: 'dark',
  });
  // The compiler that runs this file names the functions in it, also those that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(install);
  const rows = [...(await atRest(context)), await inPlay(context, 'greedy'), await inPlay(context, 'hard')];
  writeFileSync(process.argv[2] ?? 'frames.json', JSON.stringify(rows));
} finally {
  await browser.close();
  await house.close();
}

/** Runs in the page before anything else: notes frames, long tasks, and what the worker is asked and answers. */
function install(): void {
  const meter: Meter & { worker: Worker | null; question: object | null; until: number } = {
    frames: [],
    tasks: [],
    thoughts: [],
    worker: null,
    question: null,
    until: 0,
    busy(milliseconds) {
      this.until = performance.now() + milliseconds;
      this.worker?.postMessage(this.question);
    },
  };
  window.meter = meter;
  const frame = (): void => {
    meter.frames.push(performance.now());
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) meter.tasks.push({ start: startTime, duration });
  }).observe({ entryTypes: ['longtask'] });
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      meter.worker = this;
      this.addEventListener('message', ({ data }) => {
        const thought = meter.thoughts.at(-1);
        if (thought === undefined || !('move' in data)) return;
        thought.end = performance.now();
        if (thought.end < meter.until) this.postMessage({ ...meter.question, seed: meter.thoughts.length });
      });
    }
    override postMessage(message: { readonly type: string }): void {
      if (message.type === 'choose') {
        meter.question = message;
        meter.thoughts.push({ start: performance.now(), end: Number.POSITIVE_INFINITY });
      }
      super.postMessage(message);
    }
  };
}

/** A table in the middle of a game, all others of this level, on a device that is slower than this machine. */
async function open(context: BrowserContext, level: string): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const scene = inTheMiddle(golden(GAME, '4-seats'));
  const seats = scene.seats.map((seat, index) => (index === 0 ? seat : { ...(seat as object), bot: level }));
  await lay(page, house, { ...scene, seats });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, cdp };
}

/** A table at which nothing moves, while nobody thinks and while an opponent does: it is asked the same again and again. */
async function atRest(context: BrowserContext): Promise<readonly Frames[]> {
  const { page, cdp } = await open(context, 'hard');
  await play([page], GAME, { stop: await counting(page, 3) });
  await ready(page, GAME);
  await page.waitForTimeout(3000);
  const spans: Record<'idle' | 'thinking', Span[]> = { idle: [], thinking: [] };
  const work = { idle: 0, thinking: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['idle', 'thinking'] as const) {
      const start = await page.evaluate(() => performance.now());
      if (kind === 'thinking') await page.evaluate((time) => window.meter.busy(time), WINDOW);
      const before = await worked(cdp);
      await page.waitForTimeout(WINDOW);
      work[kind] += (await worked(cdp)) - before;
      spans[kind].push({ start: start + 200, end: start + WINDOW });
      await page.waitForTimeout(500);
    }
  }
  const rows = [
    await figures(page, 'at rest, nobody thinks', spans.idle, work.idle),
    await figures(page, 'at rest, `hard` thinks all the time', spans.thinking, work.thinking),
  ];
  await page.close();
  return rows;
}

/** How many milliseconds of processor time the main thread has worked. */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** A game in play: the frames while opponents of this level think, among them those in which the person's own move is shown. */
async function inPlay(context: BrowserContext, level: string): Promise<Frames> {
  const { page } = await open(context, level);
  await play([page], GAME, { stop: await counting(page, WATCHED) });
  const thoughts = await page.evaluate(() => window.meter.thoughts);
  // The bot that answers at once is watched as long as a strong one takes, or there would be nothing to see.
  const spans = thoughts.map(({ start, end }) => ({ start, end: Math.max(end, start + 400) }));
  const row = await figures(page, `in play against \`${level}\``, spans);
  await page.close();
  return row;
}

/** Says whether so many decisions have been made. */
async function counting(page: Page, decisions: number): Promise<() => boolean> {
  let made = 0;
  await page.exposeFunction('made', () => made++);
  await page.evaluate(() => {
    let told = 0;
    setInterval(() => {
      const done = window.meter.thoughts.filter(({ end }) => Number.isFinite(end)).length;
      for (; told < done; told++) (window as unknown as { made(): void }).made();
    }, 200);
  });
  return () => made >= decisions;
}

/** `work`: the processor time of the main thread in these spans, in milliseconds, where it was measured. */
async function figures(page: Page, name: string, spans: readonly Span[], work?: number): Promise<Frames> {
  const { frames, tasks, thoughts } = await page.evaluate(() => ({
    frames: window.meter.frames,
    tasks: window.meter.tasks,
    thoughts: window.meter.thoughts,
  }));
  const within = (time: number): boolean => spans.some(({ start, end }) => time >= start && time < end);
  const gaps = frames.flatMap((time, index) => (index > 0 && within(time) ? [time - (frames[index - 1] ?? time)] : []));
  const sorted = [...gaps].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const long = tasks.filter(({ start }) => within(start));
  const decided = thoughts.filter(({ start, end }) => within(start) && Number.isFinite(end));
  const round = (value: number): number => Math.round(value * 10) / 10;
  const seconds = spans.reduce((sum, { start, end }) => sum + end - start, 0) / 1000;
  return {
    name,
    seconds: round(seconds),
    frames: gaps.length,
    median: round(at(0.5)),
    p99: round(at(0.99)),
    longest: round(at(1)),
    late: gaps.filter((gap) => gap > 33).length,
    longTasks: long.length,
    blocked: round(long.reduce((sum, { duration }) => sum + duration - 50, 0)),
    decisions: decided.length,
    decision: round(decided.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, decided.length)),
    work: work === undefined ? null : round(work / seconds),
  };
}
