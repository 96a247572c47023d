import type { DataError } from '@spieleabend/kernel';
import { genitive, list } from '../../kit/words/de.ts';
import type { Box } from '../data/face.ts';
import type { EngelUndBengelRefusal, OwnFacesFault } from '../refusal.ts';

function dice(count: number): string {
  return `${count} Würfel`;
}

function star(box: Exclude<Box, number>, black: boolean): string {
  if (box === 'red') return 'roter Stern';
  if (box === 'yellow') return 'gelber Stern';
  return black ? 'schwarzer Stern' : 'weißer Stern';
}

/** A sentence for every reason to refuse something, from the figures that come with it. */
export type RefusalTexts = {
  readonly [Code in EngelUndBengelRefusal['code']]: (
    refused: Extract<EngelUndBengelRefusal, { readonly code: Code }>,
  ) => string;
};

const refusal: RefusalTexts = {
  'not-your-turn': () => 'Gerade ist jemand anderes dran.',
  'chance-first': () => 'Erst wird gewürfelt oder eine Tafel aufgedeckt.',
  'no-chance': () => 'Jetzt gibt es nichts zu würfeln und nichts aufzudecken.',
  over: () => 'Die Partie ist zu Ende.',
  'bad-face': () => 'Es gibt die Tafeln 1 bis 16, und aufgedeckt wird eine.',
  'first-face-fixed': ({ first }) => `Diese Partie beginnt mit Tafel ${first}.`,
  'face-used': ({ face }) => `Tafel ${face} oder ihre Rückseite war in diesem Stapel schon dran.`,
  'bad-roll': ({ dice: count }) => `Zu diesem Wurf gehören ${dice(count)} mit 1 bis 6.`,
  'no-such-die': ({ die }) => `Eine ${die} liegt nicht mehr in deinem Wurf.`,
  'row-full': ({ row }) => `Reihe ${row} ist schon voll.`,
  'wrong-number': ({ row, die, wants }) => `Auf Reihe ${row} kommt jetzt eine ${wants}, keine ${die}.`,
  'not-alike': ({ row, die, wants }) =>
    `Gleiche Sterne, gleiche Augen: Auf Reihe ${row} kommt jetzt eine ${wants}, keine ${die}.`,
  'groups-alike': ({ row, die }) => `Auf Reihe ${row} liegen bei Rot schon ${die}er: Gelb muss etwas anderes zeigen.`,
  'must-place': ({ die, row }) => `Erst einen Würfel setzen. Die ${die} passt zum Beispiel auf Reihe ${row}.`,
};

export type OwnFacesTexts = { readonly [Code in OwnFacesFault]: (fault: DataError) => string };

const place = ({ face, row }: DataError): string => `Tafel ${face}, Reihe ${row}`;

const ownFaces: OwnFacesTexts = {
  'no-points': (fault) => `${place(fault)}: 0 Punkte geht nicht. Weiße Reihen bringen etwas, schwarze kosten etwas.`,
  'mixed-row': (fault) => `${place(fault)}: Eine Reihe hat nur Zahlen oder nur Sterne.`,
  'bad-full-house': (fault) => `${place(fault)}: Rote und gelbe Sterne stehen immer so: drei rote, dann zwei gelbe.`,
  'too-many-boxes': ({ face, boxes, limit }) => `Tafel ${face} hat ${boxes} Felder, erlaubt sind ${limit}.`,
  'no-gain': ({ face, white, black }) =>
    `Tafel ${face}: Die weißen Reihen bringen ${white}, die schwarzen kosten ${black}. So käme niemand ans Ziel.`,
  'face-twice': ({ face }) => `Tafel ${face} kommt zweimal vor.`,
  'name-twice': ({ face, other, name }) => `Tafel ${face} und Tafel ${other} heißen beide „${name}“.`,
};

