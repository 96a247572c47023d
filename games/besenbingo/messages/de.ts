import { genitive, list } from '../../kit/words/de.ts';
import { type Combination, type Copilot, copilotOf, type Witch, witchOf } from '../data/witches.ts';
import type { BesenbingoRefusal, OwnSheetsError } from '../refusal.ts';

function points(count: number): string {
  return `${signed(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
}

/** With a real minus sign. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

const witch: Readonly<Record<Witch, string>> = {
  weather: 'Wetterhexe',
  herb: 'Kräuterhexe',
  forest: 'Waldhexe',
  star: 'Sternenhexe',
};
const copilot: Readonly<Record<Copilot, string>> = { cat: 'Katze', raven: 'Rabe', rat: 'Ratte' };
const withCopilot: Readonly<Record<Copilot, string>> = { cat: 'mit Katze', raven: 'mit Rabe', rat: 'mit Ratte' };

type Shown = Witch | Copilot | Combination;

const isWitch = (shown: Shown): shown is Witch => Object.hasOwn(witch, shown);
const isCopilot = (shown: Shown): shown is Copilot => Object.hasOwn(copilot, shown);

function both(combination: Combination): string {
  return `${witch[witchOf(combination)]} ${withCopilot[copilotOf(combination)]}`;
}

function shownBy(shown: Shown): string {
  if (isWitch(shown)) return witch[shown];
  return isCopilot(shown) ? copilot[shown] : both(shown);
}

/** die Waldhexe, der Rabe */
function the(shown: Shown): string {
  return `${shown === 'raven' ? 'der' : 'die'} ${shownBy(shown)}`;
}

/** By what a row shows: the figures printed beside the rows are their points, not their numbers. */
const rows: Readonly<Record<string, string>> = {
  '1': 'Hexenreihe',
  '2': 'Tierreihe',
  '3': 'Gespannreihe',
  p: 'Paarreihe',
};

/** "in der Hexenreihe" */
function inRow(name: string): string {
  return `in der ${rows[name] ?? name}`;
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A sentence for every reason to refuse something, from the figures that come with it. */
export type RefusalTexts = {
  readonly [Code in BesenbingoRefusal['code']]: (
    refused: Extract<BesenbingoRefusal, { readonly code: Code }>,
  ) => string;
};

const refusal: RefusalTexts = {
  'not-your-turn': () => 'Gerade ist jemand anderes gefragt.',
  'chance-first': () => 'Erst wird ein Turm gerufen.',
  'no-chance': () => 'Jetzt wird kein Turm gerufen.',
  over: () => 'Die Runde ist zu Ende.',
  'bad-deal': ({ seats, sheets }) =>
    seats === 1
      ? `Ausgeteilt wird ein Blatt von 1 bis ${sheets}.`
      : `Ausgeteilt werden ${seats} verschiedene Blätter von 1 bis ${sheets}.`,
  'no-such-tower': () => 'Es gibt die Türme 1 bis 8.',
  'tower-called': ({ tower }) => `Turm ${tower} hat schon gerufen.`,
  'already-decided': () => 'Für diesen Turm ist schon entschieden.',
  'no-witch': () => 'Das ist ein Turm, keine Hexe.',
  'not-beside': ({ tower }) => `Landen darf nur, wer gleich neben Turm ${tower} fliegt.`,
  'already-landed': () => 'Diese Hexe ist schon gelandet.',
  'row-full': (refused) => `${upper(inRow(refused.row))} ist nichts mehr frei.`,
  'does-not-fit': (refused) => `${upper(inRow(refused.row))} ist als Nächstes ${the(refused.shown)} dran.`,
  'better-row': ({ best }) => `Hausregel: Sie muss dahin, wo sie gleich am meisten bringt, also ${inRow(best)}.`,
  'must-land': (refused) => `Minus gibt es nur, wenn keine landen kann. ${upper(inRow(refused.row))} passt noch eine.`,
};

/** A sentence for everything that can be wrong with sheets of an owner's own, beyond their form. */
export type OwnSheetsTexts = {
  readonly [Code in OwnSheetsError['code']]: (fault: Extract<OwnSheetsError, { readonly code: Code }>) => string;
};

const ownSheets: OwnSheetsTexts = {
  'not-a-witch': ({ sheet, square }) =>
    `Blatt ${sheet}, ${square}: Hier gehört eine Hexe hin. Türme und Hexen wechseln sich ab wie auf dem Schachbrett.`,
  'not-a-tower': ({ sheet, square }) =>
    `Blatt ${sheet}, ${square}: Hier gehört ein Turm hin. Türme und Hexen wechseln sich ab wie auf dem Schachbrett.`,
  'tower-twice': ({ sheet, square, other, tower }) =>
    `Blatt ${sheet}, ${square}: Turm ${tower} steht schon auf ${other}.`,
  'combination-twice': ({ sheet, square, other, combination }) =>
    `Blatt ${sheet}, ${square}: Eine ${both(combination)} fliegt schon auf ${other}.`,
  'not-on-field': ({ sheet, combination }) =>
    `Blatt ${sheet}, Gespannreihe: Eine ${both(combination)} gibt es auf dem Feld nicht.`,
  'combination-again': ({ sheet, combination }) =>
    `Blatt ${sheet}, Gespannreihe: Die ${both(combination)} steht dort zweimal.`,
  'pair-on-field': ({ sheet, combination }) =>
    `Blatt ${sheet}, Paarreihe: Die ${both(combination)} fliegt schon auf dem Feld. Das Paar darf es dort nicht geben.`,
  'same-sheet': ({ sheet, other }) => `Blatt ${sheet} ist wie Blatt ${other}. Alle neun sind verschieden.`,
};

export const de = {
  table: 'Der Tisch',

  sheet: {
    own: 'Dein Blatt',
    of: (name: string) => `${genitive(name)} Blatt`,
    number: (number: number) => `Blatt ${number}`,
    ownField: 'Dein Feld',
    fieldOf: (name: string) => `${genitive(name)} Feld`,
    ownBar: 'Deine Wertung',
    barOf: (name: string) => `${genitive(name)} Wertung`,
    points,
    enlarge: (name: string, doing: string, total: number) =>
      `${name}${doing && `, ${doing}`}: ${points(total)}. Blatt groß zeigen`,
    close: 'Schließen',
  },

  cards: {
    label: 'Die Turmkarten',
    called: (tower: number) => `Turm ${tower} hat gerufen`,
    now: (tower: number) => `Turm ${tower} ruft`,
    left: (count: number) => (count === 1 ? 'noch 1 Turm im Stapel' : `noch ${count} Türme im Stapel`),
    silentUnknown: 'der stille Turm, verdeckt',
    silent: (tower: number) => `der stille Turm war die ${tower}`,
  },

  tower: {
    name: (tower: number, square: string, state: string) => `Turm ${tower} auf ${square}${state && `, ${state}`}`,
    calls: 'ruft',
    called: 'hat gerufen',
    silent: 'blieb still',
    dark: '',
  },

  witch: {
    name: (combination: Combination, square: string, state: string) => `${both(combination)} auf ${square}, ${state}`,
    printed: (combination: Combination, square: string) => `${both(combination)} auf ${square}`,
    short: both,
    waits: 'fliegt noch',
    may: 'darf landen',
    picked: 'gewählt',
    held: 'landet gleich',
    landed: 'gelandet',
  },

  bar: {
    pair: 'Paar',
    row: (name: string) =>
      ({
        '1': 'Hexenreihe: je 1 Punkt',
        '2': 'Tierreihe: je 1 Punkt',
        '3': 'Gespannreihe: Hexe mit Tier, je 2 Punkte',
        p: 'Paarreihe: 5 Punkte für beide',
      })[name] ?? '',
    field: shownBy,
    struck: (name: string) => `${name}, gestrichen`,
    later: (name: string) => `${name}, kommt später`,
    next: (name: string) => `${name}, als Nächstes`,
    pencilled: (name: string) => `${name}, vorgemerkt`,
    strike: (name: string, worth: number | null) =>
      `${name} streichen: ${worth === null ? 'die Hälfte des Paars' : points(worth)}`,
    /** The tag at a field that rises; half of the pair may yet bring `most`. */
    offer: (worth: number | null, most: number) => (worth === null ? `${most}?` : `+${worth}`),
  },

  minus: {
    title: 'Minus',
    value: signed,
    label: (count: number, sum: number) =>
      count === 0 ? 'Minusfelder: keines gestrichen' : `Minusfelder: ${count} gestrichen, zusammen ${signed(sum)}`,
    strike: (value: number) => `Minusfeld streichen: ${points(value)}`,
  },

  others: {
    label: 'Die anderen am Tisch',
    thinks: 'überlegt …',
    done: 'fertig',
    waits: 'wartet',
  },

  act: {
    deal: 'Die Blätter werden verteilt.',
    next: 'Der nächste Turm wird gerufen.',
    opened: 'Alle haben sich entschieden.',
    calls: (tower: number, name: string | null) => `${name === null ? '' : `${name}: `}Turm ${tower} ruft.`,
    which: 'Welche Hexe darf landen?',
    whichRow: 'In welcher Reihe zählt sie?',
    chosen: (name: string, worth: number | null) =>
      `${upper(inRow(name))}: ${worth === null ? 'die Hälfte des Paars' : points(worth)}.`,
    land: 'Landen lassen',
    witchFirst: 'Erst eine Hexe antippen, dann die Reihe.',
    rowFirst: 'Tippe eine Reihe an, in der sie zählt.',
    noneFits: (name: string) => `${upper(inRow(name))} passt gerade keine.`,
    fitsNowhere: (combination: Combination) => `Die ${both(combination)} passt gerade in keine Reihe.`,
    nobody: (name: string | null) => `${name === null ? '' : `${name}: `}Hier kann keine landen.`,
    nobodyHelp: (value: number) => `Das nächste Minusfeld wird gestrichen: ${signed(value)}.`,
    minus: 'Minusfeld streichen',
    change: 'Doch noch ändern',
    missing: (names: readonly string[]) =>
      names.length === 1
        ? `Es fehlt noch ${names[0]}`
        : names.length === 2
          ? `Es fehlen noch ${list(names)}`
          : `Noch ${names.length} überlegen`,
  },

  story: {
    deal: 'Alle bekommen ein Blatt, ein Turm kommt ungesehen zur Seite.',
    dealAlone: (number: number) => `Du bekommst Blatt ${number}, ein Turm kommt ungesehen zur Seite.`,
    tower: (tower: number) => `Turm ${tower}`,
    calls: ' ruft.',
    lands: (name: string | null) => (name === null ? 'Deine ' : `${genitive(name)} `),
    combination: both,
    inRow: (name: string) => ` landet und zählt ${inRow(name)}: `,
    half: 'die Hälfte des Paars.',
    scores: (worth: number) => `${points(worth)}.`,
    minus: (name: string | null, value: number) =>
      name === null
        ? `Bei dir kann keine landen: ${signed(value)}.`
        : `Bei ${name} kann keine landen: ${signed(value)}.`,
    done: (name: string | null) => (name === null ? 'Du hast gewählt.' : `${name} hat gewählt.`),
    silent: (tower: number) => `Turm ${tower} blieb still.`,
  },

  epilogue: {
    alone: (total: number, landed: number) =>
      `${points(total)}, und ${landed === 1 ? 'eine Hexe ist' : `${landed} Hexen sind`} gelandet: Schafft das nächste Blatt mehr?`,
    shared: (names: readonly string[]) => `In allem gleich: ${list(names)} teilen sich den Sieg.`,
    byMinus: (name: string | null) =>
      name === null ? 'Punkte gleich! Du hast weniger Minusfelder.' : `Punkte gleich! ${name} hat weniger Minusfelder.`,
    byPair: (name: string | null) =>
      name === null
        ? 'Punkte gleich! Dein Paar gibt den Ausschlag.'
        : `Punkte gleich! ${genitive(name)} Paar gibt den Ausschlag.`,
    allLanded: (name: string | null) =>
      name === null
        ? 'Sieben Türme, sieben Landungen: Bei dir blieb keine in der Luft.'
        : `Sieben Türme, sieben Landungen: Bei ${name} ging alles auf.`,
    pair: (name: string | null) =>
      name === null
        ? 'Gewagt und gewonnen: Dein Paar macht den Unterschied.'
        : `Gewagt und gewonnen: ${genitive(name)} Paar macht den Unterschied.`,
    lastTower: (name: string | null) =>
      name === null
        ? 'Beim allerletzten Turm fliegst du noch vorbei.'
        : `Beim allerletzten Turm fliegt ${name} noch vorbei.`,
    close: (name: string | null, margin: number) =>
      `${margin === 1 ? 'Ein einziger Punkt' : `Nur ${points(margin)}`} Vorsprung${name === null ? '' : ` für ${name}`}: Das war knapp!`,
    clear: (name: string | null, landed: number) =>
      `${landed === 1 ? 'Eine Landung' : `${landed} Landungen`}, gut gezählt: Den Besen nimmt ${name ?? 'dir'} heute niemand.`,
  },

  pad: {
    dealAlone: 'Welches Blatt nimmst du?',
    deal: 'Wer hat welches Blatt?',
    tower: 'Welcher Turm ruft?',
    card: 'Turmkarte',
  },

  refusal,
  ownSheets,

  options: {
    minus: {
      label: 'Minusfelder',
      help: 'Wie viel ein Minusfeld kostet.',
      values: { flat: 'jedes −1', rising: '−1 −1 −2 −2 −3 −3 −4' },
    },
    mustTakeBest: {
      label: 'Immer die beste Reihe',
      help: 'Die gewählte Hexe muss dort zählen, wo sie sofort am meisten bringt.',
    },
  },
};

export type Messages = typeof de;
