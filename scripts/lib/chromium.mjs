// Finds a Chromium for the browser tests, or gets one: Debian's package where we are root on Debian, else Playwright's own.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fail, run, runTool, step } from './steps.mjs';

/** Chromium without the browser around the page: the same tests take three quarters of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

/** The path of Chromium; null where Playwright's own is used. Leaves with a sentence where there is none to be had. */
export async function ensureChromium() {
  if (existsSync(SHELL)) return SHELL;
  if (existsSync(playwrightsOwn())) return null;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const code = await step('Installing Chromium for the browser tests (Debian package)', async () => {
      const update = await run('apt-get', ['update', '-qq'], { quiet: true });
      const packages = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
      return update || run('apt-get', packages, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    });
    if (code === 0 && existsSync(SHELL)) return SHELL;
  }
  if (existsSync(WHOLE)) return WHOLE;
  const code = await step('Installing Chromium for the browser tests (Playwright)', () =>
    runTool('playwright/cli.js', ['install', 'chromium'], { quiet: true }),
  );
  if (code === 0 && existsSync(playwrightsOwn())) return null;
  fail(
    'The browser tests need Chromium, and it could not be installed. Install it by hand (Debian: apt-get install chromium-headless-shell) and try again.',
  );
}

function playwrightsOwn() {
  const require = createRequire(import.meta.url);
  return require('@playwright/test').chromium.executablePath();
}
