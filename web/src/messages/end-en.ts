import type { EndTexts } from './end-de.ts';

export const en: EndTexts = {
  podium: 'Podium',
  wins: (name) => `${name} wins!`,
  draw: 'A draw!',
  finished: 'Done!',
  youWin: 'You win!',
  shareWin: (names) => `${names} win together!`,
  rank: (n) => `place ${n}`,
  better: 'Better than the round before!',
  level: 'As good as the round before.',
  worse: 'The round before was better.',
  curve: 'Points in the course of the game',
  curveOf: (name, values) => `${name}: ${values}`,
  series: 'All rounds',
  seriesRound: (at, score, gain) => {
    if (gain === null) return `Round ${at}: ${score}`;
    return `Round ${at}: ${score}, ${gain === 0 ? 'as many as before' : `${Math.abs(gain)} ${gain > 0 ? 'more' : 'fewer'} than before`}`;
  },
  seriesOpen: (at) => `Round ${at}: not played yet`,
  seriesEnd: (best, sum) => `Best round: ${best}. Together ${sum}.`,
};
