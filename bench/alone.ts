import { findRoom, loadRules } from '@spieleabend/games';
import { playout, resolveOptions, seeded } from '@spieleabend/kernel';
import { rate, sample } from './measure.ts';

/*
 * The speed of one game's rules in random play, as JSON: `node alone.mjs GAME SEATS`. A process for each game, because an engine that has
 * played several games is compiled for all of them.
 */
const [id = '', seats = '2'] = process.argv.slice(2);
const rules = await loadRules(id);
const options = rules && resolveOptions(rules.game.options, {}, Number(seats));
if (rules === undefined || options?.ok !== true) throw new Error(`No such game: ${id}`);

const { game } = rules;
const random = seeded('bench');
const setup = { seats: Number(seats), options: options.value };
const play = () => {
  const { result, decisions } = playout(game, setup, random);
  return { scores: result.scores, decisions };
};
sample(play, 1);
const measured = sample(play, 2);
console.log(
  JSON.stringify({
    title: findRoom(id)?.about.title ?? id,
    seats: setup.seats,
    movesPerSecond: rate(measured),
    gamesPerSecond: measured.games / measured.cpu,
    movesPerGame: measured.decisions / measured.games,
  }),
);
