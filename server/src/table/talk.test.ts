import { expect, test } from 'vitest';
import type { Utterance } from '../protocol/index.ts';
import { Talk } from './talk.ts';

const anna = { chair: 0, name: 'Anna' };
const ben = { chair: 1, name: 'Ben' };
const hello: Utterance = { kind: 'phrase', phrase: 'hello' };
const clap: Utterance = { kind: 'reaction', reaction: 'clap' };
const words: Utterance = { kind: 'text', text: 'Na, ihr?' };
const T = 1_800_000_000_000;

test('who comes later is told the last fifty things, the oldest first, with how long ago each was said', () => {
  const talk = new Talk();
  for (let n = 0; n < 60; n++) talk.say(anna, { kind: 'text', text: `${n}` }, `a-${n}`, true, T + n * 10_000);
  const recent = talk.recent(T + 600_000);
  expect(recent.map(({ what }) => what.text)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 10}`));
  expect(recent.at(-1)).toMatchObject({ chair: 0, name: 'Anna', ago: 10_000 });
});

test('numbers count up, within a moment, when the clock is set back, and after a restart', () => {
  const before = new Talk();
  const said = [T, T, T - 60_000, T + 1000].map((now, n) => before.say(anna, hello, `a-${n}`, true, now));
  const after = new Talk();
  said.push(after.say(anna, hello, 'a-9', true, T + 5000));
  const numbers = said.map((answer) => (answer.ok ? answer.value?.n : undefined));
  expect(numbers).not.toContain(undefined);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => Number(a) - Number(b)));
});

test('a command that is sent again is not heard twice, and costs nothing', () => {
  const talk = new Talk();
  expect(talk.say(anna, hello, 'a-1', true, T)).toMatchObject({ ok: true, value: { what: hello } });
  for (let again = 0; again < 20; again++)
    expect(talk.say(anna, hello, 'a-1', true, T)).toEqual({ ok: true, value: null });
  expect(talk.recent(T)).toHaveLength(1);
  expect(talk.say(anna, clap, 'a-2', true, T)).toMatchObject({ ok: true, value: { what: clap } });
});

test('somebody else may happen to use the same id', () => {
  const talk = new Talk();
  talk.say(anna, hello, '1', true, T);
  expect(talk.say(ben, hello, '1', true, T)).toMatchObject({ ok: true, value: { name: 'Ben' } });
});

test('whoever says too much at once is refused until some time has passed, and the others are not', () => {
  const talk = new Talk();
  const say = (who: typeof anna, n: number, now: number) => talk.say(who, clap, `${who.name}-${n}`, true, now);
  const answers = Array.from({ length: 8 }, (_, n) => say(anna, n, T).ok);
  expect(answers).toEqual([true, true, true, true, true, true, false, false]);
  expect(say(ben, 0, T).ok).toBe(true);
  expect(say(anna, 8, T + 1999)).toEqual({ ok: false, error: { code: 'too-often' } });
  expect(say(anna, 9, T + 2000).ok).toBe(true);
  expect(say(anna, 10, T + 2000).ok).toBe(false);
});

test('without leave for words of one’s own, phrases and reactions remain', () => {
  const talk = new Talk();
  expect(talk.say(anna, words, 'a-1', false, T)).toEqual({ ok: false, error: { code: 'no-talk' } });
  expect(talk.recent(T)).toEqual([]);
  expect(talk.say(anna, hello, 'a-2', false, T).ok).toBe(true);
  expect(talk.say(anna, clap, 'a-3', false, T).ok).toBe(true);
});
