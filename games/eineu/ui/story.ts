import type { GameResult } from '@spieleabend/kernel';
import type { Line, Part, StoryContext } from '../../kit/board.ts';
import { DICE, type Die } from '../data/dice.ts';
import { texts, type Who } from '../messages/index.ts';
import type { State } from '../rules.ts';
import { CUBES, PAIR } from './cubes.ts';
import { type Event, type Step, steps } from './steps.ts';

type Naming = Pick<StoryContext, 'names' | 'you'>;

/** The log as sentences, one a roll, tip or stop. */
export function story(log: readonly string[], { setup, ...naming }: StoryContext): readonly Line[] {
  const played = steps(log, setup);
  return played.map((step, index) => {
    const line: Line = { code: step.code, parts: sentence(step, naming) };
    return inSameTurn(played[index - 1]?.event, step.event) ? { ...line, more: true } : line;
  });
}

function inSameTurn(before: Event | undefined, event: Event): boolean {
  return before?.type === 'tip' && event.type !== 'roll' && before.seat === event.seat;
}

/** Somebody as a sentence calls him. */
export function who(seat: number, { names, you }: Naming): Who {
  return { name: names[seat] ?? '', you: seat === you };
}

/** What happened, in one sentence. */
function sentence({ event, before, after }: Step, naming: Naming): readonly Part[] {
  const t = texts().story;
  const actor = who(event.seat, naming);
  if (event.type === 'stop') return [after.end === 'draw' ? t.stoppedDrawn(actor) : t.stopped(actor)];
  if (event.type === 'tip')
    return [...t.tipped(actor, mark(event.die), String(event.top)), effect(event.die, after, actor)];
  const other = who(1 - event.seat, naming);
  const target = after.targets?.[before.seat];
  const value = String(event.value);
  return target === undefined
    ? t.rolled(actor, mark('k'), value, other)
    : t.opened(actor, mark('k'), value, target, other);
}

function mark(die: Die): Part {
  return { mark: CUBES[die].colour, text: texts().dieInText[die] };
}

/** What a tip brought about: the end of its sentence. */
function effect(tipped: Die, after: State, actor: Who): string {
  const t = texts().story;
  if (after.end === 'nines') return t.won(9);
  if (after.end === 'ones') return t.won(1);
  if (after.end === 'draw') return t.drawn;
  if (!after.earned) return t.end;
  const pair = pairIn(after, tipped);
  if (pair === null) return t.sequence(actor, DICE.map((die) => after.tops[die]).sort());
  const [one, other] = pair;
  return one === tipped ? t.pair(actor, other) : t.lyingPair(actor, one, other);
}

/** Two dice alike, first the one that was tipped if it is one of them; null where there is no pair. */
export function pairIn({ tops }: State, tipped: Die): readonly [Die, Die] | null {
  const ordered = [tipped, ...DICE.filter((die) => die !== tipped)];
  for (const one of ordered) {
    const other = ordered.find((die) => die !== one && tops[die] === tops[one]);
    if (other !== undefined) return [one, other];
  }
  return null;
}

/** A turn of this many tips is worth telling; so is a game that was this short or this long. */
const CHAIN = 3;
const SHORT = 7;
const LONG = 30;

/** The game in one line. */
export function epilogue(log: readonly string[], result: GameResult, { setup, ...naming }: StoryContext): string {
  const t = texts().epilogue;
  const played = steps(log, setup);
  const last = played.at(-1);
  if (last === undefined || last.after.end === null) return t.left;
  if (last.after.end === 'draw') return t.draw;
  const target = last.after.end === 'nines' ? 9 : 1;
  const winner = result.ranks.indexOf(1);
  const tips = played.filter(({ event }) => event.type === 'tip').length;
  if (last.event.seat !== winner) return t.gift(who(winner, naming), who(1 - winner, naming), target);
  const chain = lastTurn(played);
  if (chain >= CHAIN) return t.chain(who(winner, naming), chain, target);
  if (tips <= SHORT) return t.short(tips, target);
  return tips >= LONG ? t.long(tips, target) : t.plain(tips, target);
}

/** How many tips the last turn had. */
function lastTurn(played: readonly Step[]): number {
  let tips = 1;
  while (inSameTurn(played.at(-tips - 1)?.event, played.at(-tips)?.event ?? { type: 'stop', seat: -1 })) tips++;
  return tips;
}

/** How many of the two dice of the pair show this number. */
export function reached({ tops }: State, target: number): readonly Die[] {
  return PAIR.filter((die) => tops[die] === target);
}
