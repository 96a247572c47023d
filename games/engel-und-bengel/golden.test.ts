import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, recordOf, replayRecord, type Session } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './rules.ts';

const folder = new URL('golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('golden records', () => {
  it('EB-2.2 there is one for every number of seats', () => {
    for (let seats = 2; seats <= 6; seats++) expect(files).toContain(`${seats}-seats.json`);
  });

  it.each([
    ['EB-2.1', 'first-face'],
    ['EB-4.1', 'debt'],
    ['EB-5.2', 'target'],
    ['EB-5.2', 'rounds'],
    ['EB-5.3', 'tie-break-board'],
  ])('%s there is one for the house rule %s', (_, option) => {
    expect(files.some((name) => name.endsWith(`-seats-${option}.json`))).toBe(true);
  });

  it.each(files)('EB-5.2 %s plays to the result that stands in it', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.error.code);
    expect(record.value.result).toBeDefined();
    const session = replayRecord(game, record.value);
    if (!session.ok) throw new Error(JSON.stringify(session.error));
    expect(session.value.over).toEqual(record.value.result);
    expect(recordOf(session.value as Session, record.value.seats)).toEqual(record.value);
  });
});
