import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** Everything under a heading of threats, by its name. */
const THREATS = PAGE.split(/^### /m)
  .slice(1)
  .map((part) => ({ threat: part.split('\n')[0] ?? '', text: part.split(/^## /m)[0] ?? '' }));

function testsIn(text: string): readonly { readonly file: string; readonly title: string }[] {
  return [...text.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => ({ file, title }));
}

/** Whether a test file has a test of this title. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(join(ROOT, file))) return false;
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'");
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted));
}

describe('docs/security.md', () => {
  test.each(THREATS)('names a test for: $threat', ({ text }) => {
    expect(testsIn(text)).not.toEqual([]);
  });

  test('names only tests that exist', () => {
    const named = testsIn(PAGE);
    expect(named.length).toBeGreaterThanOrEqual(THREATS.length);
    expect(named.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  });
});
