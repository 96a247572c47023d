import { failure } from './failure.ts';
import { print } from './output.ts';

/** Writes all tables into one file; a server may run meanwhile. SQLite is loaded only here: other commands start without it. */
export async function backup(
  file: string,
  { dataDir, force }: { readonly dataDir: string; readonly force?: true },
): Promise<void> {
  const { backUp } = await import('@spieleabend/server/backup');
  const done = await backUp(dataDir, file, force);
  print(done.ok ? { file, ...done.value } : failure({ ...done.error }));
}

/** Puts a backup in the place of the tables, which are kept beside it. */
export async function restore(file: string, { dataDir }: { readonly dataDir: string }): Promise<void> {
  const { restoreBackup } = await import('@spieleabend/server/backup');
  const done = await restoreBackup(dataDir, file, new Date());
  print(done.ok ? { file, ...done.value } : failure({ ...done.error }));
}
