import { type DestinationStream, type Logger, pino } from 'pino';

/** What is told of an error: nothing that some library hangs on it besides, which may be what somebody sent. */
interface ToldError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: ToldError;
}

/**
 * The log of a server: one JSON object a line. It tells of tables by their codes and of nobody: no names, no addresses, no secrets, no
 * hands, and not even the name of this machine.
 */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: tellError } }, destination);
}

function tellError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const told = { type: name, message, stack, code: 'code' in error ? String(error.code) : undefined };
  return cause === undefined ? told : { ...told, cause: tellError(cause) };
}
