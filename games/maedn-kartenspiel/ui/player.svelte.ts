import { tick } from 'svelte';
import { still } from '../../kit/motion.ts';
import { playback } from '../../kit/playback.ts';
import { play } from '../../kit/sound/play.ts';
import { closeGaps, fly, placesIn } from './flight.ts';
import { type Event, isTheft, type Moment, opening, type Scene, withFigure } from './history.ts';

type Take = Extract<Event, { type: 'take' }>;

/** What the player needs of the board. */
interface Stage {
  readonly seats: number;
  moments(): readonly Moment[];
  /** The element in which everything lies. */
  ground(): HTMLElement | undefined;
}

/** Shows the table as it was after some entry of the log, and plays the new ones: figures travel, gaps close, rows go home. */
export class Player {
  /** So many entries of the log have been shown. */
  shown: number;
  /** The seat out of whose row a figure is being pulled. */
  hurt = $state<number | null>(null);
  /** What is shown, or was shown last; null after a jump. */
  event = $state.raw<Event | null>(null);
  readonly follow: (log: readonly string[]) => void;

  readonly #stage: Stage;
  /** Before a complete row goes home it is seen complete. */
  #staged = $state.raw<Scene | null>(null);
  #jumps = 0;

  constructor(stage: Stage, log: readonly string[]) {
    this.#stage = stage;
    this.shown = $state(log.length);
    this.follow = playback({ play: (entries, pace) => this.#play(entries, pace), jump: (to) => this.#jump(to) }, log);
  }

  get scene(): Scene {
    if (this.#staged !== null) return this.#staged;
    const moments = this.#stage.moments();
    const last = moments[Math.min(this.shown, moments.length) - 1];
    return last?.after ?? opening(this.#stage);
  }

  #jump(log: readonly string[]): void {
    this.#jumps++;
    this.#staged = null;
    this.hurt = null;
    this.event = null;
    this.shown = log.length;
  }

  async #play(log: readonly string[], pace: number): Promise<void> {
    const at = log.length - 1;
    if (at < this.shown) return;
    const jumps = this.#jumps;
    await tick();
    if (jumps !== this.#jumps) return;
    const moment = this.#stage.moments()[at];
    const ground = this.#stage.ground();
    this.event = moment?.event ?? null;
    if (moment?.event?.type === 'take' && ground !== undefined) {
      await this.#take(ground, moment.before, moment.event, pace);
      if (jumps !== this.#jumps) return;
    } else {
      play('paper');
    }
    this.#staged = null;
    this.hurt = null;
    this.shown = log.length;
  }

  async #take(ground: HTMLElement, before: Scene, event: Take, pace: number): Promise<void> {
    const { seat, row, figure, from, started, completes } = event;
    const stolen = isTheft(event);
    const places = placesIn(ground);
    const target = started ? before.nextId : (before.rows[seat]?.[row]?.id ?? 0);
    const source = from === null ? 'street' : String(before.rows[from.seat]?.[from.row]?.id);
    const jumps = this.#jumps;
    this.#staged = withFigure(before, event);
    if (stolen) this.hurt = from?.seat ?? null;
    play(stolen ? 'paper' : 'wood');
    await tick();
    if (still()) return;
    closeGaps(ground, places, pace);
    await fly(ground, `${target}/${figure}`, places.get(`${source}/${figure}`), stolen ? 'stolen' : 'taken', pace);
    if (stolen) play('wood');
    if (completes === null || jumps !== this.#jumps) return;
    const full = placesIn(ground);
    const line = this.#staged.rows[seat]?.find(({ id }) => id === target);
    this.#staged = this.#stage.moments()[this.shown]?.after ?? null;
    play('tumble');
    await tick();
    closeGaps(ground, full, pace);
    await Promise.all(
      (line?.figures ?? []).map((one, nth) =>
        fly(ground, `street/${one}`, full.get(`${target}/${one}`), 'home', pace, nth),
      ),
    );
  }
}
