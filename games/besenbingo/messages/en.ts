import { genitive, list } from '../../kit/words/en.ts';
import { type Combination, type Copilot, copilotOf, type Witch, witchOf } from '../data/witches.ts';
import type { Messages, OwnSheetsTexts, RefusalTexts } from './de.ts';

function points(count: number): string {
  return `${signed(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
}

/** With a real minus sign. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

const witch: Readonly<Record<Witch, string>> = {
  weather: 'Weather witch',
  herb: 'Herb witch',
  forest: 'Forest witch',
  star: 'Star witch',
};
const copilot: Readonly<Record<Copilot, string>> = { cat: 'Cat', raven: 'Raven', rat: 'Rat' };

type Shown = Witch | Copilot | Combination;

const isWitch = (shown: Shown): shown is Witch => Object.hasOwn(witch, shown);
const isCopilot = (shown: Shown): shown is Copilot => Object.hasOwn(copilot, shown);

function both(combination: Combination): string {
  return `${witch[witchOf(combination)]} with ${copilotOf(combination)}`;
}

function shownBy(shown: Shown): string {
  if (isWitch(shown)) return witch[shown];
  return isCopilot(shown) ? copilot[shown] : both(shown);
}

/** By what a row shows: the figures printed beside the rows are their points, not their numbers. */
const rows: Readonly<Record<string, string>> = {
  '1': 'witch row',
  '2': 'animal row',
  '3': 'couple row',
  p: 'pair row',
};

function inRow(name: string): string {
  return `in the ${rows[name] ?? name}`;
}

function row(name: string): string {
  return `The ${rows[name] ?? name}`;
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const refusal: RefusalTexts = {
  'not-your-turn': () => 'Somebody else is asked now.',
  'chance-first': () => 'First a tower is called.',
  'no-chance': () => 'No tower is called now.',
  over: () => 'The round has ended.',
  'bad-deal': ({ seats, sheets }) =>
    seats === 1
      ? `One sheet from 1 to ${sheets} is dealt.`
      : `${seats} different sheets from 1 to ${sheets} are dealt.`,
  'no-such-tower': () => 'The towers are 1 to 8.',
  'tower-called': ({ tower }) => `Tower ${tower} has called already.`,
  'already-decided': () => 'The choice for this tower has been made.',
  'no-witch': () => 'That is a tower, not a witch.',
  'not-beside': ({ tower }) => `Only a witch right beside tower ${tower} may land.`,
  'already-landed': () => 'This witch has landed already.',
  'row-full': (refused) => `${row(refused.row)} has no free field left.`,
  'does-not-fit': (refused) => `${row(refused.row)} takes the ${lower(shownBy(refused.shown))} next.`,
  'better-row': ({ best }) => `House rule: she has to count where she brings most at once, ${inRow(best)}.`,
  'must-land': (refused) => `A minus field is only for when no witch can land. One still fits ${inRow(refused.row)}.`,
};

const ownSheets: OwnSheetsTexts = {
  'not-a-witch': ({ sheet, square }) =>
    `Sheet ${sheet}, ${square}: a witch belongs here. Towers and witches take turns as on a chessboard.`,
  'not-a-tower': ({ sheet, square }) =>
    `Sheet ${sheet}, ${square}: a tower belongs here. Towers and witches take turns as on a chessboard.`,
  'tower-twice': ({ sheet, square, other, tower }) =>
    `Sheet ${sheet}, ${square}: tower ${tower} stands at ${other} already.`,
  'combination-twice': ({ sheet, square, other, combination }) =>
    `Sheet ${sheet}, ${square}: a ${lower(both(combination))} flies at ${other} already.`,
  'not-on-field': ({ sheet, combination }) =>
    `Sheet ${sheet}, couple row: there is no ${lower(both(combination))} on the field.`,
  'combination-again': ({ sheet, combination }) =>
    `Sheet ${sheet}, couple row: the ${lower(both(combination))} stands there twice.`,
  'pair-on-field': ({ sheet, combination }) =>
    `Sheet ${sheet}, pair row: the ${lower(both(combination))} flies on the field already. The pair must not be there.`,
  'same-sheet': ({ sheet, other }) => `Sheet ${sheet} is the same as sheet ${other}. All nine are different.`,
};

export const en: Messages = {
  table: 'The table',

  sheet: {
    own: 'Your sheet',
    of: (name) => `${genitive(name)} sheet`,
    number: (number) => `Sheet ${number}`,
    ownField: 'Your field',
    fieldOf: (name) => `${genitive(name)} field`,
    ownBar: 'Your score',
    barOf: (name) => `${genitive(name)} score`,
    points,
    enlarge: (name, doing, total) => `${name}${doing && `, ${doing}`}: ${points(total)}. Show the sheet large`,
    close: 'Close',
  },

  cards: {
    label: 'The tower cards',
    called: (tower) => `Tower ${tower} has called`,
    now: (tower) => `Tower ${tower} calls`,
    left: (count) => (count === 1 ? '1 tower left in the pile' : `${count} towers left in the pile`),
    silentUnknown: 'the silent tower, face down',
    silent: (tower) => `the silent tower was ${tower}`,
  },

  tower: {
    name: (tower, square, state) => `Tower ${tower} at ${square}${state && `, ${state}`}`,
    calls: 'calls',
    called: 'has called',
    silent: 'stayed silent',
    dark: '',
  },

  witch: {
    name: (combination, square, state) => `${both(combination)} at ${square}, ${state}`,
    printed: (combination, square) => `${both(combination)} at ${square}`,
    short: both,
    waits: 'still flying',
    may: 'may land',
    picked: 'chosen',
    held: 'about to land',
    landed: 'landed',
  },

  bar: {
    pair: 'Pair',
    row: (name) =>
      ({
        '1': 'Witch row: 1 point each',
        '2': 'Animal row: 1 point each',
        '3': 'Couple row: witch with animal, 2 points each',
        p: 'Pair row: 5 points for both',
      })[name] ?? '',
    field: shownBy,
    struck: (name) => `${name}, struck out`,
    later: (name) => `${name}, comes later`,
    next: (name) => `${name}, next`,
    pencilled: (name) => `${name}, pencilled in`,
    strike: (name, worth) => `Strike ${lower(name)}: ${worth === null ? 'half of the pair' : points(worth)}`,
    offer: (worth, most) => (worth === null ? `${most}?` : `+${worth}`),
  },

  minus: {
    title: 'Minus',
    value: signed,
    label: (count, sum) =>
      count === 0 ? 'Minus fields: none struck' : `Minus fields: ${count} struck, ${signed(sum)} together`,
    strike: (value) => `Strike a minus field: ${points(value)}`,
  },

  others: {
    label: 'The others at the table',
    thinks: 'thinks …',
    done: 'done',
    waits: 'waits',
  },

  act: {
    deal: 'The sheets are being dealt.',
    next: 'The next tower is being called.',
    opened: 'Everybody has decided.',
    calls: (tower, name) => `${name === null ? 'Tower' : `${name}: tower`} ${tower} calls.`,
    which: 'Which witch may land?',
    whichRow: 'In which row does she count?',
    chosen: (name, worth) => `${row(name)}: ${worth === null ? 'half of the pair' : points(worth)}.`,
    land: 'Let her land',
    witchFirst: 'First tap a witch, then the row.',
    rowFirst: 'Tap the row in which she counts.',
    noneFits: (name) => `${row(name)} fits none of them now.`,
    fitsNowhere: (combination) => `The ${lower(both(combination))} fits no row now.`,
    nobody: (name) => `${name === null ? 'No' : `${name}: no`} witch can land here.`,
    nobodyHelp: (value) => `The next minus field is struck: ${signed(value)}.`,
    minus: 'Strike a minus field',
    change: 'Change it after all',
    missing: (names) => (names.length < 3 ? `Waiting for ${list(names)}` : `${names.length} still think`),
  },

  story: {
    deal: 'Everybody gets a sheet, and one tower is put aside unseen.',
    dealAlone: (number) => `You get sheet ${number}, and one tower is put aside unseen.`,
    tower: (tower) => `Tower ${tower}`,
    calls: ' calls.',
    lands: (name) => (name === null ? 'Your ' : `${genitive(name)} `),
    combination: (combination) => lower(both(combination)),
    inRow: (name) => ` lands and counts ${inRow(name)}: `,
    half: 'half of the pair.',
    scores: (worth) => `${points(worth)}.`,
    minus: (name, value) =>
      name === null
        ? `None of yours can land: ${signed(value)}.`
        : `None of ${genitive(name)} can land: ${signed(value)}.`,
    done: (name) => (name === null ? 'You have chosen.' : `${name} has chosen.`),
    silent: (tower) => `Tower ${tower} stayed silent.`,
  },

  epilogue: {
    alone: (total, landed) =>
      `${points(total)}, and ${landed === 1 ? 'one witch has' : `${landed} witches have`} landed: can the next sheet beat that?`,
    shared: (names) => `Level in everything: ${list(names)} share the win.`,
    byMinus: (name) => `Level on points! ${name === null ? 'You have' : `${name} has`} fewer minus fields.`,
    byPair: (name) => `Level on points! ${name === null ? 'Your' : genitive(name)} pair tips the balance.`,
    allLanded: (name) =>
      name === null
        ? 'Seven towers, seven landings: none of yours was left in the air.'
        : `Seven towers, seven landings: everything worked out for ${name}.`,
    pair: (name) => `Dared and won: ${name === null ? 'your' : genitive(name)} pair makes the difference.`,
    lastTower: (name) =>
      name === null ? 'At the very last tower you fly past.' : `At the very last tower ${name} flies past.`,
    close: (name, margin) =>
      `${name === null ? 'You win' : `${name} wins`} by ${margin === 1 ? 'a single point' : `just ${points(margin)}`}: that was close!`,
    clear: (name, landed) =>
      `${landed === 1 ? 'One landing' : `${landed} landings`}, well counted: nobody takes the broom from ${name ?? 'you'} today.`,
  },

  pad: {
    dealAlone: 'Which sheet do you take?',
    deal: 'Who has which sheet?',
    tower: 'Which tower calls?',
    card: 'Tower card',
  },

  refusal,
  ownSheets,

  options: {
    minus: {
      label: 'Minus fields',
      help: 'What a minus field costs.',
      values: { flat: '−1 each', rising: '−1 −1 −2 −2 −3 −3 −4' },
    },
    mustTakeBest: {
      label: 'Always the best row',
      help: 'The chosen witch has to count where she brings most at once.',
    },
  },
};
