import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** What a process has used: seconds of processor time, and bytes of memory that it holds now, resident and on its heap. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

const USAGE = new URL('usage.mjs', import.meta.url).href;

/** A server in a process of its own; its first line on stdout is JSON and names the port. */
export class ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  /** Starts `node SCRIPT ARGUMENTS`; resolves when it can be talked to, rejects if it ends before. */
  static async start(
    script: string | URL,
    args: readonly string[],
    {
      node = [],
      env = {},
    }: { readonly node?: readonly string[]; readonly env?: Readonly<Record<string, string>> } = {},
  ): Promise<ServerProcess> {
    const child = fork(script instanceof URL ? fileURLToPath(script) : script, [...args], {
      execArgv: ['--import', USAGE, ...node],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (data) => {
      errors = `${errors}${data}`.slice(-4000);
    });
    if (child.stdout === null) throw new Error('no output');
    const [line] = await Promise.race([
      firstObject(child.stdout),
      once(child, 'exit').then(() => {
        throw new Error(`The server did not start: ${errors}`);
      }),
    ]);
    child.stdout.resume();
    return new ServerProcess(child, JSON.parse(line).port);
  }

  async usage(): Promise<Usage> {
    const answer = once(this.child, 'message');
    this.child.send('usage');
    const [{ cpu, rss, heap }] = await answer;
    return { cpu: (cpu.user + cpu.system) / 1e6, rss, heap };
  }

  /** Ends it, in good order or (`SIGKILL`) at once. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}

/** The first line that is JSON; Node.js itself may say something before (`--trace-gc`). */
async function firstObject(output: Readable): Promise<readonly [string]> {
  const lines = createInterface(output);
  for (;;) {
    const [line] = await once(lines, 'line');
    if (String(line).startsWith('{')) return [String(line)];
  }
}
