import { genitive, list } from '../../kit/words/en.ts';
import { type Messages, type RefusalTexts, theCardsOf } from './de.ts';
import { figures } from './figures-en.ts';

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

/** "the captain (20)" */
function taken(figure: number): string {
  return `${figures[figure]?.taken ?? ''} (${figure})`;
}

function theCards(cards: readonly (number | string)[]): string {
  return list(cards.map((card) => `the ${card}`));
}

const refusal: RefusalTexts = {
  'not-your-turn': () => 'It is somebody else’s turn.',
  'chance-first': () => 'First a card is drawn.',
  'no-chance': () => 'There is nothing to draw now.',
  over: () => 'The game has ended.',
  'not-in-pile': () => 'The pile holds no such card any more.',
  'card-not-held': ({ card }) => `You do not hold a ${card}.`,
  'no-such-row': ({ row }) => `There is no row ${row} here.`,
  'three-rows': () => 'Nobody may have more than three rows.',
  'above-forty': ({ end, card, figure }) => `${end} and ${card} make ${figure}: 40 has to be hit exactly.`,
  'must-move': ({ move }) => `Whoever can move has to move, here with ${theCards(theCardsOf(move))}.`,
  'discard-one': () => 'If you cannot move, you discard one card only.',
  'discard-both': () => 'If you cannot move, you discard both cards.',
  'in-the-middle': ({ figure }) => `${figure} stands in the street and is taken from there.`,
  'in-own-row': ({ figure, row }) => `${figure} lies in your row ${row} and comes from there.`,
  'which-own-row': ({ figure, rows }) =>
    `You have ${figure} twice: say whether it comes from row ${rows.split('').join(' or ')}.`,
  'one-holder': ({ figure }) => `${figure} lies in one place only: no need to say where it comes from.`,
  'which-holder': ({ figure }) => `Two players have ${figure}: say whom you steal it from.`,
  'which-row': ({ figure, rows }) =>
    `The same player has ${figure} twice: say whether you steal it from row ${rows.split('').join(' or ')}.`,
  'changes-nothing': ({ figure, row }) => `${figure} is alone in your row ${row} already: nothing would change.`,
};

