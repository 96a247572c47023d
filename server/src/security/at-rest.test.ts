import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashToken } from '../secrets.ts';
import { beginGame, playOn, startServer, temporaryDir } from '../testing/table.ts';

/** All that lies on the disk, as one text. */
async function onDisk(dir: string): Promise<string> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
  return texts.join('\n');
}

test('whoever has the files has no secret that opens a chair, while people play and afterwards', async () => {
  const dataDir = await temporaryDir();
  const serving = await startServer({ dataDir });
  const { people, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  await playOn('eineu', people, 'at-rest', 4);
  await people[0]?.ask({ type: 'rename', name: 'Annette' });
  const running = await onDisk(dataDir);
  await serving.close();
  for (const text of [running, await onDisk(dataDir)]) {
    // It is there that one would find them.
    for (const token of tokens) expect(text).toContain(hashToken(token));
    for (const token of tokens) expect(text).not.toContain(token);
    expect(text).not.toContain('127.0.0.1');
  }
});
