import type { TalkTexts } from './de.ts';

export const en: TalkTexts = {
  title: 'Talk',
  fresh: 'Talk: something new',
  close: 'Close the talk',
  nothing: 'Nobody has said anything yet.',
  nothingElse: 'Nobody else has said anything yet.',
  you: 'You',
  said: (name, words) => `${name}: ${words}`,

  phrases: {
    hello: 'Hello everyone!',
    'have-fun': 'Have fun!',
    'well-played': 'Well played!',
    lucky: 'What luck!',
    'oh-no': 'Oh no!',
    thinking: 'I’m still thinking.',
    'one-moment': 'I’ll be right back.',
    'back-again': 'I’m back!',
    thanks: 'Thank you!',
    again: 'Another round?',
    'good-night': 'Good night!',
  },
  reactions: {
    clap: 'Applause',
    laugh: 'Laughing',
    wow: 'Amazed',
    sad: 'What a pity',
    heart: 'Heart',
    'fingers-crossed': 'Fingers crossed',
  },
  quickReactions: 'Show',
  quickPhrases: 'Quickly said',

  field: 'Your own words',
  say: 'Say it',
  listensOnly: 'If you’re just watching, you can listen but not talk.',
  wordsOff: 'Words of your own are turned off at this table.',
  allowWords: 'Allow words of your own',
  offline: 'No connection right now: the others can’t hear you.',

  more: 'What you hear',
  mute: 'Who you’d rather not hear',
  muted: (names) => `Muted: ${names}.`,
  muteSecret: 'On this device only. Nobody is told.',
  smallPrint: 'Everyone at the table hears this, even those just watching. Nothing is stored.',

  tooOften: 'Easy! You can say something again in a moment.',
  notSayable: 'Some of those characters don’t work here.',
  notSaid: 'The others couldn’t hear that. Try again.',
};
