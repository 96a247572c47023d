import { humanPace, type Question } from '@spieleabend/bots';
import type { Sitting } from '@spieleabend/bots/worker';
import { loadRules, type Rules } from '@spieleabend/games';
import { still } from '@spieleabend/games/kit/motion.ts';
import {
  type DataCheck,
  err,
  type Look,
  makeRecord,
  type Outcome,
  ok,
  type Refusal,
  recordOf,
  sample,
} from '@spieleabend/kernel';
import { layAside } from './aside.ts';
import { cryptoRandom } from './chance.ts';
import type { Chair, Connection, OpenTable, Phase, Table, TableRefusal } from './driver.ts';
import type { Agreement } from './fair/agreement.ts';
import type { LocalDice } from './fair/local-dice.ts';
import { awaitedIn, legalMoves, whyNot } from './legal.ts';
import { type Chance, type Dice, LocalHost, type LocalState } from './local-host.ts';
import {
  type ChanceSource,
  createLocalTable,
  eraseLocalTable,
  keysOf,
  type LocalTable,
  loadLocalTable,
  newSecret,
  rotate,
  saveLocalTable,
  storedRecord,
} from './local-store.ts';
import { addressOf, forget, localKey } from './mine.ts';
import { actingSeat, handOver, lookHere, people, takesBack } from './passing.ts';
import { nextIn, type Series, type Standing, standingOf } from './series.ts';

/** Opens a table of this device by its id; no server takes part. */
export const openLocal: OpenTable = async (id) => {
  const record = storedRecord(id);
  if (record === null) return err('no-table');
  const rules = await loadRules(record.game);
  if (rules === undefined) return err('no-table');
  const checkData = record.data === undefined ? undefined : (await rules.own?.())?.check;
  const loaded = loadLocalTable(rules.game, record, checkData);
  if (loaded.ok) {
    const [bots, dice] = await Promise.all([seatBots(loaded.value, rules), diceOf(id, loaded.value)]);
    return ok(new LocalDriver(id, loaded.value, rules, bots, dice, checkData));
  }
  layAside(makeRecord(record));
  return err('damaged');
};

/** The bots of a table, made ready while people still look at it; null where only people sit. What they need is loaded only then. */
async function seatBots({ session, seats }: LocalTable, rules: Rules): Promise<Sitting | null> {
  const levels = new Set(seats.flatMap(({ bot }) => bot ?? []));
  if (levels.size === 0) return null;
  const { sitDown } = await import('./bots.ts');
  const sitting = sitDown(rules, session.setup);
  for (const level of levels) sitting.prepare(level);
  return sitting;
}

/** The dice of a table; null where people roll real ones, and for a game begun before there were any that can be checked. */
async function diceOf(id: string, { session, secret }: LocalTable): Promise<LocalDice | null> {
  if (secret === undefined) return null;
  const { LocalDice } = await import('./fair/local-dice.ts');
  return new LocalDice(id, session.game, session.setup.seats, secret, newSecret);
}

const NOT_STORED: TableRefusal = { code: 'not-stored' };

class LocalDriver implements Table {
  readonly code = null;
  readonly isHost = true;
  readonly canStart = false;
  readonly together = null;
  readonly talk = null;
  readonly contributors = [];
  readonly connection: Connection = { state: 'local', since: Date.now() };
  readonly game: string;
  readonly names: readonly string[];
  readonly you: number | null;
  readonly shared: boolean;
  readonly chairs: readonly Chair[];

  readonly typed: boolean;

