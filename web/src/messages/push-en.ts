import type { PushTexts } from './push-de.ts';

export const en: PushTexts = {
  note: {
    turn: 'It’s your turn',
    time: 'Your time is nearly up',
  },
  switch: 'Tell me when it’s my turn',
  on: 'on',
  off: 'off',
  hint: 'On this device, for all your tables: a message when you’re not looking at the table.',
  hindrance: {
    insecure: 'This only works over HTTPS.',
    install: 'On iPhone and iPad this works once you have added Spieleabend to your home screen.',
    unsupported: 'This browser can’t notify you.',
    denied: 'You’ve blocked notifications from this page. You can allow them in your browser’s settings.',
    failed: 'That didn’t work. It can’t work in private windows; otherwise try again later.',
  },
};
