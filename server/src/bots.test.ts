import { LEVELS } from '@spieleabend/bots';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { TestClient } from './testing/client.ts';
import { beginGame, legalMoves, post, startServer } from './testing/table.ts';

/** Longer than any test: a bot at such a table moves only when it is hurried. */
const FOR_EVER = 1_000_000;
const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'easy' } as const;

describe('bots at a table', () => {
  test('bots of all levels play a game among themselves while somebody watches, and no greedy move stands in', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const serving = await startServer({ log });
    const chairs = LEVELS.map((level) => ({ kind: 'bot', level }) as const);
    const { code, token } = await (await post(serving, { game: 'besenbingo', name: 'Anna', chairs })).json();
    const host = await TestClient.join(serving, code, token);
    expect(await host.ask({ type: 'start' })).toBeNull();
    await host.until(() => host.look?.over != null);
    expect(host.table?.chairs.map(({ level }) => level)).toEqual(LEVELS);
    expect(lines).toEqual([]);
  });

  test('nobody has to watch a bot think: whoever sits at the table may hurry it, and nobody else', async () => {
    const serving = await startServer({ pace: () => FOR_EVER });
    const chairs = [PERSON, BOT];
    const { code, people } = await beginGame(serving, { game: 'twenty-one', chairs }, ['Anna']);
    const [anna] = people;
    if (anna?.look == null) throw new Error('nobody there');
    // Nothing to hurry yet, which is no fault.
    expect(await anna.ask({ type: 'hurry' })).toBeNull();
    expect(await anna.decide('keep')).toBeNull();
    await anna.until(() => anna.look?.waiting.length === 2);
    const spectator = await TestClient.join(serving, code);
    expect(await spectator.ask({ type: 'hurry' })).toEqual({ code: 'not-seated' });
    expect(await anna.decide((await legalMoves('twenty-one', anna.look))[0] ?? '')).toBeNull();
    await anna.until(() => anna.look?.waiting.join() === '1');
    expect(await anna.ask({ type: 'hurry' })).toBeNull();
    await anna.until(() => anna.log.some((entry) => entry.startsWith('1:')));
  });

  test('hurried again and again it still decides once, and its next moment is a moment again', async () => {
    const serving = await startServer({ pace: () => FOR_EVER });
    const chairs = [BOT, PERSON];
    const { people } = await beginGame(serving, { game: 'twenty-one', chairs }, ['Anna']);
    const [anna] = people;
    if (anna?.look == null) throw new Error('nobody there');
    // The active bot decides about its dice; then it and Anna enter theirs, and it takes its time again.
    const answers = await Promise.all([1, 2, 3].map(() => anna.ask({ type: 'hurry' })));
    expect(answers).toEqual([null, null, null]);
    await anna.until(() => anna.log.some((entry) => entry.startsWith('0:')));
    while (anna.look.waiting.join() === '0') {
      const { seq } = anna.look;
      expect(await anna.ask({ type: 'hurry' })).toBeNull();
      await anna.until(() => (anna.look?.seq ?? 0) > seq);
    }
    expect(anna.look.decided).toEqual([]);
    expect(anna.log.filter((entry) => entry.startsWith('0:'))).toHaveLength(1);
  });
});
