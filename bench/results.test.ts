import { expect, test } from 'vitest';
import { withSection } from './results.ts';

const TEXT = '# Results\n\nHead.\n\n## One\n\n1\n\n## Two\n\n2\n';

test('a section takes the place of the one before, and the others stay', () => {
  expect(withSection(TEXT, 'One', 'new\n')).toBe('# Results\n\nHead.\n\n## One\n\nnew\n\n## Two\n\n2\n');
  expect(withSection(TEXT, 'Two', 'new')).toBe('# Results\n\nHead.\n\n## One\n\n1\n\n## Two\n\nnew\n');
});

test('a new section comes last', () => {
  expect(withSection(TEXT, 'Three', '3')).toBe(`${TEXT}\n## Three\n\n3\n`);
});
