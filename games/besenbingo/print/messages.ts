const de = {
  name: 'Name',
  points: 'Punkte',
  pair: 'zählt nur zu zweit',
  minus: 'nichts gelandet',
  cards: 'Turmkarten',
  how: 'Mischen und eine verdeckt beiseitelegen: Das ist der stille Turm. Die anderen sieben werden nacheinander aufgedeckt.',
};

const en: typeof de = {
  name: 'Name',
  points: 'Points',
  pair: 'counts only as a pair',
  minus: 'nobody landed',
  cards: 'Tower cards',
  how: 'Shuffle and put one aside face down: that is the silent tower. The other seven are turned up one by one.',
};

export const MESSAGES = { de, en };
