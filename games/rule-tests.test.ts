import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROOMS } from './index.ts';

const GAMES = dirname(fileURLToPath(import.meta.url));
const KERNEL = join(GAMES, '../kernel/src');

/** The paragraphs common to all games; each game's own stand in its rulebook. */
const COMMON = ['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'C-6'];

function paragraphs(game: string, language: 'de' | 'en'): readonly string[] {
  const text = readFileSync(join(GAMES, game, 'rulebook', `${language}.md`), 'utf8');
  return [...text.matchAll(/^### ([A-Z]{1,2}-\d+(?:\.\d+)?) /gm)].map(([, id = '']) => id);
}

interface Named {
  readonly title: string;
  readonly file: string;
}

/** The tests whose titles begin with a paragraph, from the text of the test files. */
function testsIn(folder: string, prefix: string): readonly Named[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const titles = [
        ...text.matchAll(
          /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:[A-Z]{1,2}-\d+(?:\.\d+)?)[^\n]*?)\1/g,
        ),
      ];
      return titles.map(([, , title = '']) => ({ title: title.replaceAll("\\'", "'"), file: `${prefix}${name}` }));
    });
}

function testsOf(id: string, tests: readonly Named[]): readonly Named[] {
  // A title may name several paragraphs, one after the other: "EI-2.1 EI-2.2 the opening".
  return tests.filter(({ title }) =>
    /^(?:[A-Z]{1,2}-\d+(?:\.\d+)?[, ]*)+/.exec(title)?.[0].split(/[, ]+/).includes(id),
  );
}

function table(ids: readonly string[], tests: readonly Named[]): string {
  const rows = ids.map((id) => {
    const named = testsOf(id, tests).map(({ title, file }) => `${title.replaceAll('|', '\\|')} (${file})`);
    return `| ${id} | ${named.join('<br>')} |`;
  });
  return ['| Rule | Tests |', '|---|---|', ...rows].join('\n');
}

const games = ROOMS.map((room) => room.about);
const common = [
  ...testsIn(KERNEL, 'kernel/src/'),
  ...games.flatMap(({ id }) => testsIn(join(GAMES, id), `games/${id}/`)),
];

describe('every rule has a test', () => {
  test.each(COMMON)('%s', (id) => {
    expect(testsOf(id, common)).not.toEqual([]);
  });

  describe.each(games)('$title', ({ id: game }) => {
    const tests = testsIn(join(GAMES, game), `games/${game}/`);

    test.each(paragraphs(game, 'de'))('%s', (id) => {
      expect(testsOf(id, tests)).not.toEqual([]);
    });

    test('both rulebooks explain the same paragraphs', () => {
      expect(paragraphs(game, 'en')).toEqual(paragraphs(game, 'de'));
      expect(paragraphs(game, 'de').length).toBeGreaterThan(5);
    });
  });

  test('the table of rules and tests is up to date', async () => {
    const parts = games.map(
      ({ id, title }) => `## ${title}\n\n${table(paragraphs(id, 'de'), testsIn(join(GAMES, id), `games/${id}/`))}`,
    );
    const text = `# Rules and their tests\n\nMade by \`games/rule-tests.test.ts\`; renew it with \`npx vitest run games/rule-tests -u\`.\n\n## All games\n\n${table(COMMON, common)}\n\n${parts.join('\n\n')}\n`;
    await expect(text).toMatchFileSnapshot('../docs/rule-tests.md');
  });
});
