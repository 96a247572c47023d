import type { TogetherTexts } from './together-de.ts';

export const en: TogetherTexts = {
  // who is here
  seats: 'Who sits at the table',
  away: 'away',
  gone: 'not here',
  bot: 'computer',
  resigned: 'gave up',

  // connection
  trying: (time) => `Connection lost ${time} ago – we keep trying.`,
  offline: (time) => `You have been offline for ${time}. The game goes on as soon as the network is back.`,
  seconds: (n) => `${n} s`,

  // clocks
  days: (n) => (n === 1 ? '1 day' : `${n} days`),
  hours: (n) => `${n} h`,
  minutes: (n) => `${n} min`,
  left: (time) => `${time} left`,
  scarce: (time, resigns) =>
    resigns
      ? `You have ${time} left. After that the game counts as given up.`
      : `You have ${time} left. After that the computer plays for you until you’re back.`,
  titleScarce: (time, title) => `${time} left – ${title}`,

  // somebody is gone
  absent: (name) => `${name} isn’t here right now`,
  absentFor: (minutes) =>
    minutes < 1 ? 'What would you like to do?' : `Away for ${minutes} min. What would you like to do?`,
  letBotPlay: 'Computer plays meanwhile',
  wait: 'Keep waiting',
  endIt: 'End without a result',
  botForYou: 'The computer is playing for you.',
  comeBack: 'Take over again',
  youResigned: 'You have given up. The computer plays on in your place.',

  // asking the others
  asks: {
    'take-back': (name) => `${name} would like to take back the last move`,
    pause: (name) => `${name} would like to take a break`,
    abort: (name) => `${name} would like to end the game without a result`,
  },
  youAsk: {
    'take-back': 'You asked to take your move back.',
    pause: 'You asked for a break.',
    abort: 'You asked to end the game without a result.',
  },
  missing: (names) => `No answer yet: ${names}.`,
  agree: 'Agreed',
  decline: 'Rather not',
  withdraw: 'Never mind',
  declined: 'Not everyone agreed.',

  // pause
  paused: 'Break',
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
  starter: 'Rematch starts with',
  starters: { next: 'the next player', winner: 'the winner', lot: 'a player drawn by lot' },
};
