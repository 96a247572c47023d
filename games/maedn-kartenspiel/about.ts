import type { About } from '../room.ts';

export const maednKartenspiel: About = {
  id: 'maedn-kartenspiel',
  title: 'Mensch ärgere Dich nicht',
  subtitle: 'Das Kartenspiel',
  seats: { min: 2, max: 4 },
  minutes: 30,
  call: { de: 'Bau deine Reihen, ehe sie dir jemand klaut.', en: 'Build your rows before somebody steals them.' },
  lead: {
    de: 'Mit Würfelkarten holst du Figuren in deine Reihen, aus der Mitte oder von den anderen. Reihen, die bei 40 ankommen, bringen Punkte.',
    en: 'With dice cards you take figures into your rows, from the middle or from the others. Rows that reach 40 score.',
  },
};
