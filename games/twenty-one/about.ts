import type { About } from '../room.ts';

export const twentyOne: About = {
  id: 'twenty-one',
  title: 'twenty one',
  seats: { min: 1, max: 6 },
  minutes: 15,
  call: { de: 'Einer würfelt, alle schreiben mit.', en: 'One rolls, everybody writes.' },
  lead: {
    de: 'Einer würfelt, und alle tragen zugleich ein, was in ihre Reihe passt. Triffst du ein Feld genau, gibt es Bonus; passt nichts, wird gestrichen.',
    en: 'One player rolls, and everybody enters what fits their row at the same time. Hit a field exactly and you earn a bonus; if nothing fits, you strike one out.',
  },
};
