import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, recordOf, replayRecord } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { game, type State } from './rules.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

function replay(text: string) {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const session = replayRecord(game, record.value);
  if (!session.ok) throw new Error(JSON.stringify(session.error));
  return { record: record.value, session: session.value };
}

test.each(readdirSync(FOLDER))('the golden record %s replays to its result and has the same record again', (name) => {
  const { record, session } = replay(read(name));
  expect(record.result).toBeDefined();
  expect(session.over).toEqual(record.result);
  expect(recordOf(session, record.seats)).toEqual(record);
});

test.each(['example.json', 'example-lying.json'])(
  "EI-4.1 the source's example game (%s): seat 0 wins with the nines",
  (name) => {
    const { record, session } = replay(read(name));
    expect(record.log.join(' ')).toBe('*:4 0:b9 1:r1 0:k8 1:r8 1:k7 1:b6 1:r5 1:k4 1:b1 0:r9 1:k7 0:b7 0:k8 0:b9');
    expect((session.state as State).end).toBe('nines');
    expect(session.over).toEqual({ ranks: [1, 2], scores: [1, 0], tieBreak: null });
  },
);

test('EI-3.3 the tops of the example game, tip by tip, are those of its table', () => {
  const { record } = replay(read('example.json'));
  const table = record.log.map((_, index) => {
    const { tops } = replay(JSON.stringify({ ...record, result: undefined, log: record.log.slice(0, index + 1) }))
      .session.state as State;
    return `${tops.b}${tops.r}${tops.k}`;
  });
  expect(table.join(' ')).toBe('554 954 914 918 988 987 687 657 654 154 194 197 797 798 998');
});
