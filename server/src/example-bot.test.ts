import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { loadRules } from '@spieleabend/games';
import { replayRecord, seeded } from '@spieleabend/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './index.ts';
import { TestClient } from './testing/client.ts';
import { legalMoves, post, startServer, temporaryDir } from './testing/table.ts';

const BOT = fileURLToPath(new URL('../../examples/bot.py', import.meta.url));

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const title = 'the example bot in Python plays a whole game, and a restart of the server does not stop it';
test.skipIf(!hasPython())(`${title} (needs python3)`, async () => {
  const dataDir = await temporaryDir();
  const first = await serve({ port: 0, dataDir });
  const chairs = [{ kind: 'person' }, { kind: 'open' }];
  const { code, token } = await (await post(first, { game: 'eineu', name: 'Anna', chairs })).json();
  const anna = await TestClient.join(first, code, token);
  const bot = spawn('python3', [BOT, first.url, code, 'Robo'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    bot.kill('SIGKILL');
  });
  const printed = text(bot.stdout);
  const exit = once(bot, 'exit');
  await anna.until(() => anna.table?.chairs[1]?.name === 'Robo');
  expect(await anna.ask({ type: 'start' })).toBeNull();
  // Games of EINEU may be short, so the restart comes when this one has only just begun.
  await anna.until(() => anna.look !== null);
  const refused = /refused_commands_total\{[^}]*\}.*/;
  expect(await (await fetch(`${first.url}/metrics`)).text()).not.toMatch(refused);
  await first.close();

  const second = await startServer({ dataDir, port: first.port });
  const again = await TestClient.join(second, code, token);
  await playAs(again, () => again.look !== null && again.look.over !== null);
  expect(await exit).toEqual([0, null]);
  const seat = again.table?.chairs[1]?.seat;
  expect(JSON.parse(await printed)).toEqual({ seat, ...again.look?.over });
  // All that the bot decided was legal at once.
  expect(await (await fetch(`${second.url}/metrics`)).text()).not.toMatch(refused);
  const rules = await loadRules('eineu');
  const record = await (await fetch(`${second.url}/api/tables/${code}/record`)).json();
  expect(rules !== undefined && replayRecord(rules.game, record).ok).toBe(true);
});

/** Plays legal moves at random until something is so. */
async function playAs(person: TestClient, holds: () => boolean): Promise<void> {
  const random = seeded('example');
  for (;;) {
    await person.until(() => holds() || person.look?.ask != null);
    if (holds() || person.look === null) return;
    const { seq } = person.look;
    const moves = await legalMoves('eineu', person.look);
    const move = moves[random.below(moves.length)] ?? '';
    expect(await person.decide(move)).toBeNull();
    await person.until(() => person.look !== null && person.look.seq > seq);
  }
}
