import { loadRules } from '@spieleabend/games';
import { checkRecord, replayRecord } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { TestClient } from './testing/client.ts';
import { beginGame, playOn, startServer } from './testing/table.ts';

test.each(['eineu', 'twenty-one'])('two people play %s to the end while somebody watches', async (game) => {
  const serving = await startServer();
  const { code, people } = await beginGame(serving, { game }, ['Anna', 'Ben']);
  const spectator = await TestClient.join(serving, code);
  await playOn(game, people, game);
  await spectator.until(() => spectator.look?.over != null);

  const record = await (await fetch(`${serving.url}/api/tables/${code}/record`)).json();
  const rules = await loadRules(game);
  const checked = checkRecord(record);
  if (rules === undefined || !checked.ok) throw new Error('no record');
  const replayed = replayRecord(rules.game, checked.value);
  expect(replayed.ok && replayed.value.over).toEqual(spectator.look?.over);
  expect(record.seats).toEqual(['Anna', 'Ben']);
  for (const viewer of [...people, spectator]) expect(viewer.log).toEqual(record.log);
});
