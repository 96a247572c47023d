import { createReadStream } from 'node:fs';
import { err, ok, RECORD_LIMITS, type Result } from '@spieleabend/kernel';
import { type Failure, failure } from './failure.ts';

/** No character of a record takes more than three bytes for each unit that its limit counts. */
const BYTES = RECORD_LIMITS.characters * 3;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The bytes of a file, or of standard input for `-`. */
export function open(path: string): AsyncIterable<Uint8Array> {
  return path === '-' ? process.stdin : createReadStream(path);
}

/** The whole text of a record's file; what is longer than a record can be is not read to its end. */
export async function readText(path: string): Promise<Result<string, Failure>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of open(path)) {
      size += part.length;
      if (size > BYTES) return err(tooLarge());
      parts.push(part);
    }
  } catch (error) {
    return err(unreadable(path, error));
  }
  return decode(parts);
}

/**
 * A stream, line by line, each as soon as it is complete. A line that is no text or too long gives a failure in its place; of the latter
 * nothing is kept, so no input can fill the memory.
 */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Result<string, Failure>> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const add = (part: Uint8Array) => {
    size += part.length;
    if (size > BYTES) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const line = () => {
    const result = size > BYTES ? err(tooLarge()) : decode(parts);
    parts = [];
    size = 0;
    return result;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, end));
      from = end + 1;
      yield line();
    }
    add(chunk.subarray(from));
  }
  if (size > 0) yield line();
}

/** Why a path cannot be read or written, as a failure; the message never shows more than the system's own code. */
export function unreadable(path: string, error: unknown): Failure {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const code = reason === 'ENOENT' ? 'no-such-file' : reason === 'EISDIR' ? 'is-a-directory' : 'unreadable';
  return failure({ code, path: path === '-' ? 'Standard input' : path, reason });
}

function decode(parts: readonly Uint8Array[]): Result<string, Failure> {
  try {
    return ok(utf8.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts)));
  } catch {
    return err(failure({ code: 'not-utf8' }));
  }
}

function tooLarge(): Failure {
  return failure({ code: 'too-large', limit: RECORD_LIMITS.characters });
}
