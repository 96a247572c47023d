import { defineConfig } from '@playwright/test';

// An empty CHROMIUM means Playwright's own browser.
const executablePath = process.env.CHROMIUM || undefined;

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  timeout: 300_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    colorScheme: 'dark',
    // Each context would fetch the whole client for later; tests that are about that say so.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
