import SqliteDatabase from 'better-sqlite3';

export interface Lock {
  release(): void;
}

/**
 * Locks a file of tables for as long as this process wants, at most until it ends: to work with them, or to put others in their place. Null
 * where somebody else has it. It is SQLite's own lock on a small file beside, since the file itself does not stay the same when it is
 * replaced. Throws the system's error where nothing can be written there.
 */
export function lockTables(path: string): Lock | null {
  const file = new SqliteDatabase(lockPath(path), { timeout: 0 });
  try {
    file.exec('begin exclusive');
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}

export function lockPath(path: string): string {
  return `${path}.lock`;
}
