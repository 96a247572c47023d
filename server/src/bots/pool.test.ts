import { loadRules, type Rules } from '@spieleabend/games';
import { resolveOptions, Session, type Setup, seeded } from '@spieleabend/kernel';
import { type Logger, pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { botPool } from './pool.ts';

const BAD_WORKER = new URL('../testing/bad-worker.mjs', import.meta.url);

const rules = (await loadRules('eineu')) as Rules;
const resolved = resolveOptions(rules.game.options, {}, 2);
const setup: Setup = { seats: 2, options: resolved.ok ? resolved.value : {} };
const begun = Session.start(rules.game, setup).happen('4');
if (!begun.ok) throw new Error(begun.error.code);
const session = begun.value;
const seat = session.waiting[0] ?? 0;
const { view } = session.look(seat);
const moves = rules.game.moves(session.state, seat);
const greedy = rules.game.makeMove(rules.greedy({ view, seat, moves, random: seeded(1) }));

/** A log that is kept, line by line. */
function keepLog(): { log: Logger; lines: { [field: string]: unknown }[] } {
  const lines: { [field: string]: unknown }[] = [];
  return { log: pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) }), lines };
}

test.each([
  ['throws', 'failed'],
  ['exits', 'failed'],
  ['loops', 'overran'],
  ['hogs', 'failed'],
  ['cheats', 'illegal'],
])(
  'an opponent that %s is replaced by a greedy move and logged, and the next question is served',
  async (level, fault) => {
    const { log, lines } = keepLog();
    const pool = botPool(log, BAD_WORKER);
    onTestFinished(() => pool.close());
    const sitting = pool.sit(rules, setup);
    for (const times of [1, 2]) {
      expect(await sitting.choose({ level, seat, view, seed: 1 })).toBe(greedy);
      expect(lines).toHaveLength(times);
    }
    for (const line of lines) expect(line).toMatchObject({ level: 50, game: 'eineu', opponent: level, fault });
    expect(JSON.stringify(lines)).not.toContain('view');
  },
);

test('opponents think in a thread of their own: the same seed gets the same move, from the next worker too', async () => {
  const { log, lines } = keepLog();
  const ask = async (): Promise<readonly (string | null)[]> => {
    const pool = botPool(log);
    const sitting = pool.sit(rules, setup);
    const chosen = [];
    for (const seed of [1, 2, 1]) chosen.push(await sitting.choose({ level: 'easy', seat, view, seed }));
    expect(pool.running).toBe(1);
    await pool.close();
    expect(pool.running).toBe(0);
    return chosen;
  };
  const chosen = await ask();
  expect(chosen[0]).toBe(chosen[2]);
  expect(await ask()).toEqual(chosen);
  for (const move of chosen) expect(session.decide(seat, move ?? '').ok).toBe(true);
  expect(lines).toEqual([]);
});
