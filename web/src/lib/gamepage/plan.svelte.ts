import { type About, STRENGTHS, type Strength } from '@spieleabend/games';
import type { Options } from '@spieleabend/kernel';
import type { NewTable, TimeControl, TimeOut, Visibility } from '@spieleabend/server/protocol';
import { messages } from '../messages/index.ts';
import type { ChanceSource, LocalSeat } from '../table/local-store.ts';
import { lastName } from '../table/mine.ts';

/** Around the real box: the app keeps the score on this device, on everybody's own, or keeps one person's sheet and no more. */
export const BOX_WAYS = ['box-device', 'box-link', 'box-sheet'] as const;
type BoxWay = (typeof BOX_WAYS)[number];

/** How people play: each on their own device, around this one, one alone against bots, or with the real box. */
export type Way = 'link' | 'device' | Strength | BoxWay;

/** One place at the table as it is planned. An empty name is nobody's yet: it is asked for, or a default stands in. */
export interface PlannedSeat {
  readonly name: string;
  /** The level of the bot on it; null for people. */
  readonly level: Strength | null;
}

/** The colours of the name cards, by seat. */
export const SEAT_COLORS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const;

/** What is planned on a game's page before the table is opened. */
export class Plan {
  readonly #about: Pick<About, 'id' | 'seats'>;
  way = $state<Way>('link');
  seats = $state.raw<readonly PlannedSeat[]>([]);
  /** House rules that differ from the printed ones. */
  options = $state.raw<Options>({});
  first = $state<'lot' | 'order'>('lot');
  /** How many rounds somebody plays alone, where the game makes a series of them. */
  rounds = $state(1);
  /** How long people far away may think; null: as long as they like. */
  time = $state.raw<TimeControl | null>(null);
  timeout = $state<TimeOut>('bot');
  visibility = $state<Visibility>('private');
  /** Whether words of one's own may be said. */
  talk = $state(true);
  /** Component data of an owner's own, checked; undefined for the game's own. */
  data = $state.raw<unknown>(undefined);

  constructor(about: Pick<About, 'id' | 'seats'>) {
    this.#about = about;
    const size = Math.max(2, about.seats.min);
    this.seats = Array.from({ length: size }, (_, seat) => ({ name: seat === 0 ? lastName() : '', level: null }));
  }

  /** The level of the bots that one person plays alone against; null where people play. */
  get #level(): Strength | null {
    return STRENGTHS.find((level) => level === this.way) ?? null;
  }

  get alone(): boolean {
    return this.#level !== null || this.way === 'box-sheet';
  }

  /** Whether one person plays on this device and nobody else takes part. */
  get solo(): boolean {
    return (this.way === 'device' || this.way === 'box-device') && this.seats.length === 1;
  }

  /** Whether the table is opened on the server. */
  get online(): boolean {
    return this.way === 'link' || this.way === 'box-link';
  }

  get chance(): ChanceSource {
    if (this.way === 'box-sheet') return 'sheet';
    return this.way === 'box-device' || this.way === 'box-link' ? 'typed' : 'drawn';
  }

  get canAdd(): boolean {
    return this.way !== 'box-sheet' && this.seats.length < this.#about.seats.max;
  }

  get canRemove(): boolean {
    return this.seats.length > this.#about.seats.min;
  }

  /** Whether the first seat's person has to say a name: to people far away nobody is "you". */
  get needsName(): boolean {
    return this.online && this.seats[0]?.name === '';
  }

  /** Choosing a way puts people or bots on all the other seats. */
  choose(way: Way): void {
    const wasAlone = this.alone;
    this.way = way;
    const level = this.#level;
    const [first] = this.seats;
    if (way === 'box-sheet') {
      if (first) this.seats = [first];
      return;
    }
    if (level === null && !wasAlone) return;
    this.seats = this.seats.map((seat, index) =>
      index === 0 ? seat : { name: level === null ? '' : seat.name, level },
    );
    if (this.seats.length < 2) this.add();
  }

  set(index: number, seat: PlannedSeat): void {
    this.seats = this.seats.map((old, at) => (at === index ? seat : old));
  }

  add(): void {
    if (!this.canAdd) return;
    this.seats = [...this.seats, { name: '', level: this.#level }];
  }

  remove(index: number): void {
    if (this.canRemove) this.seats = this.seats.filter((_, at) => at !== index);
  }

  /** What stands on the card of a seat: its name, or what stands in for one. Empty where somebody is still to come or to say a name. */
  nameOf(index: number): string {
    const seat = this.seats[index];
    const text = messages().seats;
    if (!seat) return '';
    if (seat.name !== '') return seat.name;
    if (seat.level !== null) return free(text.bots[seat.level], this.#taken(), this.#before(index));
    if (this.online) return '';
    return this.alone && index === 0 ? text.you : free(text.people, this.#taken(), this.#before(index));
  }

  /** Only for a plan with a name (`needsName`). */
  forServer(): NewTable {
    const chairs = this.seats.map((seat, index) => {
      if (index === 0) return { kind: 'person' } as const;
      return seat.level === null
        ? ({ kind: 'open' } as const)
        : ({ kind: 'bot', level: seat.level, name: this.nameOf(index) } as const);
    });
    const { options, first, data } = this;
    const chance = this.chance === 'drawn' ? 'drawn' : 'typed';
    const { time, timeout, visibility, talk } = this;
    const table = { time, timeout, visibility, talk };
    return { game: this.#about.id, options, chairs, name: this.nameOf(0), first, chance, data, ...table };
  }

  forDevice(): readonly LocalSeat[] {
    return this.seats.map((seat, index) => {
      const name = this.nameOf(index);
      return seat.level === null ? { name } : { name, bot: seat.level };
    });
  }

  #taken(): readonly string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** How many nameless ones of the same kind sit before this seat: people, or bots of its level. */
  #before(index: number): number {
    const level = this.seats[index]?.level;
    return this.seats.slice(0, index).filter((seat) => seat.name === '' && seat.level === level).length;
  }
}

/** The nth of the default names that nobody has chosen. */
function free(names: readonly string[], taken: readonly string[], nth: number): string {
  return names.filter((name) => !taken.includes(name))[nth] ?? String(nth + 1);
}
