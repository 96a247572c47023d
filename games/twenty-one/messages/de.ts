import { genitive, list } from '../../kit/words/de.ts';
import type { Colour } from '../data/sheets.ts';
import type { OwnSheetsError, TwentyOneRefusal } from '../refusal.ts';

const WORDS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const ROWS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'];

function hits(count: number): string {
  return `${WORDS[count] ?? count} Treffer`;
}

function points(count: number): string {
  return count === 1 ? '1 Punkt' : `${count} Punkte`;
}

function row(index: number): string {
  return ROWS[index] ?? `${index + 1}.`;
}

const colour: Readonly<Record<Colour, string>> = { w: 'Weiß', k: 'Schwarz', r: 'Rot', b: 'Blau', y: 'Gelb', g: 'Grün' };

/** A sentence for every reason to refuse something, from the figures that come with it. */
export type RefusalTexts = {
  readonly [Code in TwentyOneRefusal['code']]: (refused: Extract<TwentyOneRefusal, { readonly code: Code }>) => string;
};

/** The same for sheets of an owner's own. */
export type OwnSheetsTexts = {
  readonly [Code in OwnSheetsError['code']]: (fault: Extract<OwnSheetsError, { readonly code: Code }>) => string;
};

const place = ({ sheet, row }: { readonly sheet: string; readonly row: number }): string =>
  `Blatt ${sheet.toUpperCase()}, Reihe ${row}`;

const ownSheets: OwnSheetsTexts = {
  'not-a-colour': (fault) => `${place(fault)}: Einen Würfel „${fault.letter}“ gibt es nicht, nur w k r b y g.`,
  'not-six-fields': (fault) => `${place(fault)}: Eine Reihe hat sechs Felder, hier sind es ${fault.fields}.`,
  'colour-missing': (fault) => `${place(fault)}: ${colour[fault.colour]} fehlt. Jede Farbe kommt einmal vor.`,
  'same-sheet': ({ sheet, other }) =>
    `Blatt ${sheet.toUpperCase()} ist wie Blatt ${other.toUpperCase()}. Alle sechs sind verschieden.`,
  'bonus-end': ({ hits: count, points: given, wanted }) =>
    `Der Bonus für ${hits(count)} ist ${wanted}, nicht ${given}.`,
  'bonus-falls': ({ hits: count }) => `Der Bonus für ${hits(count)} ist kleiner als der für einen weniger.`,
};

const refusal: RefusalTexts = {
  'not-your-turn': () => 'Gerade ist jemand anderes dran.',
  'chance-first': () => 'Erst wird gewürfelt.',
  'no-chance': () => 'Jetzt gibt es nichts zu würfeln.',
  over: () => 'Die Partie ist zu Ende.',
  'bad-deal': ({ seats }) =>
    seats === 1 ? 'Ausgeteilt wird ein Blatt.' : `Ausgeteilt werden ${seats} verschiedene Blätter.`,
  'bad-roll': () => 'Zu einem Wurf gehören sechs Würfel mit 1 bis 6.',
  'die-stays': (refused) => `${colour[refused.colour]} zeigt eine 1 und bleibt liegen.`,
  'roll-not-accepted': () => 'Erst fällt die Entscheidung: den Wurf behalten oder neu würfeln.',
  'keep-only': () => 'Lauter Einsen, und die bleiben alle liegen.',
  'roll-accepted': () => 'Dieser Wurf gilt schon.',
  'already-rerolled': () => 'Neu gewürfelt wird nur einmal.',
  'already-entered': () => 'Für diesen Wurf ist schon eingetragen.',
  'field-taken': (refused) => `Das Feld für ${colour[refused.colour]} ist nicht mehr frei.`,
  'value-above-limit': ({ value, limit, ...refused }) =>
    `${colour[refused.colour]} ${value} ist zu viel: Das Feld nimmt höchstens ${limit}.`,
  'must-enter': (refused) => `Gestrichen wird nur, wenn nichts passt. ${colour[refused.colour]} passt.`,
};

