import { pick, type Random } from '@spieleabend/kernel';

/** How much a choice that was tried seldom is preferred, in units of the spread of all rewards seen. */
const CURIOSITY = 0.7;
/** How much the advised choice is preferred at first, in the same units. It fades as fast as chance does. */
const TRUST = 0.5;

/** One decision of one seat at one place of the tree. */
interface Arm {
  readonly seat: number;
  visits: number;
  /** How often it was legal when its seat had to choose here. */
  available: number;
  /** The sum of what its seat got. */
  reward: number;
}

/**
 * A place of the tree: everybody's decisions so far, whatever chance did between them. Those who decide at the same time choose at the
 * same node, each among arms of his own, so that nobody answers what he cannot see.
 */
interface Node {
  /** By the name of the decision. */
  readonly arms: Map<string, Arm>;
  /** By the names of the decisions that were taken here. */
  readonly next: Map<string, Node>;
}

/** The way of one iteration through the tree: from the root until it has added an arm. */
interface Path {
  readonly arms: readonly Arm[];
  /** Whether it has left the tree: its last arm is a new one. */
  readonly ended: boolean;
  /**
   * A decision of a seat among moves, all legal now, by their texts: the place of the one to try. `advised` is the place of the move that
   * is believed to be good, or −1; `alone` unless others have decided at the same time, before.
   */
  choose(seat: number, texts: readonly string[], advised: number, alone: boolean): number;
}

/** What is remembered of all iterations: how every decision fared among those that were legal with it. */
export class Tree {
  readonly #root = newNode();
  readonly #random: Random;
  #worst = Infinity;
  #best = -Infinity;

  constructor(random: Random) {
    this.#random = random;
  }

  /** A new way down from the root. */
  walk(): Path {
    let node = this.#root;
    let taken = '';
    const arms: Arm[] = [];
    const path = {
      arms,
      ended: false,
      choose: (seat: number, texts: readonly string[], advised: number, alone: boolean): number => {
        if (alone && taken !== '') {
          node = follow(node, taken);
          taken = '';
        }
        const names = texts.map((text) => nameOf(seat, text));
        const place = this.#untried(node, names, advised) ?? this.#favourite(node, names, advised);
        const name = names[place] ?? '';
        let arm = node.arms.get(name);
        if (arm === undefined) {
          arm = { seat, visits: 0, available: 1, reward: 0 };
          node.arms.set(name, arm);
          path.ended = true;
        }
        arms.push(arm);
        taken += `${name} `;
        return place;
      },
    };
    return path;
  }

  /** Tells all decisions of a way how their seats fared. */
  reward({ arms }: Path, rewards: readonly number[]): void {
    for (const arm of arms) {
      const reward = rewards[arm.seat] ?? 0;
      arm.visits++;
      arm.reward += reward;
      this.#worst = Math.min(this.#worst, reward);
      this.#best = Math.max(this.#best, reward);
    }
  }

  /** The place of the first decision, among these, that was tried most often; of two, the one that fared better. Undefined if none was. */
  first(seat: number, texts: readonly string[]): number | undefined {
    let place: number | undefined;
    let [most, highest] = [0, 0];
    for (const [at, text] of texts.entries()) {
      const arm = this.#root.arms.get(nameOf(seat, text));
      if (arm === undefined || arm.visits < most) continue;
      const mean = arm.reward / arm.visits;
      if (arm.visits === most && mean <= highest) continue;
      place = at;
      most = arm.visits;
      highest = mean;
    }
    return place;
  }

  /** One of the decisions that were never tried here, the advised one first. */
  #untried(node: Node, names: readonly string[], advised: number): number | undefined {
    const untried: number[] = [];
    for (const [place, name] of names.entries()) {
      const arm = node.arms.get(name);
      if (arm === undefined) untried.push(place);
      else arm.available++;
    }
    if (untried.length === 0) return undefined;
    return untried.includes(advised) ? advised : pick(untried, this.#random);
  }

  /** The decision with the highest bound: how it fared, and the more the less is known of it. All of them have been tried. */
  #favourite(node: Node, names: readonly string[], advised: number): number {
    const spread = this.#best > this.#worst ? this.#best - this.#worst : 1;
    let favourite = 0;
    let highest = -Infinity;
    for (const [place, name] of names.entries()) {
      const arm = node.arms.get(name);
      if (arm === undefined) continue;
      const doubt = CURIOSITY * Math.sqrt(Math.log(arm.available)) + (place === advised ? TRUST : 0);
      const bound = arm.reward / arm.visits + (spread * doubt) / Math.sqrt(arm.visits);
      if (bound <= highest) continue;
      favourite = place;
      highest = bound;
    }
    return favourite;
  }
}

function newNode(): Node {
  return { arms: new Map(), next: new Map() };
}

function nameOf(seat: number, text: string): string {
  return `${seat}:${text}`;
}

/** The node after these decisions, made at the first visit. */
function follow(node: Node, taken: string): Node {
  let next = node.next.get(taken);
  if (next === undefined) {
    next = newNode();
    node.next.set(taken, next);
  }
  return next;
}
