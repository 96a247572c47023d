import { isLevel } from '@spieleabend/bots';
import { loadRules, type Rules } from '@spieleabend/games';
import { err, ok, type Result, resolveOptions } from '@spieleabend/kernel';
import type * as z from 'zod/mini';
import { type ErrorCode, LIMITS, type ListedTable, type NewTable, type Reason } from '../protocol/index.ts';
import { hashToken, newSecret, newToken } from '../secrets.ts';
import { type Chair, StorageError, type TableRow } from '../storage/storage.ts';
import { freeBotName, hasSameNames } from './chairs.ts';
import { planUp } from './entries.ts';
import { freeCode } from './free-code.ts';
import { restore, type Standing } from './standing.ts';
import { type House, RETRY_DELAY, Table } from './table.ts';
import { Wakes } from './wakes.ts';

type Opened = Result<Table, { readonly code: ErrorCode }>;
/** Told how many milliseconds something took that held everybody up. */
type Worked = (milliseconds: number) => void;

/** The tables of a server: in memory while somebody is connected, otherwise only stored. */
export class Tables {
  readonly #house: House;
  readonly #live = new Map<string, Promise<Opened>>();
  #closing = false;

  constructor(house: Omit<House, 'released' | 'wakes' | 'started'>) {
    this.#house = {
      ...house,
      started: house.clock.now(),
      wakes: new Wakes(house.clock, (code) => void this.#wake(code)),
      released: (table) => this.#live.delete(table.code),
    };
  }

  /** From now on every table is looked at when somebody's time there is up, whether anybody is there or not. Rejects if the storage cannot be read. */
  async start(): Promise<void> {
    this.#house.wakes.resume(await this.#house.storage.wakes());
  }

  /** How many tables are in memory. */
  get live(): number {
    return this.#live.size;
  }

  /** Whether a table is in memory: somebody is there, or something happens at it. */
  isLive(code: string): boolean {
    return this.#live.has(code);
  }

