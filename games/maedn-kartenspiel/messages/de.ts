import { genitive, list } from '../../kit/words/de.ts';
import type { MaednRefusal } from '../refusal.ts';
import { figures } from './figures-de.ts';

function points(count: number): string {
  return count === 1 ? '1 Punkt' : `${count} Punkte`;
}

/** "den Kapitän (20)" */
function taken(figure: number): string {
  return `${figures[figure]?.taken ?? ''} (${figure})`;
}

/** "die 4", "die 2 und die 6" */
function theCards(cards: readonly number[]): string {
  return list(cards.map((card) => `die ${card}`));
}

/** The cards of a move, from its notation. */
export function theCardsOf(move: string): readonly string[] {
  return move.replace(/<.*/, '').match(/\d/g) ?? [];
}

/** A sentence for every reason to refuse something, from the figures that come with it. */
export type RefusalTexts = {
  readonly [Code in MaednRefusal['code']]: (refused: Extract<MaednRefusal, { readonly code: Code }>) => string;
};

const refusal: RefusalTexts = {
  'not-your-turn': () => 'Gerade ist jemand anderes dran.',
  'chance-first': () => 'Erst wird eine Karte gezogen.',
  'no-chance': () => 'Jetzt gibt es nichts zu ziehen.',
  over: () => 'Die Partie ist zu Ende.',
  'not-in-pile': () => 'Diese Karte liegt nicht mehr im Stapel.',
  'card-not-held': ({ card }) => `Die ${card} hast du nicht auf der Hand.`,
  'no-such-row': ({ row }) => `Eine Reihe ${row} liegt hier nicht.`,
  'three-rows': () => 'Mehr als drei Reihen darf niemand haben.',
  'above-forty': ({ end, card, figure }) => `${end} und ${card} sind ${figure}: Die 40 muss genau getroffen werden.`,
  'must-move': ({ move }) =>
    `Wer ziehen kann, muss ziehen, hier mit ${list(theCardsOf(move).map((card) => `der ${card}`))}.`,
  'discard-one': () => 'Wer nicht ziehen kann, legt nur eine Karte ab.',
  'discard-both': () => 'Wer nicht ziehen kann, legt beide Karten ab.',
  'in-the-middle': ({ figure }) => `Die ${figure} steht auf der Straße und wird von dort genommen.`,
  'in-own-row': ({ figure, row }) => `Die ${figure} liegt in deiner Reihe ${row} und kommt von dort.`,
  'which-own-row': ({ figure, rows }) =>
    `Die ${figure} liegt zweimal bei dir: Sag, ob sie aus Reihe ${rows.split('').join(' oder ')} kommt.`,
  'one-holder': ({ figure }) => `Die ${figure} liegt nur an einer Stelle: Du musst nicht sagen, woher sie kommt.`,
  'which-holder': ({ figure }) => `Die ${figure} liegt bei zweien: Sag, wem du sie klaust.`,
  'which-row': ({ figure, rows }) =>
    `Die ${figure} liegt zweimal bei derselben Person: Sag, ob du sie aus Reihe ${rows.split('').join(' oder ')} klaust.`,
  'changes-nothing': ({ figure, row }) =>
    `Die ${figure} ist schon allein in deiner Reihe ${row}: Damit würde sich nichts ändern.`,
};

