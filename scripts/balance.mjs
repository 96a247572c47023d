// npm run balance -- GAME [more]: measures a game's component data and renews the figures beside it (games/<game>/balance/index.ts).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/setup.mjs';
import { fail, ROOT, requireNode, runTool } from './lib/steps.mjs';

const [game = '', ...more] = process.argv.slice(2);
const scriptOf = (name) => join(ROOT, 'games', name, 'balance', 'index.ts');
const games = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(scriptOf(name)));

requireNode();
if (!games.includes(game)) fail(`Which game? npm run balance -- ${games.join(' | ')}`);
await installDependencies();
process.exit(await runTool('tsx/dist/cli.mjs', [scriptOf(game), ...more]));