  /** Opens a table for the one who asks, who becomes its host and is the only one to learn his token. */
  async create(wanted: z.output<typeof NewTable>): Promise<Result<{ code: string; token: string }, Reason>> {
    const rules = await loadRules(wanted.game);
    if (rules === undefined) return err({ code: 'unknown-game' });
    const { game } = rules;
    const seats = wanted.chairs.length;
    if (seats < game.seats.min || seats > game.seats.max) return err({ code: 'bad-seats', ...game.seats });
    const options = resolveOptions(game.options, wanted.options, seats);
    if (!options.ok) return err({ ...options.error });
    const bots = wanted.chairs.filter((chair) => chair.kind === 'bot');
    if (bots.some((bot) => !isLevel(bot.level))) return err({ code: 'unknown-level' });

    const data = await checkOwn(rules, wanted.data);
    if (!data.ok) return data;

    const token = newToken();
    const holder = hashToken(token);
    const chairs = seatChairs(wanted, holder);
    if (hasSameNames({ chairs })) return err({ code: 'name-taken' });
    const table: Omit<TableRow, 'code'> = {
      version: 1,
      game: game.id,
      rules: game.rules,
      options: wanted.options,
      chairs,
      host: holder,
      first: wanted.first,
      chance: wanted.chance,
      visibility: wanted.visibility,
      time: wanted.time,
      timeout: wanted.timeout,
      talk: wanted.talk,
      proposal: null,
      fair: null,
      rematch: null,
      data: data.value,
      starter: null,
      next: null,
      created: this.#house.clock.now(),
    };
    try {
      const code = await freeCode(this.#house.storage);
      await this.#house.storage.commit([{ type: 'create', row: { ...table, code } }]);
      return ok({ code, token });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.#house.log.error({ err: error }, 'table not stored');
      return err({ code: 'storage' });
    }
  }

  /**
   * The live table of this code, loaded if it was not in memory. Check `gone` before use: it may leave memory at any time. `worked` is told
   * how many milliseconds its game took to be replayed, if it was.
   */
  async open(code: string, worked: Worked = () => {}): Promise<Opened> {
    if (this.#closing) return err({ code: 'closing' });
    const live = this.#live.get(code);
    if (live !== undefined) return live;
    const loading = this.#load(code, this.#house, { forGood: true, worked });
    this.#live.set(code, loading);
    const opened = await loading;
    if (!opened.ok) this.#live.delete(code);
    return opened;
  }

  /** The table for a single look at it; it is not kept in memory for that. `worked` as in `open`. */
  async peek(code: string, worked: Worked): Promise<Opened> {
    return (await this.#live.get(code)) ?? this.#load(code, { ...this.#house, released: () => {} }, { worked });
  }

  /** The open tables: those that their hosts have listed and where somebody waits for people to come; the newest first. */
  async listed(): Promise<readonly ListedTable[]> {
    const opened = await Promise.all(this.#live.values());
    const listings = opened.flatMap((table) => (table.ok ? [table.value.listing()] : []));
    return listings
      .filter((listing) => listing !== null)
      .sort((a, b) => a.openFor - b.openFor)
      .slice(0, LIMITS.listed);
  }

  /** Sends everybody away once everything under way is stored. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#house.wakes.stop();
    const tables = await Promise.all(this.#live.values());
    await Promise.all(tables.map((opened) => (opened.ok ? opened.value.close() : undefined)));
  }

  async #wake(code: string): Promise<void> {
    const opened = await this.open(code);
    if (opened.ok) {
      // It left memory in this very moment: once more.
      if (!(await opened.value.lookAtTime())) await this.#wake(code);
      return;
    }
    const why = opened.error.code;
    if (why !== 'closing') this.#house.log.warn({ table: code, why }, 'not looked at');
    // What cannot be read now can be read later, and nobody's time stands still for that.
    if (why === 'storage') this.#house.wakes.set({ code, at: this.#house.clock.now() + RETRY_DELAY });
  }

  /** `forGood`: somebody is about to play here, so that the time of people goes on. */
  async #load(
    code: string,
    house: House,
    { forGood = false, worked }: { readonly forGood?: boolean; readonly worked: Worked },
  ): Promise<Opened> {
    try {
      const stored = await house.storage.load(code);
      if (stored === null) return err({ code: 'no-table' });
      const rules: Rules | undefined = await loadRules(stored.row.game);
      if (rules === undefined) return err({ code: 'unknown-game' });
      if (rules.game.rules !== stored.row.rules) return err({ code: 'rules-version' });
      const from = performance.now();
      const standing = restore(rules, stored);
      worked(performance.now() - from);
      return ok(new Table(house, forGood ? await goOn(house, standing) : standing));
    } catch (error) {
      house.log.error({ table: code, err: error }, 'table not loaded');
      return err({ code: error instanceof StorageError ? 'storage' : 'failed' });
    }
  }
}

/** The table after a time in which the server was down: that counts against nobody who plays by a live clock. */
async function goOn(house: House, standing: Standing): Promise<Standing> {
  const { clock, random, started, storage, wakes } = house;
  const planned = planUp(standing, started, {
    now: clock.now(),
    random,
    secret: newSecret,
    contributes: () => false,
    presence: () => 'gone',
  });
  if (planned === null || !planned.ok || planned.value === null) return standing;
  await storage.commit(planned.value.changes);
  for (const change of planned.value.changes) if (change.type === 'wake') wakes.set(change);
  return planned.value.standing;
}

/** Component data of an owner's own in their clean form, null where none were brought, or the first thing that is wrong with them. */
async function checkOwn(rules: Rules, data: unknown): Promise<Result<unknown, Reason>> {
  if (data === undefined) return ok(null);
  const own = await rules.own?.();
  if (own === undefined) return err({ code: 'own-data' });
  const checked = own.check(data);
  if (checked.ok) return checked;
  const [first] = checked.error;
  return err({ ...first, code: 'bad-data', what: first?.code ?? '' });
}

function seatChairs(wanted: z.output<typeof NewTable>, holder: string): readonly Chair[] {
  const chairs: Chair[] = wanted.chairs.map((chair) => {
    if (chair.kind === 'person') return { kind: 'person', name: wanted.name, holder };
    if (chair.kind === 'open' || chair.name === undefined) return { kind: 'open' };
    return { kind: 'bot', level: chair.level, name: chair.name };
  });
  for (const [index, chair] of wanted.chairs.entries()) {
    if (chair.kind !== 'bot' || chair.name !== undefined) continue;
    chairs[index] = { kind: 'bot', level: chair.level, name: freeBotName({ chairs }) };
  }
  return chairs;
}
