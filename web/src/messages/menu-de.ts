/** What stands in the menu of a table. */
export const de = {
  takeBack: 'Zug zurücknehmen',
  language: 'Sprache',
  light: { day: 'Licht auf Abend stellen', evening: 'Licht auf Tag stellen' },
  clearAway: 'Spiel wegräumen',
  clearAwayAsk: 'Spiel wirklich wegräumen?',
  clearAwayWhy: 'Es liegt nur auf diesem Gerät. Was du nicht speicherst, ist dann fort.',
  standUp: 'Aufstehen',
  stay: 'Sitzen bleiben',
  rules: 'Regeln nachlesen',
};

export type MenuTexts = typeof de;
