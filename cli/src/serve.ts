import { dirname } from 'node:path';
import { en } from '../messages/en.ts';
import { houseFile } from './house-files.ts';
import { tell } from './output.ts';
import { wholeNumber } from './request.ts';
import { onInterrupt } from './signals.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export interface ServeArguments {
  readonly port: string;
  readonly host: string;
  readonly lan?: boolean;
  readonly dataDir: string;
  readonly trustProxy: boolean;
  readonly keepDays: string;
  readonly pushContact?: string;
}

/** In milliseconds: closing takes a second or two; whoever waits longer waits in vain, and service managers lose patience after ten seconds. */
const LAST_MOMENT = 8000;

/**
 * Opens the house to browsers until it is interrupted. `metricsToken` comes from the environment only: arguments can be seen by everybody on
 * the machine. The server is loaded only here: other commands start without it. */
export async function serveCommand(
  { port: typed, host, lan = false, dataDir, trustProxy, keepDays: keep, pushContact }: ServeArguments,
  metricsToken: string | undefined,
): Promise<void> {
  const port = wholeNumber(typed);
  if (port === null || port > 65_535) return stop(en.serving.badPort(typed));
  const keepDays = wholeNumber(keep);
  if (keepDays === null) return stop(en.serving.badKeepDays(keep));
  if (pushContact !== undefined && !isContact(pushContact)) return stop(en.serving.badContact(pushContact));
  const { createLog, serve, StartError } = await import('@spieleabend/server');
  const index = houseFile('web', 'build', 'index.html');
  const webDir = index && dirname(index);
  if (webDir === undefined) tell(en.serving.notBuilt);
  const level = process.env.LOG_LEVEL ?? 'warn';
  if (!LOG_LEVELS.includes(level)) return stop(en.serving.badLogLevel(level, LOG_LEVELS));
  const log = createLog(level, process.stderr);
  try {
    const places = { port, host, lan, dataDir, webDir };
    const serving = await serve({ ...places, trustProxy, metricsToken, keepDays, pushContact, log });
    onInterrupt(() => {
      tell(en.serving.closing);
      setTimeout(() => {
        tell(en.serving.stuck);
        process.exit(1);
      }, LAST_MOMENT).unref();
      void serving.close().then(() => process.exit(0));
    });
    await announce(serving.url, serving.port, lan);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    stop(error.message);
  }
}

/** What push services take for somebody they may turn to (RFC 8292). */
function isContact(text: string): boolean {
  return URL.canParse(text) && ['mailto:', 'https:'].includes(new URL(text).protocol);
}

async function announce(url: string, port: number, lan: boolean): Promise<void> {
  // For scripts; a person at a terminal reads the sentence below.
  if (!process.stdout.isTTY) process.stdout.write(`${JSON.stringify({ url, port })}\n`);
  tell(en.serving.open(url));
  if (lan) {
    const { toString: qrCode } = await import('qrcode');
    tell(`${en.serving.scan}\n${await qrCode(url, { type: 'utf8' })}`);
  }
  tell(en.serving.stop);
}

function stop(message: string): void {
  tell(message);
  process.exitCode = 1;
}
