import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecord, replayRecord } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { ROOMS } from './index.ts';

const GAMES = dirname(fileURLToPath(import.meta.url));

// A golden record is a promise to everybody who has saved a game: it replays to the same result for ever.
for (const { about, load } of ROOMS) {
  const folder = join(GAMES, about.id, 'golden');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  describe(`golden records of ${about.id}`, async () => {
    const { game } = await load();

    test('cover every number of seats', () => {
      const seats = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).seats.length);
      for (let n = about.seats.min; n <= about.seats.max; n++) expect(seats).toContain(n);
    });

    test.each(files)('%s', (name) => {
      const record = parseRecord(readFileSync(join(folder, name), 'utf8'));
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      const replayed = replayRecord(game, record.value);
      expect(replayed.ok ? replayed.value.over : replayed.error).toEqual(record.value.result);
    });
  });
}