export const en: Messages = {
  table: 'The table',
  figures,
  figure: (figure) => `${figure} ${figures[figure]?.name ?? ''}`,
  star: 'star',
  you: 'You',

  street: {
    label: 'The street',
    twice: 'here twice',
    gone: (owners) => `with ${list(owners)}`,
    you: 'you',
  },

  rival: {
    label: 'The others at the table',
    points: (own, goal) => `${own} of ${goal} points`,
    hand: (count) => (count === 1 ? 'one card face down' : `${count} cards face down`),
    enlarge: (name, state) => `${name}: ${state}. Show the rows large`,
    noRows: 'no row yet',
    steal: (figure, owner, row) => `Steal ${figure} from ${owner}, ${row}`,
  },

  rows: {
    own: 'Your rows',
    of: (name) => `${genitive(name)} rows`,
    row: (letter) => `Row ${letter}`,
    fresh: 'New row',
    into: (letter) => `for row ${letter}`,
    intoFresh: 'for a new row',
    worth: (count) => `counts ${points(count)}`,
    enlarge: (letter, names) => `Row ${letter}: ${names.join(', ')}. Show it large`,
    close: 'Close',
    empty: 'No row here yet.',
  },

  target: {
    street: 'Street',
    steal: 'steal!',
    choose: 'choose',
    no: 'no way',
    fromOwn: (letter) => `from ${letter}`,
    take: (into, figure) => `${into}: take ${figure} from the street`,
    takeOwn: (into, figure, letter) => `${into}: take ${figure} from your row ${letter}`,
    stealFrom: (into, figure, owner) => `${into}: steal ${figure} from ${owner}`,
    chooseFrom: (into, figure) => `${into}: ${figure}, you choose from where`,
    impossible: (into) => `${into}: not possible, why?`,
  },

  hand: {
    label: 'Your hand',
    of: (name) => `${genitive(name)} hand`,
    card: (value) => `Dice card ${value}`,
    both: (sum) => `Both together: ${sum}, for a new row`,
    goal: (goal) => `of ${goal}`,
    pile: (count) => `${count} in the pile`,
    discard: (top) => `Discard pile, a ${top} on top`,
    noDiscard: 'Discard pile, empty',
    back: 'card face down',
  },

  act: {
    turn: (name) => (name === null ? 'Your turn.' : `${name}’s turn.`),
    chooseCard: 'Which dice card do you play?',
    playing: (cards) => `You play ${theCards(cards)}.`,
    whichRow: 'Which row grows?',
    whichRowOrNew: 'Which row grows? Or a new one?',
    newRow: 'They start a new row.',
    noUse: 'Nothing can be done with that.',
    whereFrom: (figure) => `Where does ${figure} come from?`,
    whom: (figure) => `Whom do you steal ${figure} from?`,
    grow: (figure) => `Where does ${figure} go?`,
    option: (into, from) => `${into}, ${from}`,
    fromSeat: (name) => `from ${name}`,
    fromSeatRow: (name, letter) => `from ${name}, row ${letter}`,
    fromOwn: (letter) => `from row ${letter}`,
    fromStreet: 'from the street',
    stuck: 'Nothing fits.',
    stuckOne: 'Discard one card.',
    stuckBoth: 'Both cards have to go.',
    discard: (cards) => `Discard ${list(cards.map(String))}`,
    theft: 'Stolen!',
    completes: (count) => `Row complete: ${points(count)}!`,
    moves: (name) => (name === null ? 'You move.' : `${name} moves.`),
    waits: (name) => `${name} is thinking`,
    draws: (name) => (name === null ? 'You draw.' : `${name} draws.`),
    deal: 'The cards are being dealt.',
  },

  story: {
    deals: (name, card) => `${name === null ? 'You get' : `${name} gets`} ${card === null ? 'a card' : `a ${card}`}.`,
    draws: (name, card) => `${name === null ? 'You draw' : `${name} draws`} ${card === null ? 'a card' : `a ${card}`}.`,
    discards: (name, cards) =>
      name === null
        ? `You cannot move and discard ${theCards(cards)}.`
        : `${name} cannot move and discards ${theCards(cards)}.`,
    plays: (name, cards) => `${name === null ? 'You play' : `${name} plays`} ${theCards(cards)} and `,
    takes: (you, figure) => `${you ? 'take' : 'takes'} ${taken(figure)}`,
    takesFromOwn: (you, figure, letter) => `${you ? 'take' : 'takes'} ${taken(figure)} from row ${letter}`,
    steals: (you, figure, victim) => `${you ? 'steal' : 'steals'} ${taken(figure)} from ${victim ?? 'you'}`,
    into: (letter) => ` for row ${letter}.`,
    intoFresh: ' for a new row.',
    complete: ' The row is complete: ',
    completeEnd: (count) => points(count),
  },

  epilogue: {
    shared: (names, score) => `${list(names)} share the win with ${points(score)}.`,
    close: (name, lead) =>
      `${name === null ? 'You win' : `${name} wins`} by ${lead === 1 ? 'a single point' : `just ${points(lead)}`}: that was close!`,
    thief: (name, steals) => `${name === null ? 'You' : name} stole ${steals} times and won by it: don’t get annoyed!`,
    honest: (name) => `${name === null ? 'You win' : `${name} wins`} without stealing even once!`,
    longRow: (name, length, score) =>
      name === null
        ? `Your row of ${length} figures scores ${score} in one go and carries you home.`
        : `A row of ${length} figures scores ${score} in one go and carries ${name} home.`,
    comeback: (name) =>
      name === null ? 'With the very last row you slip past.' : `With the very last row ${name} slips past.`,
  },

  pad: {
    card: (name) => `Which dice card ${name === null ? 'do you draw' : `does ${name} draw`}?`,
    place: (nth) => `Card ${nth}`,
  },

  refusal,

  options: {
    noMove: {
      label: 'If nothing fits',
      help: 'Whoever cannot take a figure discards and draws.',
      values: { discardOne: 'Discard one card', discardBoth: 'Discard both cards' },
    },
    finishRound: {
      label: 'Play the round to its end',
      help: 'Reaching the goal does not win at once: everybody has the same number of turns, most points win.',
    },
  },
};
