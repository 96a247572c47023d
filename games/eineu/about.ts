import type { About } from '../room.ts';

export const eineu: About = {
  id: 'eineu',
  title: 'EINEU',
  seats: { min: 2, max: 2 },
  minutes: 5,
  call: { de: 'Drei Würfel. Einer kippt.', en: 'Three dice. One of them tips.' },
  lead: {
    de: 'Reihum kippt ihr einen von drei Würfeln über die Kante. Wer sein Paar zuerst oben hat, zwei Einsen oder zwei Neunen, gewinnt.',
    en: 'Take turns tipping one of three dice over an edge. Whoever sees their own pair on top first, two ones or two nines, wins.',
  },
};
