import type { FairTexts } from './fair-de.ts';

export const en: FairTexts = {
  how: 'How this works',
  and: 'and',

  sealNo: (n) => `Seal no. ${n}`,
  promised: 'The house sealed a secret number.',
  contributed: (names, several) =>
    several ? `${names} each added a secret number of their own.` : `${names} added a secret number too.`,
  nobodyContributed: 'No device added anything. Here you have only the word of the house.',
  notYou: 'Your device had no part in it.',
  agreed: 'All of it lay on the table. Since then nobody has been able to change what comes.',
  event: (n) => `This is no. ${n} of all that follows from it.`,
  atTheEnd: 'At the end the house opens its seal, and your device checks everything.',
  hereSealed: 'Before the game this device drew a secret number and sealed it. All that comes follows from it.',
  hereAtTheEnd: 'At the end it checks whether it has kept to it.',
  sealOf: 'Seal:',

  deceit: 'Something is wrong with chance in this game.',
  deceitWhy: {
    'left-out':
      'What your device added is missing. Is your seat open on another device too? Then all is well. Otherwise better not trust the dice in this game.',
    'called-withheld':
      'The server says that your device did not answer, though it did. Perhaps only the connection was gone. Otherwise better not trust the dice.',
    other:
      'The server has changed something that already lay sealed on the table. Better not trust the dice in this game.',
  },

  checking: 'Your device is checking everything …',
  notYet: 'It could not be checked just now.',
  again: 'Try again',
  things: {
    dice: (n) => (n === 1 ? 'The one roll' : `All ${n} rolls`),
    cards: (n) => (n === 1 ? 'The one draw' : `All ${n} draws`),
    both: (n) => `All ${n} rolls and draws`,
  },
  proven: (things, one) =>
    one
      ? `${things} is right: nobody could choose it or change it.`
      : `${things} are right: nobody could choose them or change them.`,
  provenHere: (things, one) =>
    `${things} ${one ? 'is' : 'are'} right: this device has changed nothing since the game began.`,
  provenAlone: (things, one) =>
    `${things} ${one ? 'agrees' : 'agree'} with the seal of the house. No other device added anything.`,
  provenRecord: (things, one) => `${things} ${one ? 'fits' : 'fit'} what was sealed before the game.`,
  fails: (n, of) =>
    n === 0
      ? 'Something is wrong with chance here.'
      : `Something is wrong: ${n} of ${of} outcomes do not fit the seal.`,
  details: 'More',
  detailsTitle: 'Checked',
  whoWasThere: (names) => `Added by: ${names}.`,
  nobodyWasThere: 'Nobody but the house added anything.',
  failedRounds: (n) =>
    n === 1
      ? 'It was begun anew once, because a device did not show what it had promised.'
      : `It was begun anew ${n} times, because a device did not show what it had promised.`,
  proves: {
    witness: 'Your device was there and remembers everything. It all fits.',
    record:
      'A record alone only proves that everything in it fits together. That the seals were there before the game is known to the devices that took part.',
    here: 'This proves that the app did not change its mind, and no more: here it shuffled alone.',
  },
  faults: {
    'outcome-differs': (at, entry, expected) => `Entry ${at} says ${entry}, but it had to be ${expected}.`,
    'secret-differs': 'The number of the house does not fit its seal.',
    'contribution-differs': 'A number that was added does not fit its seal.',
    'contribution-missing': 'A number that was promised is missing.',
    'round-without-reason': 'It was begun anew without a reason.',
    'chair-came-back': 'Somebody took part again who no longer could.',
    'starter-differs': 'Somebody else should have begun.',
    'draw-differs': 'Rolled or drawn was something else than the rules say.',
    'draws-missing': 'It does not say what was drawn from.',
    'other-than-witnessed': 'It does not fit what your device remembers.',
    'log-refused': (at) => `Entry ${at} is not possible by the rules.`,
    'not-over': 'The game is not over in it.',
    other: 'The record is damaged.',
  },
  more: (n) => `… and ${n} more.`,
  statisticsHere: 'How often did each come up?',

  explainTitle: 'Dice you can check yourself',
  explain: [
    'Before the game the house writes down a secret number, puts it into an envelope and lays it sealed on the table.',
    'Then each of your devices writes down a secret number too. Only when every envelope is on the table do you open yours.',
    'All the numbers stirred together decide the dice and cards. So nobody could choose what came up: not the house, and none of you.',
    'At the end the house opens its envelope as well. Then each device stirs once more and checks that every roll was right.',
  ],
  limitsTitle: 'What it cannot do',
  limits: [
    'On one device, or against the computer without a network, the app shuffles alone. Then the check only shows that it changed nothing afterwards.',
    'During the game the house knows the dice already, as it knows hidden cards. It can no longer change them.',
    'If your device gets its sums wrong, another can help: any saved record can be checked by a program of your own. The instructions are in docs/fair-dice.md.',
  ],
  toStatistics: 'How often did each come up? The statistics',

  statistics: 'How luck turned out',
  yours: 'Your games',
  house: 'All games here',
  oneGame: 'One game',
  counting: 'Counting …',
  nothing: 'No game has finished yet. Once one has, you’ll see here how often each thing came up.',
  houseAway: 'The server cannot be reached just now.',
  gone: 'This game is no longer there.',
  games: (n) => (n === 1 ? '1 game' : `${n} games`),
  stillCounting: 'Still counting; come back later.',
  tally: {
    dice: (n) => (n === 1 ? '1 die' : `${n} dice`),
    draw: (n) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`),
  },
  dieWith: (faces) => `Die with ${faces}`,
  pile: 'Drawn',
  bar: (thing, seen, expected) => `${thing}: ${seen} times, expected ${expected}`,
  expected: 'The line shows what was to be expected on average.',
  fair: { dice: 'Fair dice', draw: 'Well-shuffled piles' },
  fit: {
    few: 'Too few yet to say anything.',
    usual: (percent, fair) => `${fair} are this far off, or further, in ${percent} of all cases. Quite ordinary.`,
    rare: (percent, fair) =>
      `${fair} are this far off in only ${percent} of all cases. That is rare but happens: among many tables there is always one like it.`,
    odd: (percent, fair) =>
      `${fair} are this far off in only ${percent} of all cases. That would be a reason to look more closely.`,
  },
  chiSquare: (statistic, degrees, p) => `χ² = ${statistic}, ${degrees} degrees of freedom, p = ${p}`,
  luck: 'This is what luck looks like: real chance comes in lumps. In 100 rolls you will usually see the same number three times in a row or more at least once, and things never come up equally often. If they did, it would be suspicious. And dice remember nothing: after three ones the fourth is as likely as ever.',
};
