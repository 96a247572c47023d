import type { Die } from '../data/dice.ts';
import type { Messages, Who } from './de.ts';

const DIE: Readonly<Record<Die, string>> = { b: 'Blue', r: 'Red', k: 'Black' };
const lower = (die: Die): string => DIE[die].toLowerCase();
const subject = (who: Who): string => (who.you ? 'You' : who.name);
const object = (who: Who): string => (who.you ? 'you' : who.name);
const pairOf = (target: number): string => (target === 9 ? 'two nines' : 'two ones');
const ownPair = (target: number): string => (target === 9 ? 'the nines' : 'the ones');
const goOn = (who: Who): string => (who.you ? 'you may go on' : 'on it goes');
const times = (count: number): string => (count === 1 ? 'one tip' : `${count} tips`);

export const en: Messages = {
  table: 'Table',
  die: DIE,
  dieInText: { b: 'blue', r: 'red', k: 'black' },
  you: 'You',

  side: {
    wants: (you, target) => `${you ? 'want' : 'wants'} ${pairOf(target)}`,
    waits: 'no target yet',
    turn: () => 'to play',
    rolls: (you) => (you ? 'roll' : 'rolls'),
    won: (you) => (you ? 'win' : 'wins'),
    goal: (target) => `Target: blue and red on ${target}`,
    reached: (die) => `${lower(die)} is there`,
  },

  cube: {
    top: (die, top) => `${DIE[die]}, ${top} on top`,
    unrolled: (die) => `${DIE[die]}, not rolled yet`,
    rests: (die) => `${DIE[die]} rests`,
    restsBecause: 'rests: tipped last',
    why: (die) => `${DIE[die]} rests: tipped last. Why?`,
    tip: (die, edge, top) =>
      `Tip ${lower(die)} ${{ left: 'to the left', away: 'away from you', right: 'to the right', near: 'towards you' }[edge]}: ${top} comes up`,
  },

  pad: {
    roll: (who) => `What does black show? ${who.you ? 'You roll' : `${who.name} rolls`}.`,
  },

  now: {
    roll: (who) => `${subject(who)} ${who.you ? 'roll' : 'rolls'} black.`,
    rollText: 'With a 4 or a 6 the game begins.',
    turn: (who) => (who.you ? 'Your turn.' : `${who.name} to play.`),
    turnText: 'Tip a die: the number at the edge will lie on top.',
    pair: 'A pair!',
    sequence: 'A sequence!',
    again: (who) => `${subject(who)} may tip another die.`,
    thinks: (who) => `${who.name} is thinking …`,
    mayTip: (resting) =>
      resting === null ? 'Any die may be tipped.' : `Any die may be tipped, only ${lower(resting)} rests.`,
    mayAgain: 'Another die may be tipped.',
    how: 'Swipe the die one way, or press one of the numbers.',
    stop: 'End turn',
  },

  story: {
    rolled: (who, die, value, next) => [
      `${subject(who)} ${who.you ? 'roll' : 'rolls'} `,
      die,
      ' ',
      { strong: value },
      `: neither 4 nor 6, now ${object(next)}.`,
    ],
    opened: (who, die, value, target, other) => [
      `${subject(who)} ${who.you ? 'roll' : 'rolls'} `,
      die,
      ' ',
      { strong: value },
      who.you
        ? `: ${ownPair(target)} are yours, and you begin.`
        : ` and begins: ${ownPair(target)} for ${who.name}, ${ownPair(10 - target)} for ${object(other)}.`,
    ],
    tipped: (who, die, top) => [`${subject(who)} ${who.you ? 'tip' : 'tips'} `, die, ' to ', { strong: top }],
    pair: (who, mate) => `: a pair with ${lower(mate)}, ${goOn(who)}.`,
    lyingPair: (who, one, other) => `: the pair of ${lower(one)} and ${lower(other)} still lies, ${goOn(who)}.`,
    sequence: (who, numbers) => `: a sequence ${numbers.join('\u2060–\u2060')}, ${goOn(who)}.`,
    won: (target) => `: ${pairOf(target)}!`,
    drawn: ': the same position for the third time, a draw.',
    end: '.',
    stopped: (who) => (who.you ? 'You end your turn.' : `${who.name} ends the turn.`),
    stoppedDrawn: (who) =>
      `${who.you ? 'You end your turn' : `${who.name} ends the turn`}: the same position for the third time, a draw.`,
  },

  epilogue: {
    draw: 'The same position three times: neither of you gave an inch.',
    left: 'This time the dice were left before the end.',
    gift: (winner, loser, target) =>
      `${subject(loser)} ${loser.you ? 'tip' : 'tips'} the last number: ${pairOf(target)}, and ${winner.you ? 'you say' : `${winner.name} says`} thank you.`,
    chain: (winner, tips, target) =>
      `${subject(winner)} ${winner.you ? 'make' : 'makes'} ${times(tips)} in a single turn, and there lie ${pairOf(target)}.`,
    short: (tips, target) => `Short and clear: ${times(tips)}, and there lie ${pairOf(target)}.`,
    long: (tips, target) => `A long struggle: only after ${times(tips)} there lie ${pairOf(target)}.`,
    plain: (tips, target) => `After ${times(tips)} there lie ${pairOf(target)}.`,
  },

  refusal: {
    sameDie: (die) => `${DIE[die]} rests: no die is tipped twice in a row (EI-3.2).`,
    alreadyTop: (die, top) => `${DIE[die]} shows the ${top} already (EI-3.1).`,
    opposite: (die, value) =>
      `The ${value} of ${lower(die)} lies at the bottom. One tip brings up one of the four sides only (EI-3.1).`,
    notAFace: (die, value) => `${DIE[die]} bears no ${value ?? 'such number'} (EI-1.1).`,
    rollFirst: 'First black is rolled until it shows 4 or 6 (EI-2.1).',
    nothingToRoll: 'Black lies already: from now on dice are only tipped (EI-2.1).',
    notYourTurn: 'It is not your turn (C-1).',
    cannotStop: 'You may stop only after a pair or a sequence. Otherwise the turn ends by itself (EI-3.3).',
    gameOver: (rule) => `The game is over (${rule}).`,
  },

  options: {
    extraTip: {
      label: 'Tipping on after a pair',
      help: 'Which pair lets you tip once more.',
      values: {
        made: 'Only one with the die just tipped',
        lying: 'Any pair that lies',
      },
    },
  },
};
