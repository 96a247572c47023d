import { genitive, list } from '../../kit/words/en.ts';
import type { Colour } from '../data/sheets.ts';
import type { Messages, OwnSheetsTexts, RefusalTexts } from './de.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

function hits(count: number): string {
  return `${WORDS[count] ?? count} ${count === 1 ? 'hit' : 'hits'}`;
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

function row(index: number): string {
  return ROWS[index] ?? `${index + 1}th`;
}

const colour: Readonly<Record<Colour, string>> = {
  w: 'White',
  k: 'Black',
  r: 'Red',
  b: 'Blue',
  y: 'Yellow',
  g: 'Green',
};

const place = ({ sheet, row: number }: { readonly sheet: string; readonly row: number }): string =>
  `Sheet ${sheet.toUpperCase()}, row ${number}`;

const ownSheets: OwnSheetsTexts = {
  'not-a-colour': (fault) => `${place(fault)}: there is no die “${fault.letter}”, only w k r b y g.`,
  'not-six-fields': (fault) => `${place(fault)}: a row has six fields, here there are ${fault.fields}.`,
  'colour-missing': (fault) =>
    `${place(fault)}: ${colour[fault.colour].toLowerCase()} is missing. Each colour comes once.`,
  'same-sheet': ({ sheet, other }) =>
    `Sheet ${sheet.toUpperCase()} is like sheet ${other.toUpperCase()}. All six are different.`,
  'bonus-end': ({ hits: count, points: given, wanted }) => `The bonus for ${hits(count)} is ${wanted}, not ${given}.`,
  'bonus-falls': ({ hits: count }) => `The bonus for ${hits(count)} is less than for one hit fewer.`,
};

const refusal: RefusalTexts = {
  'not-your-turn': () => 'It is somebody else’s turn.',
  'chance-first': () => 'First the dice are rolled.',
  'no-chance': () => 'There is nothing to roll now.',
  over: () => 'The game has ended.',
  'bad-deal': ({ seats }) => (seats === 1 ? 'One sheet is dealt.' : `${seats} different sheets are dealt.`),
  'bad-roll': () => 'A roll is six dice with 1 to 6 each.',
  'die-stays': (refused) => `${colour[refused.colour]} shows a 1 and stays.`,
  'roll-not-accepted': () => 'First comes the decision: keep the roll, or roll again.',
  'keep-only': () => 'Nothing but ones, and they all stay.',
  'roll-accepted': () => 'This roll counts already.',
  'already-rerolled': () => 'You can only roll again once.',
  'already-entered': () => 'The entry for this roll has been made.',
  'field-taken': (refused) => `The field for ${colour[refused.colour].toLowerCase()} is not free any more.`,
  'value-above-limit': ({ value, limit, ...refused }) =>
    `${colour[refused.colour]} ${value} is too much: the field takes ${limit} at most.`,
  'must-enter': (refused) => `You only strike out if nothing fits. ${colour[refused.colour]} fits.`,
};

export const en: Messages = {
  table: 'The table',
  and: ' and ',
  colour,
  letter: { w: 'W', k: 'K', r: 'R', b: 'B', y: 'Y', g: 'G' },

  sheet: {
    own: 'Your sheet',
    of: (name) => `${genitive(name)} sheet`,
    letter: (letter) => `Sheet ${letter}`,
    bonus: (steps) =>
      `Bonus: ${steps.map((step, at) => (at === 0 ? `1 hit scores ${points(step)}` : `${at + 1} score ${step}`)).join(', ')}`,
    total: 'Total',
    row: (index) => `Row ${index + 1}`,
    rowScore: (sum, bonus) => `${sum} plus ${bonus} bonus, ${sum + bonus} together`,
    enlarge: (name, state, total) => `${name}${state && `, ${state}`}: ${points(total)}. Show the sheet large`,
    close: 'Close',
    hits: (count) => (count === 1 ? '1 hit' : `${count} hits`),
  },

  field: {
    name: (colour, limit) => `${colour}, limit ${limit}`,
    free: 'free',
    struck: 'struck out',
    has: (value, hit) => `${value} entered${hit ? ', a hit' : ''}`,
    fits: (value) => `${value} fits`,
    enter: (value, hit) => `enter ${value}${hit ? ', a hit' : ''}`,
    strike: 'strike out',
  },

  dice: {
    tray: 'The roll',
    stays: 'stays',
    name: (colour, value) => `${colour} ${value}`,
    kept: 'stays on the table',
    used: 'entered',
    unfit: 'does not fit',
  },

  others: {
    label: 'The others at the table',
    waits: 'waits',
    chooses: 'thinks …',
    enters: 'enters …',
    done: 'done',
    active: 'rolls',
  },

  act: {
    keep: 'Keep',
    reroll: 'Roll again',
    rerollHelp: 'all but the ones',
    done: 'Done',
    strike: (colour) => `Strike out ${colour.toLowerCase()}`,
    ratherStrike: 'Rather strike out',
    change: 'Change it after all',
    choose: (name) => (name === null ? 'Do you keep the roll?' : `${name}: keep it?`),
    chooseHelp: 'You may roll again once. Ones stay.',
    allOnes: 'Nothing but ones.',
    allOnesHelp: 'They all stay where they are.',
    enter: (name) => (name === null ? 'Enter what fits.' : `${name} enters.`),
    enterHelp: 'Tap at least one field.',
    eraseHelp: 'Tap again to erase.',
    nothing: 'Nothing fits.',
    nothingHelp: 'The first free field is struck out.',
    missing: (names) => (names.length < 3 ? `Waiting for ${list(names)}` : `${names.length} still enter`),
    watch: (name) => `${name} is thinking`,
    watchHelp: 'Keep the roll, or roll again?',
    roll: (name) => (name === null ? 'You roll.' : `${name} rolls.`),
    deal: 'The sheets are being dealt.',
    opened: 'Everybody has entered.',
  },

  story: {
    deal: 'Everybody gets a sheet.',
    dealAlone: (letter) => `You get sheet ${letter}.`,
    rolls: (name) => (name === null ? 'You roll: ' : `${name} rolls: `),
    rerolled: 'Now there are: ',
    keeps: (name) => (name === null ? 'You keep the roll.' : `${name} keeps the roll.`),
    rerolls: (name) => (name === null ? 'You roll again, all but the ones.' : `${name} rolls again, all but the ones.`),
    enters: (name) => (name === null ? 'You enter ' : `${name} enters `),
    entersEnd: '',
    strikes: (name) => (name === null ? 'You strike out ' : `${name} strikes out `),
    hits: (count) => (count === 1 ? ': a hit' : `: ${hits(count)}`),
    rowFull: (own, index) => ` ${own ? 'Your' : 'The'} ${row(index)} row scores `,
    done: (name) => (name === null ? 'You are done.' : `${name} is done.`),
  },

  epilogue: {
    alone: (total, count) =>
      `${points(total)} with ${count} ${count === 1 ? 'hit' : 'hits'}: there is always more to get next time.`,
    shared: (names) => `Level on points, level on hits: ${list(names)} share the win.`,
    byHits: (name, count) =>
      `Level on points! ${name === null ? 'Your' : genitive(name)} ${count} hits tip the balance.`,
    perfect: (name, index) =>
      name === null
        ? `Six hits in your ${row(index)} row: it does not get any better.`
        : `Six hits in one row: ${genitive(name)} ${row(index)} will be remembered.`,
    lastRoll: (name) =>
      name === null ? 'With the very last roll you slip past.' : `With the very last roll ${name} slips past.`,
    close: (winner, margin) =>
      `${winner === null ? 'You win' : `${winner} wins`} by ${margin === 1 ? 'a single point' : `just ${points(margin)}`}: that was close!`,
    mostHits: (name, count) => `${name === null ? 'Your' : genitive(name)} ${count} hits make the difference.`,
    bestRow: (name, index, score) =>
      name === null
        ? `Your ${row(index)} row scores ${score} in one go and carries you home.`
        : `The ${row(index)} row scores ${score} in one go and carries ${name} home.`,
  },

  pad: {
    dealAlone: 'Which sheet do you take?',
    deal: 'Who has which sheet?',
    roll: (name) => `What ${name === null ? 'have you' : `has ${name}`} rolled?`,
    reroll: (name) => `What do ${name === null ? 'your' : genitive(name)} dice show now?`,
  },

  refusal,
  ownSheets,

  options: {
    voluntaryStrike: {
      label: 'Striking by choice',
      help: 'Instead of entering, you may always strike out your first free field, even if a die fits.',
    },
  },
};
