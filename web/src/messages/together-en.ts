import type { TogetherTexts } from './together-de.ts';

export const en: TogetherTexts = {
  // who is here
  seats: 'Who sits at the table',
  away: 'just away',
  gone: 'not here',
  bot: 'computer',
  resigned: 'gave up',

  // clocks
  days: (n) => (n === 1 ? '1 day' : `${n} days`),
  hours: (n) => `${n} h`,
  minutes: (n) => `${n} min`,
  left: (time) => `${time} left`,
  scarce: (time, resigns) =>
    resigns
      ? `You have ${time} left. Then you give up.`
      : `You have ${time} left. Then the computer plays for you until you are back.`,
  titleScarce: (time, title) => `${time} left – ${title}`,

  // somebody is gone
  absent: (name) => `${name} is not here just now`,
  absentFor: (minutes) => (minutes < 1 ? 'How shall we go on?' : `For ${minutes} min already. How shall we go on?`),
  letBotPlay: 'Let the computer play meanwhile',
  wait: 'Wait a little',
  endIt: 'End without a result',
  botForYou: 'The computer is playing for you.',
  comeBack: 'Play myself again',
  youResigned: 'You have given up. The computer plays on in your place.',

  // asking the others
  asks: {
    'take-back': (name) => `${name} would like to take back the last move`,
    pause: (name) => `${name} would like to take a break`,
    abort: (name) => `${name} would like to end the game without a result`,
  },
  youAsk: {
    'take-back': 'You would like to take back.',
    pause: 'You would like a break.',
    abort: 'You would like to end the game.',
  },
  missing: (names) => `Still to answer: ${names}.`,
  agree: 'All right',
  decline: 'Rather not',
  withdraw: 'Never mind',
  declined: 'Not everybody agreed.',

  // pause
  paused: 'A break',
  pausedWhy: 'Everything stays where it is, and time stands still.',
  resume: 'Go on',
  titlePaused: (title) => `Break – ${title}`,

  // menu
  askTakeBack: 'Take back? Ask the others',
  proposePause: 'Suggest a break',
  letBotPlayForMe: 'Let the computer play for me',
  proposeEnd: 'End the game without a result',
  resign: 'Give up',
  resignAsk: 'Really give up? There is no way back.',
  endAsk: 'End the game? The others have to agree.',
  no: 'No',

  // an early end
  aborted: 'Ended without a result',
  abortedWhy: 'Nobody wins this time.',
  gaveUp: (names, several) => `${names} ${several ? 'have' : 'has'} given up.`,
  youGaveUp: 'You have given up.',

  // rematch
  starter: 'Then begins',
  starters: { next: 'the next one round', winner: 'whoever has won', lot: 'whoever is drawn' },
};