export const de = {
  table: 'Der Tisch',
  and: ' und ',
  colour,
  letter: { w: 'W', k: 'S', r: 'R', b: 'B', y: 'Ge', g: 'Gr' } as Record<Colour, string>,

  sheet: {
    own: 'Dein Blatt',
    of: (name: string) => `${genitive(name)} Blatt`,
    letter: (letter: string) => `Blatt ${letter}`,
    bonus: (steps: readonly number[]) =>
      `Bonus: ${steps.map((step, at) => (at === 0 ? `1 Treffer bringt ${points(step)}` : `${at + 1} bringen ${step}`)).join(', ')}`,
    total: 'Zusammen',
    row: (index: number) => `Reihe ${index + 1}`,
    rowScore: (sum: number, bonus: number) => `${sum} plus ${bonus} Bonus, zusammen ${sum + bonus}`,
    enlarge: (name: string, state: string, total: number) =>
      `${name}${state && `, ${state}`}: ${points(total)}. Blatt groß zeigen`,
    close: 'Schließen',
    hits: (count: number) => `${count} Treffer`,
  },

  field: {
    name: (colour: string, limit: number) => `${colour}, Grenze ${limit}`,
    free: 'frei',
    struck: 'gestrichen',
    has: (value: number, hit: boolean) => `${value} eingetragen${hit ? ', Treffer' : ''}`,
    fits: (value: number) => `${value} passt`,
    enter: (value: number, hit: boolean) => `${value} eintragen${hit ? ', Treffer' : ''}`,
    strike: 'streichen',
  },

  dice: {
    tray: 'Der Wurf',
    stays: 'bleibt',
    name: (colour: string, value: number) => `${colour} ${value}`,
    kept: 'bleibt liegen',
    used: 'eingetragen',
    unfit: 'passt nicht',
  },

  others: {
    label: 'Die anderen am Tisch',
    waits: 'wartet',
    chooses: 'überlegt …',
    enters: 'trägt ein …',
    done: 'fertig',
    active: 'würfelt',
  },

  act: {
    keep: 'Behalten',
    reroll: 'Neu würfeln',
    rerollHelp: 'ohne Einsen',
    done: 'Fertig',
    strike: (colour: string) => `${colour} streichen`,
    ratherStrike: 'Lieber streichen',
    change: 'Doch noch ändern',
    choose: (name: string | null) => (name === null ? 'Behältst du den Wurf?' : `${name}: behalten?`),
    chooseHelp: 'Einmal neu würfeln geht, Einsen bleiben.',
    allOnes: 'Lauter Einsen.',
    allOnesHelp: 'Die bleiben alle liegen.',
    enter: (name: string | null) => (name === null ? 'Trag ein, was passt.' : `${name} trägt ein.`),
    enterHelp: 'Tippe mindestens ein Feld an.',
    eraseHelp: 'Noch einmal antippen radiert.',
    nothing: 'Nichts passt.',
    nothingHelp: 'Das erste freie Feld wird gestrichen.',
    missing: (names: readonly string[]) =>
      names.length === 1
        ? `Es fehlt noch ${names[0]}`
        : names.length === 2
          ? `Es fehlen noch ${list(names)}`
          : `Noch ${names.length} tragen ein`,
    watch: (name: string) => `${name} überlegt`,
    watchHelp: 'Behalten oder neu würfeln?',
    roll: (name: string | null) => (name === null ? 'Du würfelst.' : `${name} würfelt.`),
    deal: 'Die Blätter werden verteilt.',
    opened: 'Alle haben eingetragen.',
  },

  story: {
    deal: 'Alle bekommen ein Blatt.',
    dealAlone: (letter: string) => `Du bekommst Blatt ${letter}.`,
    rolls: (name: string | null) => (name === null ? 'Du würfelst: ' : `${name} würfelt: `),
    rerolled: 'Jetzt liegen da: ',
    keeps: (name: string | null) => (name === null ? 'Du behältst den Wurf.' : `${name} behält den Wurf.`),
    rerolls: (name: string | null) =>
      name === null ? 'Du würfelst noch einmal, ohne Einsen.' : `${name} würfelt noch einmal, ohne Einsen.`,
    enters: (name: string | null) => (name === null ? 'Du trägst ' : `${name} trägt `),
    entersEnd: ' ein',
    strikes: (name: string | null) => (name === null ? 'Du streichst ' : `${name} streicht `),
    hits: (count: number) => `: ${hits(count)}`,
    rowFull: (own: boolean, index: number) =>
      own ? ` Deine ${row(index)} Reihe bringt ` : ` Die ${row(index)} Reihe bringt `,
    done: (name: string | null) => (name === null ? 'Du bist fertig.' : `${name} ist fertig.`),
  },

  epilogue: {
    alone: (total: number, count: number) =>
      `${points(total)} mit ${count === 1 ? 'einem Treffer' : `${count} Treffern`}: Beim nächsten Mal geht noch mehr.`,
    shared: (names: readonly string[]) => `Punkte gleich, Treffer gleich: ${list(names)} teilen sich den Sieg.`,
    byHits: (name: string | null, count: number) =>
      name === null
        ? `Punkte gleich! Deine ${count} Treffer geben den Ausschlag.`
        : `Punkte gleich! ${genitive(name)} ${count} Treffer geben den Ausschlag.`,
    perfect: (name: string | null, index: number) =>
      name === null
        ? `Sechs Treffer in deiner ${row(index)}n Reihe: Besser geht es nicht.`
        : `Sechs Treffer in einer Reihe: Die ${row(index)} von ${name} bleibt in Erinnerung.`,
    lastRoll: (name: string | null) =>
      name === null
        ? 'Mit dem allerletzten Wurf ziehst du noch vorbei.'
        : `Mit dem allerletzten Wurf zieht ${name} noch vorbei.`,
    close: (winner: string | null, margin: number) =>
      winner === null
        ? `${margin === 1 ? 'Ein einziger Punkt' : `Nur ${points(margin)}`} Vorsprung: Das war knapp!`
        : `${margin === 1 ? 'Ein einziger Punkt' : `Nur ${points(margin)}`} Vorsprung für ${winner}: Das war knapp!`,
    mostHits: (name: string | null, count: number) =>
      name === null
        ? `Deine ${count} Treffer machen den Unterschied.`
        : `${genitive(name)} ${count} Treffer machen den Unterschied.`,
    bestRow: (name: string | null, index: number, score: number) =>
      name === null
        ? `Deine ${row(index)} Reihe bringt ${score} auf einen Streich und trägt dich zum Sieg.`
        : `Die ${row(index)} Reihe bringt ${score} auf einen Streich und trägt ${name} zum Sieg.`,
  },

  pad: {
    dealAlone: 'Welches Blatt nimmst du?',
    deal: 'Wer hat welches Blatt?',
    roll: (name: string | null) => `Was ${name === null ? 'hast du' : `hat ${name}`} gewürfelt?`,
    reroll: (name: string | null) => `Was zeigen die Würfel${name === null ? '' : ` von ${name}`} jetzt?`,
  },

  refusal,
  ownSheets,

  options: {
    voluntaryStrike: {
      label: 'Freiwillig streichen',
      help: 'Statt einzutragen darf man immer das erste freie Feld streichen, auch wenn ein Würfel passt.',
    },
  },
};

export type Messages = typeof de;