export const de = {
  table: 'Der Tisch',
  figures,
  /** "20 Kapitän" */
  figure: (figure: number) => `${figure} ${figures[figure]?.name ?? ''}`,
  star: 'Stern',
  you: 'Du',

  street: {
    label: 'Die Straße',
    twice: 'zweimal da',
    gone: (owners: readonly string[]) => `bei ${list(owners)}`,
    you: 'dir',
  },

  rival: {
    label: 'Die anderen am Tisch',
    points: (own: number, goal: number) => `${own} von ${goal} Punkten`,
    hand: (count: number) => (count === 1 ? 'eine verdeckte Karte' : `${count} verdeckte Karten`),
    enlarge: (name: string, state: string) => `${name}: ${state}. Reihen groß zeigen`,
    noRows: 'noch keine Reihe',
    steal: (figure: string, owner: string, row: string) => `${figure} bei ${owner} klauen, ${row}`,
  },

  rows: {
    own: 'Deine Reihen',
    of: (name: string) => `${genitive(name)} Reihen`,
    row: (letter: string) => `Reihe ${letter}`,
    fresh: 'Neue Reihe',
    into: (letter: string) => `für Reihe ${letter}`,
    intoFresh: 'für eine neue Reihe',
    worth: (count: number) => `zählt ${points(count)}`,
    enlarge: (letter: string, figures: readonly string[]) => `Reihe ${letter}: ${figures.join(', ')}. Groß zeigen`,
    close: 'Schließen',
    empty: 'Hier liegt noch keine Reihe.',
  },

  target: {
    street: 'Straße',
    steal: 'klau!',
    choose: 'wählen',
    no: 'geht nicht',
    fromOwn: (letter: string) => `aus ${letter}`,
    /** `into` is "Reihe A" or "Neue Reihe". */
    take: (into: string, figure: string) => `${into}: ${figure} von der Straße nehmen`,
    takeOwn: (into: string, figure: string, letter: string) => `${into}: ${figure} aus deiner Reihe ${letter} nehmen`,
    stealFrom: (into: string, figure: string, owner: string) => `${into}: ${figure} bei ${owner} klauen`,
    chooseFrom: (into: string, figure: string) => `${into}: ${figure}, du wählst woher`,
    impossible: (into: string) => `${into}: geht nicht, warum?`,
  },

  hand: {
    label: 'Deine Hand',
    of: (name: string) => `${genitive(name)} Hand`,
    card: (value: number) => `Würfelkarte ${value}`,
    both: (sum: number) => `Beide zusammen: ${sum}, für eine neue Reihe`,
    goal: (goal: number) => `von ${goal}`,
    pile: (count: number) => `${count} im Stapel`,
    discard: (top: number) => `Ablage, oben eine ${top}`,
    noDiscard: 'Ablage, leer',
    back: 'verdeckte Karte',
  },

  act: {
    turn: (name: string | null) => (name === null ? 'Du bist dran.' : `${name} ist dran.`),
    chooseCard: 'Welche Würfelkarte spielst du?',
    playing: (cards: readonly number[]) => `Du spielst ${theCards(cards)}.`,
    whichRow: 'Welche Reihe wächst?',
    whichRowOrNew: 'Welche Reihe wächst? Oder eine neue?',
    newRow: 'Damit beginnt eine neue Reihe.',
    noUse: 'Damit geht nichts.',
    whereFrom: (figure: number) => `Woher kommt die ${figure}?`,
    whom: (figure: number) => `Wem klaust du die ${figure}?`,
    grow: (figure: number) => `Wohin kommt die ${figure}?`,
    option: (into: string, from: string) => `${into}, ${from}`,
    fromSeat: (name: string) => `von ${name}`,
    fromSeatRow: (name: string, letter: string) => `von ${name}, Reihe ${letter}`,
    fromOwn: (letter: string) => `aus Reihe ${letter}`,
    fromStreet: 'von der Straße',
    stuck: 'Nichts passt.',
    stuckOne: 'Leg eine Karte ab.',
    stuckBoth: 'Beide Karten gehen weg.',
    discard: (cards: readonly number[]) => `${list(cards.map(String))} ablegen`,
    theft: 'Geklaut!',
    completes: (count: number) => `Reihe komplett: ${points(count)}!`,
    moves: (name: string | null) => (name === null ? 'Du ziehst.' : `${name} zieht.`),
    waits: (name: string) => `${name} überlegt`,
    draws: (name: string | null) => (name === null ? 'Du ziehst nach.' : `${name} zieht nach.`),
    deal: 'Die Karten werden ausgeteilt.',
  },

  story: {
    deals: (name: string | null, card: number | null) =>
      card === null
        ? `${name ?? 'Du'} ${name === null ? 'bekommst' : 'bekommt'} eine Karte.`
        : `${name ?? 'Du'} ${name === null ? 'bekommst' : 'bekommt'} die ${card}.`,
    draws: (name: string | null, card: number | null) =>
      `${name === null ? 'Du ziehst' : `${name} zieht`} ${card === null ? 'eine Karte' : `die ${card}`}.`,
    discards: (name: string | null, cards: readonly number[]) =>
      name === null
        ? `Du kannst nicht ziehen und legst ${theCards(cards)} ab.`
        : `${name} kann nicht ziehen und legt ${theCards(cards)} ab.`,
    plays: (name: string | null, cards: readonly number[]) =>
      `${name === null ? 'Du spielst' : `${name} spielt`} ${theCards(cards)} und `,
    takes: (you: boolean, figure: number) => `${you ? 'holst' : 'holt'} ${taken(figure)}`,
    takesFromOwn: (you: boolean, figure: number, letter: string) =>
      `${you ? 'holst' : 'holt'} ${taken(figure)} aus Reihe ${letter}`,
    /** `victim` null: you. */
    steals: (you: boolean, figure: number, victim: string | null) =>
      `${you ? 'klaust' : 'klaut'} ${victim ?? 'dir'} ${taken(figure)}`,
    into: (letter: string) => ` für Reihe ${letter}.`,
    intoFresh: ' für eine neue Reihe.',
    complete: ' Die Reihe ist komplett: ',
    completeEnd: (count: number) => points(count),
  },

  epilogue: {
    shared: (names: readonly string[], score: number) => `${list(names)} teilen sich den Sieg mit ${score} Punkten.`,
    close: (name: string | null, lead: number) =>
      `${lead === 1 ? 'Ein einziger Punkt' : `Nur ${points(lead)}`} Vorsprung${name === null ? '' : ` für ${name}`}: Das war knapp!`,
    thief: (name: string | null, steals: number) =>
      name === null
        ? `${steals}-mal geklaut und damit gewonnen: Mensch, ärgere dich nicht!`
        : `${name} hat ${steals}-mal geklaut und damit gewonnen: Mensch, ärgere dich nicht!`,
    honest: (name: string | null) =>
      name === null
        ? 'Gewonnen, ohne ein einziges Mal zu klauen!'
        : `${name} gewinnt, ohne ein einziges Mal zu klauen!`,
    longRow: (name: string | null, length: number, score: number) =>
      name === null
        ? `Deine Reihe mit ${length} Figuren bringt ${score} auf einen Streich und trägt dich zum Sieg.`
        : `Eine Reihe mit ${length} Figuren bringt ${score} auf einen Streich und trägt ${name} zum Sieg.`,
    comeback: (name: string | null) =>
      name === null
        ? 'Mit der allerletzten Reihe ziehst du noch vorbei.'
        : `Mit der allerletzten Reihe zieht ${name} noch vorbei.`,
  },

  pad: {
    card: (name: string | null) => `Welche Würfelkarte ${name === null ? 'ziehst du' : `zieht ${name}`}?`,
    place: (nth: number) => `${nth}. Karte`,
  },

  refusal,

  options: {
    noMove: {
      label: 'Wenn nichts passt',
      help: 'Wer keine Figur holen kann, legt ab und zieht nach.',
      values: { discardOne: 'Eine Karte ablegen', discardBoth: 'Beide Karten ablegen' },
    },
    finishRound: {
      label: 'Runde zu Ende spielen',
      help: 'Wer das Ziel erreicht, gewinnt nicht sofort: Alle kommen gleich oft dran, die meisten Punkte gewinnen.',
    },
  },
};

export type Messages = typeof de;