  readonly #id: string;
  readonly #host: LocalHost;
  readonly #bots: Sitting | null;
  readonly #chance: ChanceSource;
  readonly #dice: LocalDice | null;
  readonly #checkData: DataCheck | undefined;
  readonly #series: Series | undefined;
  #state = $state.raw() as LocalState;
  #look = $derived(lookHere(this.#state));
  #moves = $derived(legalMoves(this.#state.session.game, this.#look));
  #awaited = $derived.by(() => {
    const due = this.typed && this.handOver === null ? awaitedIn(this.#state.session.game, this.#look) : null;
    return due?.spec ?? null;
  });
  #canTakeBack = $derived(takesBack(this.#state) !== null);
  #next = $state<string | null>(null);
  #stored = $state(true);

  constructor(
    id: string,
    { session, seats, chance, series }: LocalTable,
    rules: Rules,
    bots: Sitting | null,
    dice: LocalDice | null,
    checkData?: DataCheck,
  ) {
    const persons = people(seats);
    this.#id = id;
    this.#bots = bots;
    this.#chance = chance;
    this.#dice = dice;
    this.#checkData = checkData;
    this.#series = series;
    this.typed = chance !== 'drawn';
    this.game = session.game.id;
    this.names = seats.map((seat) => seat.name);
    this.shared = persons.length > 1;
    this.you = persons.length === 1 ? (persons[0] ?? null) : null;
    this.chairs = seats.map(({ name, bot }, seat) => ({
      name,
      kind: bot === undefined ? 'person' : 'bot',
      level: bot ?? null,
      you: seat === this.you,
    }));
    const world = {
      random: cryptoRandom,
      dice: dice ?? UNPROVEN,
      pace: humanPace,
      choose: async (question: Question) => bots?.choose(question) ?? null,
      now: () => Date.now(),
      later: (milliseconds: number, run: () => void) => {
        // Where nothing moves there is less to watch.
        const timer = setTimeout(run, still() ? milliseconds / 3 : milliseconds);
        return () => clearTimeout(timer);
      },
    };
    const assume = (move: string): boolean => chance === 'sheet' && rules.scorePad?.assume(move) === true;
    const outcomes = { typed: this.typed, assume, series: freshIn(rules, series) };
    this.#host = new LocalHost(session, seats, outcomes, world, (state) => {
      if (state.session !== this.#state.session) this.#stored = this.#save(state);
      this.#state = state;
    });
    this.#state = this.#host.state;
    addEventListener('storage', this.#elsewhere);
  }

  get setup() {
    return this.#state.session.setup;
  }
  get phase(): Phase {
    return this.#look.over === null ? 'playing' : 'over';
  }
  get seat() {
    return actingSeat(this.#state);
  }
  get handOver() {
    return handOver(this.#state);
  }
  get look(): Look {
    return this.#look;
  }
  get moves() {
    return this.#moves;
  }
  get canTakeBack() {
    return this.#canTakeBack;
  }
  get awaited() {
    return this.#awaited;
  }
  get canCorrect() {
    return this.typed && this.#look.log.length > 0;
  }
  get since() {
    return this.#state.since;
  }
  get lastRefusal(): TableRefusal | null {
    return this.#state.refusal ?? (this.#stored ? null : NOT_STORED);
  }
  get series(): Standing | null {
    return this.#series === undefined ? null : standingOf(this.#series, this.#look.over?.scores[0] ?? null);
  }
  get fair(): Agreement | null {
    return this.#dice?.agreement ?? null;
  }
  get next() {
    return this.#next;
  }

  why(move: string): Refusal | null {
    return whyNot(this.#state.session.game, this.#look, move);
  }
  decide(move: string): void {
    this.#host.decide(move);
  }
  withdraw(): void {
    this.#host.withdraw();
  }
  takeBack(): void {
    this.#host.takeBack();
  }
  happen(outcome: Outcome): void {
    this.#host.happen(outcome);
  }
  correct(): void {
    this.#host.correct();
  }
  receive(): void {
    const seat = this.handOver;
    if (seat !== null) this.#host.receive(seat);
  }
  hurry(): void {
    this.#host.hurry();
  }

  // A table of this device has no lobby: who sits where is settled before it is laid.
  take(): void {}
  rename(): void {}
  setChair(): void {}
  start(): void {}

  /** Clears the table away for good. */
  leave(): void {
    this.close();
    eraseLocalTable(this.#id);
    forget(this.#id);
  }

  /** The same circle, and the next one begins. */
  rematch(): void {
    const { session, seats } = this.#state;
    const score = session.over?.scores[0];
    const id = createLocalTable({
      game: session.game,
      options: session.setup.options,
      data: session.setup.data,
      seats: rotate(seats, 1),
      first: 'order',
      chance: this.#chance,
      series: this.#series && score !== undefined ? nextIn(this.#series, { log: session.log, score }) : undefined,
    });
    this.#next = addressOf({ id, code: null });
  }

  /** As long as the game runs the file holds no more than this device shows: it may lie open to somebody else's eyes. */
  async record(): Promise<string> {
    const { session, seats } = this.#state;
    const fairness = this.#dice?.fairness(session);
    return makeRecord({ ...recordOf(session, seats), ...keysOf(this.#chance), fairness, log: this.#look.log });
  }

  /** Whether the table is stored for good. */
  #save({ session, seats }: LocalState): boolean {
    const [secret, fairness] = [this.#dice?.secret, session.over === null ? undefined : this.#dice?.fairness(session)];
    return saveLocalTable(this.#id, { session, seats, chance: this.#chance, secret, fairness, series: this.#series });
  }

  close(): void {
    this.#host.close();
    this.#bots?.leave();
    removeEventListener('storage', this.#elsewhere);
  }

  /** Another tab plays the same table: what it stored last counts. */
  readonly #elsewhere = (event: StorageEvent): void => {
    if (event.key !== localKey(this.#id)) return;
    const record = storedRecord(this.#id);
    const loaded = record && loadLocalTable(this.#state.session.game, record, this.#checkData);
    if (!loaded?.ok) return;
    if (loaded.value.secret !== undefined) this.#dice?.adopt(loaded.value.secret);
    this.#host.adopt(loaded.value.session);
  };
}

/** The dice of a game that was begun before there were any that can be checked. */
const UNPROVEN: Dice = { draw: (_, spec) => sample(spec, cryptoRandom), change() {} };

/** Which logs the next round of a series may have; undefined where the table is none of a series. */
function freshIn({ series: demands }: Rules, series: Series | undefined): Chance['series'] {
  if (demands === undefined || series === undefined) return undefined;
  const earlier = series.earlier.map((round) => round.log);
  return { rule: demands.rule, fresh: (log) => demands.fresh(log, earlier) };
}
