import { FULL, fit } from './fit/fit.ts';

/*
 * npm run balance -- maedn-kartenspiel fit          learns anew what `hard` thinks of a table, and renews `thinking/weights.ts`.
 * npm run balance -- maedn-kartenspiel fit GAMES    only shows what is learned in so many games with two seats, and fewer with more.
 */
const [command, games] = process.argv.slice(2);
if (command !== 'fit' || (games !== undefined && !/^[1-9]\d{0,8}$/.test(games))) {
  console.error('npm run balance -- maedn-kartenspiel fit [GAMES]');
  process.exitCode = 2;
} else fit(Number(games ?? FULL));
