import { seeded } from '@spieleabend/kernel';
import { pino } from 'pino';
import type * as z from 'zod/mini';
import { botPool } from '../bots/pool.ts';
import { NewTable } from '../protocol/index.ts';
import { silent } from '../push/pusher.ts';
import { MemoryStorage } from '../storage/memory.ts';
import { Tables } from '../table/tables.ts';
import { TestClock } from './clock.ts';

type House = ConstructorParameters<typeof Tables>[0];

/** What tables need that are tried without a network: all in memory, bots without a pause, a clock that stands still. */
export function testHouse(changes: Partial<House> = {}): House {
  const log = pino({ enabled: false });
  return {
    storage: new MemoryStorage(),
    random: seeded('house'),
    log,
    pool: botPool(log),
    pace: () => 0,
    clock: new TestClock(),
    push: silent,
    ...changes,
  };
}

export function testTables(changes: Partial<House> = {}): Tables {
  return new Tables(testHouse(changes));
}

/** A new table as it comes over HTTP. */
export function newTable(wanted: NewTable): z.output<typeof NewTable> {
  return NewTable.parse(wanted);
}
