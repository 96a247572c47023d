import { PHRASES, REACTIONS } from '@spieleabend/server/protocol';
import { expect, test } from 'vitest';
import { hearAll } from './heard.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import type { Said } from './said.ts';

const said = (n: number, name: string, what: Said['what']): Said => ({ n, name, what, at: n });
const evening = [
  said(1, 'Anna', { kind: 'phrase', phrase: 'have-fun' }),
  said(2, 'Ben', { kind: 'text', text: '<b>Ha!</b>' }),
  said(3, 'Ben', { kind: 'reaction', reaction: 'laugh' }),
];
const all = { muted: [], words: true };
const words = (...args: Parameters<typeof hearAll>) => hearAll(...args).map((heard) => heard.words);

test.each([
  ['de', de],
  ['en', en],
])('there are words for every phrase and every reaction: %s', (_, t) => {
  const spoken = [...PHRASES.map((phrase) => t.phrases[phrase]), ...REACTIONS.map((reaction) => t.reactions[reaction])];
  expect(spoken.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(spoken).size).toBe(PHRASES.length + REACTIONS.length);
});

test('each reads phrases in his own language, and words as they were written', () => {
  expect(words(evening, all, de)).toEqual(['Viel Spaß!', '<b>Ha!</b>', 'Lachen']);
  expect(words(evening, all, en)).toEqual(['Have fun!', '<b>Ha!</b>', 'Laughing']);
});

test('nothing is heard of somebody who is muted', () => {
  expect(words(evening, { ...all, muted: ['Ben'] }, de)).toEqual(['Viel Spaß!']);
});

test('once the host has turned words off, those said before are gone too', () => {
  expect(words(evening, { ...all, words: false }, de)).toEqual(['Viel Spaß!', 'Lachen']);
});

test('what a newer page may say is passed over', () => {
  const strange = [
    said(1, 'Anna', { kind: 'phrase', phrase: 'toString' }),
    said(2, 'Anna', { kind: 'reaction', reaction: 'firework' }),
    said(3, 'Anna', { kind: 'song', song: 'Hoch soll er leben' }),
    said(4, 'Anna', { kind: 'text' }),
  ];
  expect(words(strange, all, de)).toEqual([]);
});
