import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, recordOf, replayRecord, type Session } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './rules.ts';

const folder = new URL('golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function logOf(name: string): string {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')).log.join(' ');
}

describe('golden records', () => {
  it('MK-3.7 MK-5.3 there is one for every number of seats and each house rule', () => {
    for (const seats of [2, 3, 4]) {
      for (const rule of ['', '-discard-both', '-finish-round']) expect(files).toContain(`${seats}-seats${rule}.json`);
    }
  });

  it('MK-4.2 MK-4.3 together they hold every form of a move', () => {
    const logs = files.map(logOf).join(' ');
    const forms = [/[ABC]\+\d /, /:\+\d /, /:\+\d\+\d/, /<\d /, /<\d[ABC]/, /\d<[ABC]/, /:-\d /, /:-\d-\d/];
    for (const form of forms) expect(logs).toMatch(form);
  });

  it.each(files)('MK-5.3 %s plays to the result that stands in it', (name) => {
    const record = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
    if (!record.ok) throw new Error(record.error.code);
    expect(record.value.result).toBeDefined();
    const session = replayRecord(game, record.value);
    if (!session.ok) throw new Error(JSON.stringify(session.error));
    expect(session.value.over).toEqual(record.value.result);
    expect(recordOf(session.value as Session, record.value.seats)).toEqual(record.value);
  });
});
