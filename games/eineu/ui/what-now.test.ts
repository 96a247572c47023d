import { expect, test } from 'vitest';
import { position, steps } from './steps.ts';
import { type WhatNow, whatNow } from './what-now.ts';

const SETUP = { seats: 2, options: { extraTip: 'made' } };
const NAMES = ['Anna', 'Ben'];

interface Who {
  readonly you?: number;
  readonly seat?: number;
  readonly mayAct?: boolean;
}

function at(log: string, { you, seat = you, mayAct = seat !== undefined }: Who = {}): WhatNow {
  const here = position(steps(log.split(' '), SETUP), SETUP);
  return whatNow({ here, names: NAMES, you: you ?? null, seat: seat ?? null, mayAct });
}

test('tells me that it is my turn, and the others who is thinking', () => {
  expect(at('*:4', { you: 0 })).toMatchObject({ title: 'Du bist dran.', waits: false, mayStop: false });
  expect(at('*:4', { you: 1, mayAct: false })).toMatchObject({ title: 'Anna überlegt …', waits: true, mayStop: false });
  expect(at('*:4')).toMatchObject({ title: 'Anna überlegt …', waits: true });
});

test('says names where several people share the device', () => {
  expect(at('*:4', { seat: 0 }).title).toBe('Anna ist dran.');
});

test('EI-3.3 after a pair or a sequence a further tip or a stop is offered', () => {
  expect(at('*:4 0:r3', { you: 0 })).toMatchObject({ title: 'Straße!', mayStop: true });
  expect(at('*:4 0:r3 0:k3', { you: 0 })).toMatchObject({ title: 'Pasch!', mayStop: true });
});

test('EI-3.2 who waits reads which die rests', () => {
  expect(at('*:4 0:b9', { you: 0, mayAct: false }).text).toContain('nur Blau ruht');
});
