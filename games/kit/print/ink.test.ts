import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DICE_INK, INK, INK_SOFT } from './ink.ts';

test('on paper the colours are those of the screen', () => {
  const css = readFileSync(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  expect({ ink: INK, soft: INK_SOFT }).toEqual({ ink: token('ink'), soft: token('ink-soft') });
  for (const [colour, ink] of Object.entries(DICE_INK)) expect([colour, ink]).toEqual([colour, token(`die-${colour}`)]);
});
