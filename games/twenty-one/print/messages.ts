const de = {
  name: 'Name',
  letter: { w: 'W', k: 'S', r: 'R', b: 'B', y: 'Ge', g: 'Gr' },
  bonus: 'Bonus für Treffer',
  rowSum: 'Summe',
  rowBonus: 'Bonus',
  points: 'Punkte',
  total: 'Zusammen',
  dice: 'Dazu gehören sechs Würfel: weiß, schwarz, rot, blau, gelb und grün.',
};

const en: typeof de = {
  name: 'Name',
  letter: { w: 'W', k: 'K', r: 'R', b: 'B', y: 'Y', g: 'G' },
  bonus: 'Bonus for hits',
  rowSum: 'Sum',
  rowBonus: 'Bonus',
  points: 'Points',
  total: 'Total',
  dice: 'Goes with six dice: white, black, red, blue, yellow and green.',
};

export const MESSAGES = { de, en };
