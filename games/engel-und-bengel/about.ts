import type { About } from '../room.ts';

export const engelUndBengel: About = {
  id: 'engel-und-bengel',
  title: 'Engel und Bengel',
  seats: { min: 2, max: 6 },
  minutes: 30,
  call: { de: 'Noch ein Wurf? Der Bengel sagt ja.', en: 'One more roll? The imp says yes.' },
  lead: {
    de: 'Alle würfeln auf dieselbe Tafel. Wer eine weiße Reihe vollendet, bekommt ihre Punkte; wer eine schwarze vollendet, zahlt.',
    en: 'Everybody rolls onto the same board. Finish a white row and you collect its points; finish a black one and you pay.',
  },
};
