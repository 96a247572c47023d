import { NewTable } from '@spieleabend/server/protocol';
import { expect, test } from 'vitest';
import { TIMES } from './times.ts';

test.each(TIMES.map((time) => [JSON.stringify(time), time] as const))('the server takes the time %s', (_, time) => {
  expect(NewTable.safeParse({ game: 'eineu', chairs: [{ kind: 'person' }], name: 'Anna', time }).success).toBe(true);
});
