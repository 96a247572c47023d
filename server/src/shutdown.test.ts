import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { TestClient } from './testing/client.ts';
import { beginGame, legalMoves, playToEntries, startServer, temporaryDir } from './testing/table.ts';

const BIN = fileURLToPath(new URL('../../cli/bin/spieleabend.mjs', import.meta.url));

/** The command as a service manager runs it. */
async function spawnCommand(dataDir: string): Promise<{ child: ChildProcess; port: number; url: string }> {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data-dir', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(child.stdout, 'data');
  return { child, ...JSON.parse(String(line)) };
}

test('SIGTERM in mid-game: everybody is told to come again, what is under way is stored, and the process ends well', async () => {
  const dataDir = await temporaryDir();
  const first = await spawnCommand(dataDir);
  const { code, people, tokens } = await beginGame(first, { game: 'twenty-one' }, ['Anna', 'Ben', 'Cem']);
  await playToEntries(people);
  const exit = once(first.child, 'exit');
  // All three decide in the moment when the signal comes: each is acknowledged and stored, or not answered at all.
  const moves = await Promise.all(people.map(({ look }) => (look === null ? [] : legalMoves('twenty-one', look))));
  const sent = people.map((person, index) => ({ ask: person.look?.ask ?? -1, move: moves[index]?.[0] ?? '' }));
  const answers = people.map((person, index) =>
    person
      .ask({ type: 'decide', ...(sent[index] ?? { ask: -1, move: '' }) }, `last-${index}`)
      .catch(() => 'unanswered'),
  );
  first.child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  const settled = await Promise.all(answers);
  for (const person of people) {
    expect(await person.ended()).toBe(1012);
    expect(person.messages.filter(({ type }) => type === 'closing')).toHaveLength(1);
    expect(person.messages.filter((message) => message.type === 'error')).toEqual([]);
  }

  const second = await startServer({ dataDir });
  const again = await Promise.all(tokens.map((token) => TestClient.join(second, code, token)));
  await Promise.all(again.map((person) => person.until(() => person.look !== null)));
  for (const [index, person] of again.entries()) {
    const command = sent[index] ?? { ask: -1, move: '' };
    const stands = person.look?.mine === command.move || person.log.includes(`${index}:${command.move}`);
    if (settled[index] === null) expect(stands).toBe(true);
    // Whoever got no answer sends the same command again, and it is done once.
    else expect(await person.ask({ type: 'decide', ...command }, `last-${index}`)).toBeNull();
  }
  await again[0]?.until(() => moves.every((list, index) => again[0]?.log.includes(`${index}:${list[0]}`)));
  const own = again[0]?.log.filter((entry) => moves.some((list, index) => entry === `${index}:${list[0]}`));
  expect(own).toHaveLength(3);
}, 120_000);
