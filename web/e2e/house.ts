import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  chromium,
  type Page,
} from '@playwright/test';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A server of its own for a test: the bundle that people run, on a free port, with its data in a folder that is thrown away. */
export class House {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'spieleabend-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the server, on the port it had before if it ran before, and waits until it answers. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      DATA_DIR: this.#dataDir,
      BOT_DELAY: '0',
    };
    const child = spawn(process.execPath, [join(ROOT, 'dist/spieleabend.mjs'), 'serve'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const listen = (data: Buffer): void => {
        said += data.toString();
        const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
    });
  }

  /** Ends the server without a word, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    this.#process = null;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

/** A browser for what is no test; its path comes from the environment, as for the tests. */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || undefined;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

async function open(use: (house: House) => Promise<void>): Promise<void> {
  const house = new House();
  await house.start();
  await use(house);
  await house.close();
}

interface Fixtures {
  /** A house of the test's own, which may be killed. */
  readonly ownHouse: House;
  /** A page in a browser of its own, that shares nothing with the others; put away after the test, so that it asks no dead server. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
}

/** `house` is a running one that several tests share. */
export const test = base.extend<Fixtures, { house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
  house: [async ({}, use) => open(use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownHouse: async ({}, use) => open(use),
  newPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
