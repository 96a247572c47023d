import { expect, test } from 'vitest';
import { gameBox } from './box.ts';
import { COVERS } from './covers/index.ts';
import { SIZES } from './sizes.ts';

test('a box is drawn the same in every build', () => {
  expect(gameBox('besenbingo')).toBe(gameBox('besenbingo'));
});

test.each(Object.entries(COVERS))('the page lays %s out in the size it is drawn in', (name, { width, height }) => {
  expect(Object.entries(SIZES.covers)).toContainEqual([name, [width + 13, height + 8]]);
});
