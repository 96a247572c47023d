import type { Part } from '../../kit/board.ts';
import type { Die } from '../data/dice.ts';

/** Somebody in a sentence: by name, or as "you". */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

const DIE: Readonly<Record<Die, string>> = { b: 'Blau', r: 'Rot', k: 'Schwarz' };
const subject = (who: Who): string => (who.you ? 'Du' : who.name);
const pairOf = (target: number): string => (target === 9 ? 'zwei Neunen' : 'zwei Einsen');
const ownPair = (target: number): string => (target === 9 ? 'die Neunen' : 'die Einsen');
const goOn = (who: Who): string => (who.you ? 'du darfst weiter' : 'weiter geht’s');
const TIMES = [
  '',
  'einmal',
  'zweimal',
  'dreimal',
  'viermal',
  'fünfmal',
  'sechsmal',
  'siebenmal',
  'achtmal',
  'neunmal',
  'zehnmal',
];
const times = (count: number): string => TIMES[count] ?? `${count}-mal`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const de = {
  table: 'Tisch',
  die: DIE,
  dieInText: DIE,
  you: 'Du',

  side: {
    wants: (you: boolean, target: number) => `${you ? 'willst' : 'will'} ${pairOf(target)}`,
    waits: 'noch ohne Ziel',
    turn: (you: boolean): string => (you ? 'bist dran' : 'ist dran'),
    rolls: (you: boolean): string => (you ? 'würfelst' : 'würfelt'),
    won: (you: boolean): string => (you ? 'gewinnst' : 'gewinnt'),
    goal: (target: number) => `Ziel: Blau und Rot auf ${target}`,
    reached: (die: Die) => `${DIE[die]} liegt schon richtig`,
  },

  cube: {
    top: (die: Die, top: number) => `${DIE[die]}, oben ${top}`,
    unrolled: (die: Die) => `${DIE[die]}, noch nicht gewürfelt`,
    rests: (die: Die) => `${DIE[die]} ruht`,
    restsBecause: 'ruht: zuletzt gekippt',
    why: (die: Die) => `${DIE[die]} ruht: zuletzt gekippt. Warum?`,
    tip: (die: Die, edge: 'left' | 'away' | 'right' | 'near', top: number) =>
      `${DIE[die]} ${{ left: 'nach links', away: 'nach hinten', right: 'nach rechts', near: 'nach vorn' }[edge]} kippen: ${top} liegt oben`,
  },

  pad: {
    roll: (who: Who) => `Was zeigt Schwarz? ${subject(who)} ${who.you ? 'würfelst' : 'würfelt'}.`,
  },

  now: {
    roll: (who: Who) => `${subject(who)} ${who.you ? 'würfelst' : 'würfelt'} Schwarz.`,
    rollText: 'Bei 4 oder 6 geht es los.',
    turn: (who: Who) => `${subject(who)} ${who.you ? 'bist' : 'ist'} dran.`,
    turnText: 'Kippe einen Würfel: Die Zahl an der Kante liegt danach oben.',
    pair: 'Pasch!',
    sequence: 'Straße!',
    again: (who: Who) => `${subject(who)} ${who.you ? 'darfst' : 'darf'} noch einen anderen Würfel kippen.`,
    thinks: (who: Who) => `${who.name} überlegt …`,
    mayTip: (resting: Die | null) =>
      resting === null
        ? 'Jeder Würfel darf gekippt werden.'
        : `Jeder Würfel darf gekippt werden, nur ${DIE[resting]} ruht.`,
    mayAgain: 'Noch ein anderer Würfel darf gekippt werden.',
    how: 'Wische den Würfel in eine Richtung, oder drücke eine der Zahlen.',
    stop: 'Zug beenden',
  },

  story: {
    rolled: (who: Who, die: Part, value: string, next: Who): readonly Part[] => [
      `${subject(who)} ${who.you ? 'würfelst' : 'würfelt'} `,
      die,
      ' ',
      { strong: value },
      `: weder 4 noch 6, jetzt ${next.you ? 'du' : next.name}.`,
    ],
    opened: (who: Who, die: Part, value: string, target: number, other: Who): readonly Part[] => [
      `${subject(who)} ${who.you ? 'würfelst' : 'würfelt'} `,
      die,
      ' ',
      { strong: value },
      who.you
        ? `: Dir gehören ${ownPair(target)}, du beginnst.`
        : ` und beginnt: ${ownPair(target)} für ${who.name}, ${ownPair(10 - target)} für ${other.you ? 'dich' : other.name}.`,
    ],
    tipped: (who: Who, die: Part, top: string): readonly Part[] => [
      `${subject(who)} ${who.you ? 'kippst' : 'kippt'} `,
      die,
      ' auf ',
      { strong: top },
    ],
    pair: (who: Who, mate: Die) => `: Pasch mit ${DIE[mate]}, ${goOn(who)}.`,
    lyingPair: (who: Who, one: Die, other: Die) =>
      `: Der Pasch aus ${DIE[one]} und ${DIE[other]} liegt noch, ${goOn(who)}.`,
    sequence: (who: Who, numbers: readonly number[]) => `: Straße ${numbers.join('\u2060–\u2060')}, ${goOn(who)}.`,
    won: (target: number) => `: ${pairOf(target)}!`,
    drawn: ': zum dritten Mal dieselbe Stellung, unentschieden.',
    end: '.',
    stopped: (who: Who) => (who.you ? 'Du beendest deinen Zug.' : `${who.name} beendet den Zug.`),
    stoppedDrawn: (who: Who) =>
      `${who.you ? 'Du beendest deinen Zug' : `${who.name} beendet den Zug`}: zum dritten Mal dieselbe Stellung, unentschieden.`,
  },

  epilogue: {
    draw: 'Dreimal dieselbe Stellung: Da schenkt keiner dem anderen etwas.',
    left: 'Diesmal blieben die Würfel vor der Zeit liegen.',
    gift: (winner: Who, loser: Who, target: number) =>
      `${loser.you ? 'Du kippst' : `${loser.name} kippt`} selbst die letzte Zahl: ${pairOf(target)}, ${winner.you ? 'und du sagst danke' : `und ${winner.name} sagt danke`}.`,
    chain: (winner: Who, tips: number, target: number) =>
      `${winner.you ? 'Du kippst' : `${winner.name} kippt`} ${times(tips)} in einem einzigen Zug, und am Ende liegen ${pairOf(target)}.`,
    short: (tips: number, target: number) => `Kurz und klar: ${times(tips)} gekippt, schon liegen ${pairOf(target)}.`,
    long: (tips: number, target: number) =>
      `Ein langes Ringen: erst nach ${tips} Tipps der Würfel liegen ${pairOf(target)}.`,
    plain: (tips: number, target: number) =>
      `${capital(times(tips))} gekippt, dann liegen ${pairOf(target)} auf dem Tisch.`,
  },

  refusal: {
    sameDie: (die: Die) => `${DIE[die]} ruht: Ein Würfel darf nicht zweimal hintereinander gekippt werden (EI-3.2).`,
    alreadyTop: (die: Die, top: number) => `${DIE[die]} zeigt die ${top} schon (EI-3.1).`,
    opposite: (die: Die, value: number) =>
      `Bei ${DIE[die]} liegt die ${value} gerade unten. Einmal kippen bringt nur eine der vier Seiten nach oben (EI-3.1).`,
    notAFace: (die: Die, value: number | null) => `${DIE[die]} hat keine ${value ?? 'solche Zahl'} (EI-1.1).`,
    rollFirst: 'Erst wird Schwarz gewürfelt, bis 4 oder 6 oben liegt (EI-2.1).',
    nothingToRoll: 'Schwarz liegt schon: Jetzt wird nur noch gekippt (EI-2.1).',
    notYourTurn: 'Du bist gerade nicht dran (C-1).',
    cannotStop: 'Aufhören geht nur nach einem Pasch oder einer Straße. Sonst endet der Zug von selbst (EI-3.3).',
    gameOver: (rule: string) => `Die Partie ist zu Ende (${rule}).`,
  },

  options: {
    extraTip: {
      label: 'Weiter kippen nach einem Pasch',
      help: 'Welcher Pasch dir erlaubt, noch einmal zu kippen.',
      values: {
        made: 'Nur einer mit dem eben gekippten Würfel',
        lying: 'Jeder, der gerade liegt',
      },
    },
  },
};

export type Messages = typeof de;
