import SqliteDatabase from 'better-sqlite3';

export interface Lock {
  release(): void;
}

/**
 * Locks a file of tables for as long as this process wants, at most until it ends: `shared` to work with the file, `exclusive` to put
 * another in its place. Null where somebody else is in the way. It is SQLite's own lock on a small file beside, since the file itself does
 * not stay the same when it is replaced. Throws the system's error where nothing can be written there.
 */
export function lockTables(path: string, kind: 'shared' | 'exclusive'): Lock | null {
  const file = new SqliteDatabase(lockPath(path), { timeout: 0 });
  try {
    file.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin');
    // A shared lock is taken by the first thing that is read.
    file.prepare('select count(*) from sqlite_schema').get();
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
