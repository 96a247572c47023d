import type { Phrase, Reaction } from '@spieleabend/server/protocol';

/** What people say to each other beside the game; what one says with a tap, the others read in their own language. */
export const de = {
  title: 'Gespräch',
  fresh: 'Gespräch: etwas Neues',
  close: 'Gespräch schließen',
  nothing: 'Noch hat niemand etwas gesagt.',
  nothingElse: 'Sonst hat noch niemand etwas gesagt.',
  you: 'Du',
  said: (name: string, words: string) => `${name}: ${words}`,

  phrases: {
    hello: 'Hallo zusammen!',
    'have-fun': 'Viel Spaß!',
    'well-played': 'Gut gespielt!',
    lucky: 'Was für ein Glück!',
    'oh-no': 'Oh nein!',
    thinking: 'Ich überlege noch.',
    'one-moment': 'Ich bin gleich zurück.',
    'back-again': 'Da bin ich wieder!',
    thanks: 'Danke!',
    again: 'Noch eine Runde?',
    'good-night': 'Gute Nacht!',
  } satisfies Record<Phrase, string> as Readonly<Record<Phrase, string>>,
  reactions: {
    clap: 'Applaus',
    laugh: 'Lachen',
    wow: 'Staunen',
    sad: 'Wie schade',
    heart: 'Herz',
    'fingers-crossed': 'Ich drück die Daumen',
  } satisfies Record<Reaction, string> as Readonly<Record<Reaction, string>>,
  quickReactions: 'Zeigen',
  quickPhrases: 'Schnell gesagt',

  field: 'Eigene Worte',
  say: 'Sagen',
  listensOnly: 'Wer zuschaut, hört mit und sagt nichts.',
  wordsOff: 'Eigene Worte sind an diesem Tisch abgestellt.',
  allowWords: 'Eigene Worte erlauben',
  offline: 'Gerade keine Verbindung: Die anderen hören dich nicht.',

  more: 'Was zu hören ist',
  mute: 'Wen du nicht hören willst',
  muted: (names: string) => `Du hörst gerade nicht: ${names}.`,
  muteSecret: 'Nur auf diesem Gerät. Niemand erfährt davon.',
  smallPrint: 'Alle am Tisch hören mit, auch wer zuschaut. Gespeichert wird nichts.',

  tooOften: 'Langsam! Gleich kannst du wieder etwas sagen.',
  notSayable: 'Darin sind Zeichen, die hier nicht gehen.',
  notSaid: 'Das konnten die anderen nicht hören. Versuch es noch einmal.',
};

export type TalkTexts = typeof de;