export const de = {
  table: 'Der Tisch',
  points: (points: number) => (points < 0 ? `−${-points}` : String(points)),
  and: ' und ',
  nameOf: (name: { readonly de: string; readonly en: string }) => name.de,

  players: {
    label: 'Am Tisch',
    you: 'Du',
    points: (points: number) => `${points} Punkte`,
    dice: (count: number) => `noch ${dice(count)}`,
    turn: 'am Zug',
    began: 'hat diese Tafel begonnen',
    tied: 'spielt um den Sieg',
  },

  board: {
    label: (name: string) => `Die Tafel „${name}“`,
    empty: 'Noch keine Tafel',
    number: (round: number) => `${round}. Tafel`,
    toTarget: (round: number, points: number) => `${round > 0 ? `${round}. Tafel, g` : 'G'}espielt wird bis ${points}`,
    ofRounds: (round: number, rounds: number) =>
      rounds === 1 ? 'Gespielt wird eine Tafel' : round > 0 ? `Tafel ${round} von ${rounds}` : `${rounds} Tafeln`,
    playOff: 'Stechen',
    row: (row: number, black: boolean, points: number) =>
      `Reihe ${row}, ${black ? 'schwarz' : 'weiß'}, ${black ? `kostet ${-points}` : `bringt ${points}`}`,
    settled: (name: string | null) => (name === null ? 'von dir vollendet' : `von ${name} vollendet`),
    lacksOne: 'ein Würfel fehlt noch',
    box: (row: number, box: number) => `Reihe ${row}, Feld ${box}`,
    shows: (box: Box, black: boolean) => (typeof box === 'number' ? String(box) : star(box, black)),
    free: 'frei',
    placed: (value: number, name: string | null) => (name === null ? `${value} von dir` : `${value} von ${name}`),
    place: (value: number) => `${value} setzen`,
    choose: 'Würfel wählen',
    chosen: 'gewählt, jetzt einen Würfel antippen',
    unfit: 'passt gerade nicht',
  },

  tray: {
    own: 'Dein Wurf',
    of: (name: string) => `${genitive(name)} Wurf`,
    unfit: 'passt nirgends',
    placeOn: (value: number, row: number) => `${value} auf Reihe ${row} setzen`,
    takeUp: (value: number) => `${value} nehmen`,
    inHand: (value: number) => `${value}, in der Hand`,
    nowhere: (value: number) => `Die ${value} passt gerade auf keine Reihe. (EB-3.2)`,
  },

  act: {
    roll: 'Weiterwürfeln',
    rollWith: (count: number) => `mit ${count === 1 ? '1 Würfel' : `${count} Würfeln`}`,
    stop: 'Aufhören',
    stopWith: (count: number) => `${count} zurück zu dir`,
    first: 'Gleich wird aufgedeckt.',
    next: 'Die Tafel ist voll!',
    nextBegins: (name: string | null) => (name === null ? 'Du beginnst die nächste.' : `${name} beginnt die nächste.`),
    revealed: (name: string) => `„${name}“`,
    begins: (name: string | null) => (name === null ? 'Du beginnst.' : `${name} beginnt.`),
    rolls: (name: string | null) => (name === null ? 'Du würfelst.' : `${name} würfelt.`),
    dud: 'Nichts passt.',
    dudHelp: (name: string | null) => (name === null ? 'Dein Zug ist zu Ende.' : `${genitive(name)} Zug ist zu Ende.`),
    must: (name: string | null) => (name === null ? 'Setz mindestens einen.' : `${name} setzt mindestens einen.`),
    mustHelp: 'Tippe an, was sich hebt: Würfel oder Feld.',
    may: (value: number) => `Die ${value} sitzt.`,
    mayHelp: 'Noch einen setzen? Oder entscheide unten.',
    decideHelp: 'Mehr passt nicht. Weiter oder aufhören?',
    where: (value: number) => `Wohin mit der ${value}?`,
    whereHelp: 'Noch einmal antippen legt sie zurück.',
    which: 'Welchen Würfel?',
    whichHelp: (row: number) => `Auf Reihe ${row} passen mehrere.`,
    watch: (name: string | null) => (name === null ? 'Du bist dran.' : `${name} überlegt`),
    watchPlace: 'Wohin mit den Würfeln?',
    watchDecide: 'Weiterwürfeln oder aufhören?',
    gains: (name: string | null, points: number) =>
      name === null ? `${points} Punkte für dich!` : `${points} Punkte für ${name}!`,
    pays: (name: string | null, points: number) =>
      name === null ? `Du zahlst ${points} Punkte.` : `${name} zahlt ${points} Punkte.`,
    goesFree: (name: string | null) => (name === null ? 'Du hast nichts zu zahlen.' : `${name} hat nichts zu zahlen.`),
    full: 'Damit ist die Tafel voll.',
  },

  story: {
    first: 'Die erste Tafel: ',
    face: (round: number) => `Tafel ${round}: `,
    playOff: 'Stechen auf der Tafel ',
    begins: (name: string | null) => (name === null ? '. Du beginnst.' : `. ${name} beginnt.`),
    rolls: (name: string | null) => (name === null ? 'Du würfelst ' : `${name} würfelt `),
    again: 'Jetzt liegen da: ',
    dud: ' Nichts passt.',
    places: (name: string | null) => (name === null ? 'Du setzt ' : `${name} setzt `),
    onRow: (row: number) => ` auf Reihe ${row}.`,
    gains: (name: string | null) => (name === null ? ' Das bringt dir ' : ` Das bringt ${name} `),
    pays: (name: string | null) => (name === null ? ' Das kostet dich ' : ` Das kostet ${name} `),
    goesFree: (name: string | null) => (name === null ? ' Zahlen kannst du nichts.' : ` Zahlen kann ${name} nichts.`),
    all: ', mehr ist nicht da',
    full: ' Die Tafel ist voll.',
    rollsOn: (name: string | null, count: number) =>
      name === null ? `Du würfelst weiter, mit ${count}.` : `${name} würfelt weiter, mit ${count}.`,
    stops: (name: string | null, count: number) =>
      name === null
        ? `Du hörst auf und nimmst ${dice(count)} zurück.`
        : `${name} hört auf und nimmt ${dice(count)} zurück.`,
  },

  epilogue: {
    shared: (names: readonly string[]) => `Punkte gleich: ${list(names)} teilen sich den Sieg.`,
    playOff: (name: string | null) =>
      name === null ? 'Punkte gleich, und du gewinnst das Stechen.' : `Punkte gleich, und ${name} gewinnt das Stechen.`,
    lastFace: (name: string | null, face: string) =>
      name === null
        ? `Erst auf der letzten Tafel, „${face}“, ziehst du vorbei.`
        : `Erst auf der letzten Tafel, „${face}“, zieht ${name} vorbei.`,
    close: (name: string | null, margin: number) =>
      name === null
        ? `Nur ${margin} Punkte Vorsprung: Das war knapp!`
        : `Nur ${margin} Punkte Vorsprung für ${name}: Das war knapp!`,
    angel: (name: string | null) =>
      name === null
        ? 'Keine einzige schwarze Reihe: Du bist ein Engel.'
        : `Keine einzige schwarze Reihe: ${name} ist ein Engel.`,
    imp: (name: string | null, paid: number) =>
      name === null
        ? `${paid} Punkte an die Hölle gezahlt und trotzdem gewonnen: Du bist ein Bengel.`
        : `${paid} Punkte an die Hölle gezahlt und trotzdem gewonnen: ${name} ist ein Bengel.`,
    rows: (name: string | null, count: number) =>
      name === null
        ? `${count} weiße Reihen vollendet: Der Himmel war auf deiner Seite.`
        : `${count} weiße Reihen vollendet: Der Himmel war auf ${genitive(name)} Seite.`,
    left: 'Diese Partie wurde nicht zu Ende gespielt.',
  },

  pad: {
    firstFace: 'Welche Tafel liegt oben?',
    nextFace: 'Welche Tafel kommt als Nächste?',
    face: 'Tafel',
    faceNumber: (number: number) => `Tafel ${number}`,
    roll: (name: string | null) => `Was ${name === null ? 'hast du' : `hat ${name}`} gewürfelt?`,
    die: (number: number) => `${number}. Würfel`,
  },

  refusal,
  ownFaces,

  options: {
    firstFace: {
      label: 'Erste Tafel',
      help: 'Mit welcher Tafel es losgeht. Tafel 1 ist für die erste Partie die freundlichste.',
      values: { 0: 'Das Los entscheidet' },
    },
    debt: {
      label: 'Schulden machen',
      help: 'Wer mehr zahlen soll, als er hat, rutscht ins Minus. Sonst zahlt er, was da ist, und macht bei 0 weiter.',
    },
    target: {
      label: 'Punkte zum Sieg',
      help: 'Nach der Tafel, auf der jemand so viele Punkte erreicht, ist Schluss.',
    },
    rounds: {
      label: 'Feste Zahl von Tafeln',
      help: 'Nach so vielen Tafeln ist Schluss, ganz gleich, wie es steht.',
      values: { 0: 'Keine: Es geht nach Punkten' },
    },
    tieBreakBoard: {
      label: 'Stechen',
      help: 'Steht es vorne gleich, entscheidet eine weitere Tafel. Sonst ist der Sieg geteilt.',
    },
  },
};

export type Messages = typeof de;
