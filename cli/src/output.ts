import { once } from 'node:events';
import { en } from '../messages/en.ts';
import { isFailure } from './failure.ts';

/** Prints an answer as one line of JSON on standard output; a failure sets the exit code. */
export function print(answer: object): void {
  if (isFailure(answer)) process.exitCode = 1;
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** Prints one answer of many, no faster than the reader takes them. */
export async function printLine(answer: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain');
}

/** A message for a person. */
export function tell(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** Ends the command when nobody takes its answers: a reader that has seen enough (`| head`) is no error, a full disk is one. */
export function endWithTheReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    tell(en.output.unwritable(error.code ?? error.message));
    process.exit(1);
  });
}
