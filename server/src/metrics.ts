import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Change } from './storage/storage.ts';

/** In seconds; the house promises decisions within a few milliseconds. */
const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** In milliseconds: how often the event loop is looked at. The histogram counts it in. */
const RESOLUTION = 10;

/** What is counted elsewhere and only asked when somebody wants to know. */
export interface Watched {
  tablesInMemory(): number;
  tablesStored(): Promise<number>;
  sockets(): number;
}

/**
 * The figures of one server for its operator, in the text format of Prometheus. They tell how much goes on, never who does it: no label is a
 * name, an address or a table.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #eventLoop: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #decisions = this.#counter('decisions_total', 'Decisions stored, by who made them.', ['by']);
  readonly #chance = this.#counter('chance_events_total', 'Outcomes of chance stored, drawn or told.');
  readonly #opened = this.#counter('tables_opened_total', 'Tables opened.');
  readonly #deleted = this.#counter('tables_deleted_total', 'Tables deleted because nothing had happened in them.');
  readonly #refused = this.#counter('refused_commands_total', 'Commands refused, by code.', ['code']);
  readonly #failedCommits = this.#counter('failed_commits_total', 'Commits that could not be stored.');
  readonly #commits = this.#histogram('commit_seconds', 'From asking for a commit until it is on the disk.');
  readonly #answers = this.#histogram('decision_seconds', 'From receiving a decision until it is answered and told.');
  readonly #thoughts = this.#histogram('bot_decision_seconds', 'Time a worker takes for a decision of a bot.');
  readonly #botFaults = this.#counter('bot_faults_total', 'Greedy moves that stood in for a bot.', ['kind']);

  constructor() {
    this.#eventLoop.enable();
    // So that a rate can be told from the first decision on.
    for (const by of ['person', 'bot']) this.#decisions.inc({ by }, 0);
    const registers = [this.#registry];
    const eventLoop = this.#eventLoop;
    new Gauge({
      name: 'spieleabend_event_loop_delay_seconds',
      help: 'How late the event loop was since this was last asked.',
      labelNames: ['quantile'],
      registers,
      collect() {
        const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1e3) || 0;
        for (const percent of [50, 99]) {
          this.set({ quantile: String(percent / 100) }, late(eventLoop.percentile(percent)));
        }
        this.set({ quantile: '1' }, late(eventLoop.max));
        eventLoop.reset();
      },
    });
    this.#gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
    this.#gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
    this.#gauge('process_cpu_seconds', 'Processor time since the start.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
  }

  /** From now on these are told too. */
  watch({ tablesInMemory, tablesStored, sockets }: Watched): void {
    this.#gauge('spieleabend_tables_in_memory', 'Tables in memory.', tablesInMemory);
    this.#gauge('spieleabend_tables_stored', 'Tables stored.', tablesStored);
    this.#gauge('spieleabend_sockets', 'WebSocket connections.', sockets);
  }

  /** A commit is on the disk. */
  stored(changes: readonly Change[], seconds: number): void {
    this.#commits.observe(seconds);
    for (const change of changes) {
      if (change.type === 'create') this.#opened.inc();
      if (change.type === 'delete') this.#deleted.inc();
      if (change.type !== 'append') continue;
      for (const { text, command } of change.entries) {
        if (text.startsWith('*:')) this.#chance.inc();
        // Table events begin with `!`. Only what a person sends has a command.
        else if (!text.startsWith('!')) this.#decisions.inc({ by: command === null ? 'bot' : 'person' });
      }
    }
  }

  notStored(): void {
    this.#failedCommits.inc();
  }

  /** A decision that somebody sent was answered, whatever the answer. */
  answered(seconds: number): void {
    this.#answers.observe(seconds);
  }

  refused(code: string): void {
    this.#refused.inc({ code });
  }

  /** A bot has decided. */
  thought(seconds: number): void {
    this.#thoughts.observe(seconds);
  }

  botFault(kind: string): void {
    this.#botFaults.inc({ kind });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#eventLoop.disable();
  }

  #counter<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name: `spieleabend_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name: `spieleabend_${name}`, help, buckets: BUCKETS, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await value());
      },
    });
  }
}
