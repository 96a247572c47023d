/** What is said when a game is over: the podium, the curve of points and the rounds of a series. */
export const de = {
  podium: 'Siegerehrung',
  wins: (name: string) => `${name} gewinnt!`,
  draw: 'Unentschieden!',
  finished: 'Geschafft!',
  youWin: 'Du gewinnst!',
  shareWin: (names: string) => `${names} gewinnen gemeinsam!`,
  rank: (n: number) => `${n}. Platz`,
  better: 'Besser als die Runde davor!',
  level: 'Genauso gut wie die Runde davor.',
  worse: 'Die Runde davor war besser.',
  curve: 'Punkte im Lauf des Spiels',
  curveOf: (name: string, values: string) => `${name}: ${values}`,
  series: 'Alle Runden',
  seriesRound: (at: number, score: string, gain: number | null) => {
    if (gain === null) return `Runde ${at}: ${score}`;
    return `Runde ${at}: ${score}, ${gain === 0 ? 'so viele wie davor' : `${Math.abs(gain)} ${gain > 0 ? 'mehr' : 'weniger'} als davor`}`;
  },
  seriesOpen: (at: number) => `Runde ${at}: noch nicht gespielt`,
  seriesEnd: (best: number, sum: string) => `Beste Runde: ${best}. Zusammen ${sum}.`,
};

export type EndTexts = typeof de;
