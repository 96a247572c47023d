import type { DataError } from '@spieleabend/kernel';
import { genitive, list } from '../../kit/words/en.ts';
import type { Box } from '../data/face.ts';
import type { Messages, OwnFacesTexts, RefusalTexts } from './de.ts';

function dice(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`;
}

function star(box: Exclude<Box, number>, black: boolean): string {
  if (box === 'star') return black ? 'black star' : 'white star';
  return `${box} star`;
}

const refusal: RefusalTexts = {
  'not-your-turn': () => 'It is somebody else’s turn.',
  'chance-first': () => 'First dice are rolled or a board is turned up.',
  'no-chance': () => 'There is nothing to roll and nothing to turn up now.',
  over: () => 'The game has ended.',
  'bad-face': () => 'There are boards 1 to 16, and one of them is turned up.',
  'first-face-fixed': ({ first }) => `This game begins with board ${first}.`,
  'face-used': ({ face }) => `Board ${face}, or its other side, has had its turn in this stack.`,
  'bad-roll': ({ dice: count }) => `This roll takes ${dice(count)}, with 1 to 6 each.`,
  'no-such-die': ({ die }) => `There is no ${die} left in your roll.`,
  'row-full': ({ row }) => `Row ${row} is full already.`,
  'wrong-number': ({ row, die, wants }) => `Row ${row} takes a ${wants} now, not a ${die}.`,
  'not-alike': ({ row, die, wants }) => `Stars alike, dice alike: row ${row} takes a ${wants} now, not a ${die}.`,
  'groups-alike': ({ row, die }) => `The red stars of row ${row} have ${die}s already: yellow must differ.`,
  'must-place': ({ die, row }) => `Place a die first. The ${die}, for one, fits row ${row}.`,
};

const place = ({ face, row }: DataError): string => `Board ${face}, row ${row}`;

const ownFaces: OwnFacesTexts = {
  'no-points': (fault) => `${place(fault)}: 0 points will not do. White rows pay, black rows cost.`,
  'mixed-row': (fault) => `${place(fault)}: a row has only numbers, or only stars.`,
  'bad-full-house': (fault) => `${place(fault)}: red and yellow stars always stand so: three red, then two yellow.`,
  'too-many-boxes': ({ face, boxes, limit }) => `Board ${face} has ${boxes} boxes, ${limit} are allowed.`,
  'no-gain': ({ face, white, black }) =>
    `Board ${face}: its white rows pay ${white}, its black rows cost ${black}. Nobody would ever get there.`,
  'face-twice': ({ face }) => `Board ${face} is there twice.`,
  'name-twice': ({ face, other, name }) => `Boards ${face} and ${other} are both called “${name}”.`,
};

export const en: Messages = {
  table: 'The table',
  points: (points) => (points < 0 ? `−${-points}` : String(points)),
  and: ' and ',
  nameOf: (name) => name.en,

  players: {
    label: 'At the table',
    you: 'You',
    points: (points) => `${points} points`,
    dice: (count) => `${dice(count)} left`,
    turn: 'to move',
    began: 'began this board',
    tied: 'plays for the win',
  },

  board: {
    label: (name) => `The board “${name}”`,
    empty: 'No board yet',
    number: (round) => `Board ${round}`,
    toTarget: (round, points) => (round > 0 ? `Board ${round}, playing to ${points}` : `Playing to ${points}`),
    ofRounds: (round, rounds) =>
      rounds === 1 ? 'Playing one board' : round > 0 ? `Board ${round} of ${rounds}` : `${rounds} boards`,
    playOff: 'Play-off',
    row: (row, black, points) =>
      `Row ${row}, ${black ? 'black' : 'white'}, ${black ? `costs ${-points}` : `pays ${points}`}`,
    settled: (name) => (name === null ? 'finished by you' : `finished by ${name}`),
    lacksOne: 'one die missing',
    box: (row, box) => `Row ${row}, box ${box}`,
    shows: (box, black) => (typeof box === 'number' ? String(box) : star(box, black)),
    free: 'free',
    placed: (value, name) => (name === null ? `your ${value}` : `${genitive(name)} ${value}`),
    place: (value) => `place ${value}`,
    choose: 'choose a die',
    chosen: 'chosen, now touch a die',
    unfit: 'nothing fits here now',
  },

  tray: {
    own: 'Your roll',
    of: (name) => `${genitive(name)} roll`,
    unfit: 'fits nowhere',
    placeOn: (value, row) => `place ${value} on row ${row}`,
    takeUp: (value) => `take the ${value}`,
    inHand: (value) => `${value}, in your hand`,
    nowhere: (value) => `The ${value} fits no row now. (EB-3.2)`,
  },

  act: {
    roll: 'Roll again',
    rollWith: (count) => `with ${dice(count)}`,
    stop: 'Stop',
    stopWith: (count) => `${count} back to you`,
    first: 'The first board is coming.',
    next: 'The board is full!',
    nextBegins: (name) => (name === null ? 'You begin the next one.' : `${name} begins the next one.`),
    revealed: (name) => `“${name}”`,
    begins: (name) => (name === null ? 'You begin.' : `${name} begins.`),
    rolls: (name) => (name === null ? 'You roll.' : `${name} rolls.`),
    dud: 'Nothing fits.',
    dudHelp: (name) => (name === null ? 'Your turn is over.' : `${genitive(name)} turn is over.`),
    must: (name) => (name === null ? 'Place at least one.' : `${name} places at least one.`),
    mustHelp: 'Touch what lifts: a die or a box.',
    may: (value) => `The ${value} is placed.`,
    mayHelp: 'Another one? Or decide below.',
    decideHelp: 'Nothing else fits. Roll again, or stop?',
    where: (value) => `Where does the ${value} go?`,
    whereHelp: 'Touch it again to put it back.',
    which: 'Which die?',
    whichHelp: (row) => `Several fit row ${row}.`,
    watch: (name) => (name === null ? 'Your turn.' : `${name} is thinking`),
    watchPlace: 'Where do the dice go?',
    watchDecide: 'Roll again, or stop?',
    gains: (name, points) => (name === null ? `${points} points for you!` : `${points} points for ${name}!`),
    pays: (name, points) => (name === null ? `You pay ${points} points.` : `${name} pays ${points} points.`),
    goesFree: (name) => (name === null ? 'You have nothing to pay with.' : `${name} has nothing to pay with.`),
    full: 'And the board is full.',
  },

  story: {
    first: 'The first board: ',
    face: (round) => `Board ${round}: `,
    playOff: 'A play-off on the board ',
    begins: (name) => (name === null ? '. You begin.' : `. ${name} begins.`),
    rolls: (name) => (name === null ? 'You roll ' : `${name} rolls `),
    again: 'Now there are: ',
    dud: ' Nothing fits.',
    places: (name) => (name === null ? 'You place ' : `${name} places `),
    onRow: (row) => ` on row ${row}.`,
    gains: (name) => (name === null ? ' That pays you ' : ` That pays ${name} `),
    pays: (name) => (name === null ? ' That costs you ' : ` That costs ${name} `),
    goesFree: (name) => (name === null ? ' You have nothing to pay with.' : ` ${name} has nothing to pay with.`),
    all: ', which is all there is',
    full: ' The board is full.',
    rollsOn: (name, count) =>
      name === null ? `You roll again, with ${count}.` : `${name} rolls again, with ${count}.`,
    stops: (name, count) =>
      name === null ? `You stop and take ${dice(count)} back.` : `${name} stops and takes ${dice(count)} back.`,
  },

  epilogue: {
    shared: (names) => `Level on points: ${list(names)} share the win.`,
    playOff: (name) =>
      name === null ? 'Level on points, and you win the play-off.' : `Level on points, and ${name} wins the play-off.`,
    lastFace: (name, face) =>
      name === null
        ? `Only on the last board, “${face}”, you slip past.`
        : `Only on the last board, “${face}”, ${name} slips past.`,
    close: (name, margin) =>
      name === null
        ? `You win by just ${margin} points: that was close!`
        : `${name} wins by just ${margin} points: that was close!`,
    angel: (name) =>
      name === null ? 'Not a single black row: you are an angel.' : `Not a single black row: ${name} is an angel.`,
    imp: (name, paid) =>
      name === null
        ? `${paid} points paid to hell, and still the winner: you are a devil.`
        : `${paid} points paid to hell, and still the winner: ${name} is a devil.`,
    rows: (name, count) =>
      name === null
        ? `${count} white rows finished: heaven was on your side.`
        : `${count} white rows finished: heaven was on ${genitive(name)} side.`,
    left: 'This game was not played to its end.',
  },

  pad: {
    firstFace: 'Which board lies on top?',
    nextFace: 'Which board comes next?',
    face: 'Board',
    faceNumber: (number) => `Board ${number}`,
    roll: (name) => `What did ${name ?? 'you'} roll?`,
    die: (number) => `Die ${number}`,
  },

  refusal,
  ownFaces,

  options: {
    firstFace: {
      label: 'First board',
      help: 'Which board comes first. Board 1 is the kindest for a first game.',
      values: { 0: 'Drawn by lot' },
    },
    debt: {
      label: 'Debts',
      help: 'Who owes more than he has goes below zero. Otherwise he pays what there is and goes on with 0.',
    },
    target: {
      label: 'Points to win',
      help: 'The game ends after the board on which somebody reaches so many points.',
    },
    rounds: {
      label: 'Fixed number of boards',
      help: 'The game ends after so many boards, whatever the points.',
      values: { 0: 'None: played for points' },
    },
    tieBreakBoard: {
      label: 'Play-off',
      help: 'A tie for first is decided on one more board. Otherwise the win is shared.',
    },
  },
};
