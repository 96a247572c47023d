import { StorageError } from './storage/storage.ts';

/** Why the server could not start; the message is a sentence with a way out. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code: 'port-in-use' | 'data-dir' | 'data-dir-in-use' | 'address';

  constructor(code: StartError['code'], message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The error of `listen` as a sentence; anything unexpected as it is. */
export function listenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const way = 'Stop the other program or choose another port: PORT=3001 npm start.';
    return new StartError('port-in-use', `Port ${port} on ${host} is already in use. ${way}`, error);
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError('address', `This machine cannot listen on ${host}, port ${port}. Set HOST and PORT.`, error);
  }
  return error;
}

export function dataDirError(dataDir: string, cause: unknown): StartError {
  if (cause instanceof StorageError && cause.code === 'in-use') {
    const way = 'Stop it, wait until the backup is restored, or choose another folder with DATA_DIR.';
    const what = `The tables in ${dataDir} are in use: another server works with them, or a backup is just taking their place.`;
    return new StartError('data-dir-in-use', `${what} ${way}`, cause);
  }
  const why = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const reason = why instanceof Error ? ` (${why.message})` : '';
  const way = 'Make the folder writable or choose another one with DATA_DIR.';
  return new StartError('data-dir', `The tables cannot be stored in ${dataDir}${reason}. ${way}`, cause);
}
