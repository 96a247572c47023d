// npm test: everything that has to hold, on a fresh clone too: format and lint, types, arrows and unit tests, size, browser tests.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { buildClient, buildServer, installDependencies } from './lib/setup.mjs';
import { ROOT, requireNode, runTool, step } from './lib/steps.mjs';

requireNode();
await installDependencies();
await buildClient();
await buildServer();
const chromium = await ensureChromium();

const UNIT = join(ROOT, '.cache/unit.json');
const BROWSER = join(ROOT, '.cache/browser.json');
const web = join(ROOT, 'web');

// The numbers of an earlier run must never pass for this one's.
for (const file of [UNIT, BROWSER]) rmSync(file, { force: true });

const failed = [];
async function check(name, work) {
  if ((await step(name, work)) !== 0) failed.push(name);
}

await check('Format and lint', () =>
  runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'], { quiet: true }),
);
await check('Unused code', () => runTool('knip/bin/knip.js', [], { quiet: true }));
await check('Types', () => runTool('typescript/bin/tsc', ['-p', '.'], { quiet: true }));
await check('Types of the client', () =>
  runTool('svelte-check/bin/svelte-check', ['--fail-on-warnings', '--tsconfig', './tsconfig.json'], {
    quiet: true,
    cwd: web,
  }),
);
await check('Unit and conformance tests', () =>
  runTool('vitest/vitest.mjs', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT}`], {}),
);
await check('Size of the client', () => runTool('size-limit/bin.js', [], {}));
await check('Browser tests', () =>
  runTool('@playwright/test/cli.js', ['test'], {
    cwd: web,
    env: { CHROMIUM: chromium ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER },
  }),
);

const unit = report(UNIT) ?? { numPassedTests: 0, numFailedTests: 0 };
const browser = report(BROWSER)?.stats ?? { expected: 0, flaky: 0, unexpected: 0 };
if (failed.length > 0) console.log(`\n✗ Failed: ${failed.join(', ')}`);
console.log(
  `\n${unit.numPassedTests + browser.expected + browser.flaky} passed, ${unit.numFailedTests + browser.unexpected} failed`,
);
process.exit(failed.length > 0 ? 1 : 0);

/** What a test runner has written; null where it did not get that far. */
function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
