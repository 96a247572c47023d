import type { MenuTexts } from './menu-de.ts';

export const en: MenuTexts = {
  takeBack: 'Take back the move',
  language: 'Language',
  light: { day: 'Switch the light to evening', evening: 'Switch the light to day' },
  clearAway: 'Clear the game away',
  clearAwayAsk: 'Really clear the game away?',
  clearAwayWhy: 'It exists on this device only. What you do not save will be gone.',
  standUp: 'Stand up',
  stay: 'Stay seated',
  rules: 'Read the rules',
};
