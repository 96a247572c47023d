import { expect, test } from 'vitest';
import { parseRulebook } from './plugin.ts';

const BOOK = `# EINEU

## Zug und Gegenzug

### EI-3.2 Immer ein anderer Würfel

Der Würfel ruht.

> **Auslegung.** So lesen wir es.

> **Nachgebaut.** Unsere Daten.

> Nur ein Zitat.
`;

test('a paragraph of the rules can be linked to by its number', () => {
  const { html, contents } = parseRulebook(BOOK);
  expect(html).toContain('<h3 id="EI-3.2">');
  expect(contents).toEqual([
    { id: 'zug-und-gegenzug', level: 2, title: 'Zug und Gegenzug' },
    { id: 'EI-3.2', level: 3, title: 'Immer ein anderer Würfel' },
  ]);
});

test('rulings and reconstructed data are set apart from the rules, quotations are not', () => {
  const { html } = parseRulebook(BOOK);
  expect(html).toMatch(/<div class="note ruling">\s*<p><strong>Auslegung/);
  expect(html).toMatch(/<div class="note reconstructed">\s*<p><strong>Nachgebaut/);
  expect(html).toMatch(/<blockquote>\s*<p>Nur ein Zitat/);
});
