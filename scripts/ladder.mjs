// npm run ladder -- [GAME …] [--games K]: has each game's bots play against the next weaker ones and renews its table in docs/bots.md.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer, installDependencies } from './lib/setup.mjs';
import { fail, ROOT, requireNode, step } from './lib/steps.mjs';

const PAGE = join(ROOT, 'docs/bots.md');
const SEED = 'ladder';

/** The matches of every game: who plays, in how many seats (2), by which house rules, how often (`--games`), and what the first is to reach at least. */
const LADDER = [
  { bots: ['hard', 'medium'], asked: 60 },
  { bots: ['medium', 'easy'], asked: 60 },
  { bots: ['easy', 'random'], asked: 75 },
];

const GAMES = {
  eineu: {
    title: 'EINEU',
    matches: [
      ...LADDER,
      ...LADDER.map((match) => ({ ...match, options: { extraTip: 'lying' } })),
      // Neither ever errs: some hundred decisions a game, and every one drawn.
      { bots: ['hard', 'greedy'], games: 40 },
    ],
  },
  'twenty-one': {
    title: 'twenty one',
    matches: [
      ...LADDER,
      { bots: ['hard', 'greedy'] },
      { bots: ['hard', 'greedy'], seats: 6 },
      { bots: ['hard', 'solo'], asked: 55 },
      { bots: ['hard', 'solo'], seats: 4 },
    ],
  },
  besenbingo: {
    title: 'Besenbingo',
    matches: [...LADDER, { bots: ['hard', 'greedy'] }, { bots: ['hard', 'greedy'], seats: 9 }],
  },
  'maedn-kartenspiel': {
    title: 'Mensch ärgere Dich nicht – Das Kartenspiel',
    // Medium is this room's greedy, so the first match is the one against it as well.
    matches: [
      { bots: ['hard', 'medium'], asked: 70 },
      ...LADDER.slice(1),
      { bots: ['hard', 'medium'], seats: 4, games: 400 },
    ],
  },
  'engel-und-bengel': {
    title: 'Engel und Bengel',
    matches: [...LADDER, { bots: ['hard', 'greedy'], asked: 70 }, { bots: ['hard', 'greedy'], seats: 6, games: 300 }],
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '2000' } },
});
const unknown = positionals.find((id) => !Object.hasOwn(GAMES, id));
if (unknown !== undefined) fail(`There is no game ${unknown}. npm run ladder -- ${Object.keys(GAMES).join(' | ')}`);

requireNode();
// The terminal sends Ctrl+C to the arena as well; it stops in order, and nothing half measured is written.
process.on('SIGINT', () => {});
await installDependencies();
await buildServer();
for (const id of positionals.length > 0 ? positionals : Object.keys(GAMES)) renew(id, await measure(id));

/** The table of one game. */
async function measure(id) {
  const { title, matches } = GAMES[id];
  const rows = [];
  for (const match of matches) {
    const name = `${title}: ${match.bots.join(' against ')}${match.seats === undefined ? '' : `, ${match.seats} seats`}${match.options === undefined ? '' : `, ${Object.values(match.options)}`}`;
    rows.push(row(match, await step(name, () => arena(id, match))));
  }
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node.js ${process.version}`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}:

| match | seats | games | wins of the first | 95 % | asked for | points | shared | mean | p99 | max |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

/** What the arena answers; it shows its progress itself. */
function arena(id, { bots, seats = 2, games = values.games, options = {} }) {
  const match = ['--bots', bots.join(), '--seats', `${seats}`, '--options', JSON.stringify(options)];
  const args = ['arena', id, ...match, '--games', `${games}`, '--seed', SEED];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'dist/spieleabend.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
    });
    child.on('close', (code) => {
      if (code !== 0) fail(`The arena stopped: ${text}`);
      resolve(JSON.parse(text));
    });
  });
}

function row({ bots: names, asked, options = {} }, { seats, games, shared, bots }) {
  const [first, other] = bots;
  const { mean, p99, max } = first.milliseconds;
  return `| ${[
    [names.join(' against '), ...Object.entries(options).map(([name, value]) => `\`${name}: ${value}\``)].join(', '),
    seats,
    games.toLocaleString('en'),
    `**${percent(first.winRate.mean)} %**`,
    first.winRate.interval.map(percent).join(' to '),
    asked === undefined ? `fair: ${percent(1 / seats)} %` : `${asked} %`,
    `${first.points.mean.toFixed(2)} : ${other.points.mean.toFixed(2)}`,
    `${percent(shared / games)} %`,
    ...[mean, p99, max].map(milliseconds),
  ].join(' | ')} |`;
}

function percent(share) {
  return (share * 100).toFixed(1);
}

function milliseconds(time) {
  return time === null ? '' : time < 10 ? time.toFixed(2) : time.toFixed(0);
}

/** Puts the table in place of the older one of this game, between its marks. */
function renew(id, table) {
  const text = readFileSync(PAGE, 'utf8');
  const [from, to] = [`<!-- ladder ${id} -->`, `<!-- end ${id} -->`];
  const [before, rest] = text.split(from);
  const after = rest?.split(to)[1];
  if (after === undefined) fail(`docs/bots.md has no place for the table: ${from} … ${to}`);
  writeFileSync(PAGE, `${before}${from}\n${table.trimEnd()}\n${to}${after}`);
}
