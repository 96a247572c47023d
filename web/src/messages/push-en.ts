import type { PushTexts } from './push-de.ts';

export const en: PushTexts = {
  note: {
    turn: 'It’s your turn',
    time: 'Your time is nearly up',
  },
  switch: 'Tell me when it’s my turn',
  on: 'on',
  off: 'off',
  hint: 'On this device, for all your tables: a message when you are not looking at the table.',
  hindrance: {
    insecure: 'This works only where this house is reached over HTTPS.',
    install: 'On iPhone and iPad this works once you have added Spieleabend to your home screen.',
    unsupported: 'This browser cannot tell you.',
    denied: 'You have refused messages from this page. You can allow them in the settings of your browser.',
    failed: 'That did not work. Private windows cannot do it; otherwise try again later.',
  },
};
