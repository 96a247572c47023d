import type { About } from '../room.ts';

export const besenbingo: About = {
  id: 'besenbingo',
  title: 'Besenbingo',
  seats: { min: 1, max: 9 },
  minutes: 5,
  call: { de: 'Acht Hexen wollen landen. Welche lässt du?', en: 'Eight witches want to land. Which one may?' },
  lead: {
    de: 'Ein Turm wird aufgerufen, und neben ihm darf eine Hexe landen. Du entscheidest, welche, und in welcher Reihe sie zählt.',
    en: 'A tower is called, and one witch next to it may land. You decide which one, and in which row she counts.',
  },
};
