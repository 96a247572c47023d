import type { Line } from '@spieleabend/games/kit/board.ts';
import { expect, test } from 'vitest';
import { meanwhile, news, spoken } from './news.ts';

const line = (code: string): Line => ({ code, parts: [code] });

test('only new lines are told, and nothing when the log was replaced or taken back', () => {
  const before = [line('*:4'), line('0:b9')];
  expect(news(before, [...before, line('1:r1')])).toEqual([line('1:r1')]);
  expect(news(before, [line('*:4')])).toEqual([]);
  expect(news(before, [line('*:6'), line('0:b7'), line('1:r1')])).toEqual([]);
});

test('who gets the device back is told what the others decided meanwhile, without what chance did', () => {
  const story = ['*:?', '*:?', '0:+4', '*:?', '1:+2', '*:?', '2:+3', '*:?'].map(line);
  expect(meanwhile(story, 0)).toEqual([line('1:+2'), line('2:+3')]);
  expect(meanwhile(story, 1)).toEqual([line('2:+3')]);
  expect(meanwhile(story, 2)).toEqual([]);
  expect(meanwhile(story.slice(0, 4), 1)).toEqual([line('0:+4')]);
  expect(meanwhile(story.slice(0, 2), 0)).toEqual([]);
});

test('a sentence is read without its marks', () => {
  const parts = ['Anna tips ', { mark: 'die-blue', text: 'blue' }, ' to ', { strong: '9' }, '.'];
  expect(spoken({ code: '0:b9', parts })).toBe('Anna tips blue to 9.');
});
