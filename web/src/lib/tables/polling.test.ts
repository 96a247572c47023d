import { expect, test } from 'vitest';
import { poll, type World } from './polling.ts';

/** Lets what hangs on promises have its turn. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await null;
}

/** A page whose time passes when it is told to. */
function still() {
  let waiting: { at: number; run: () => void }[] = [];
  let now = 0;
  const lookers = new Set<() => void>();
  const state = { hidden: false };
  const world: World = {
    later(milliseconds, run) {
      const call = { at: now + milliseconds, run };
      waiting.push(call);
      return () => {
        waiting = waiting.filter((other) => other !== call);
      };
    },
    hidden: () => state.hidden,
    onLook(run) {
      lookers.add(run);
      return () => lookers.delete(run);
    },
  };
  return {
    world,
    lookers,
    show(visible: boolean): void {
      state.hidden = !visible;
      for (const run of lookers) run();
    },
    async pass(milliseconds: number): Promise<void> {
      const end = now + milliseconds;
      await rest();
      while (now < end) {
        now += 1000;
        const due = waiting.filter(({ at }) => at <= now);
        waiting = waiting.filter((call) => !due.includes(call));
        for (const { run } of due) run();
        await rest();
      }
    },
  };
}

test('it asks at once and every few seconds, and not while nobody looks', async () => {
  const { world, show, pass } = still();
  let asked = 0;
  poll(async () => ++asked > 0, world);
  expect(asked).toBe(1);
  await pass(12_000);
  expect(asked).toBe(4);
  show(false);
  await pass(60_000);
  expect(asked).toBe(4);
  show(true);
  expect(asked).toBe(5);
});

test('a server that does not answer is asked less and less often, and as before once it does', async () => {
  const { world, pass } = still();
  let asked = 0;
  let well = false;
  poll(async () => {
    asked++;
    return well;
  }, world);
  await pass(60_000);
  expect(asked).toBeGreaterThan(2);
  expect(asked).toBeLessThan(6);
  well = true;
  await pass(31_000);
  const before = asked;
  await pass(12_000);
  expect(asked - before).toBe(3);
});

test('two looks at once ask once, and after the end nothing is asked', async () => {
  const { world, lookers, show, pass } = still();
  let asked = 0;
  let answer = (_: boolean): void => {};
  const end = poll(() => {
    asked++;
    return new Promise((resolve) => {
      answer = resolve;
    });
  }, world);
  show(true);
  show(true);
  expect(asked).toBe(1);
  answer(true);
  await pass(1000);
  end();
  await pass(60_000);
  expect(asked).toBe(1);
  expect(lookers.size).toBe(0);
});
