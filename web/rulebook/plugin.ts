import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/**
 * Turns a room's rulebook (`games/ID/rulebook/LANGUAGE.md`, our own text) into HTML at build time, so that no parser is shipped.
 *
 * `### EI-3.2 Title` becomes a paragraph with the anchor `#EI-3.2`. A quotation that opens with one of the words of `NOTES` in bold is a note
 * of that kind. The first heading is the game's title, which the page shows itself.
 */

/** What sets a note apart: our reading where the source is silent, a house rule, component data of our own. */
const NOTES: Readonly<Record<string, 'ruling' | 'option' | 'reconstructed'>> = {
  Auslegung: 'ruling',
  Ruling: 'ruling',
  Hausregel: 'option',
  'House rule': 'option',
  Rekonstruiert: 'reconstructed',
  Nachgebaut: 'reconstructed',
  Reconstructed: 'reconstructed',
};

const PARAGRAPH = /^([A-Z]{1,2}-\d+(?:\.\d+)?[a-z]?)\s*[:.]?\s*(.*)$/;

interface Entry {
  readonly id: string;
  readonly level: number;
  readonly title: string;
}

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A rulebook's HTML, and its headings in order. */
export function parseRulebook(markdown: string): { html: string; contents: readonly Entry[] } {
  const contents: Entry[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth === 1) return '';
        const inline = this.parser.parseInline(tokens);
        const [, number, rest] = PARAGRAPH.exec(inline) ?? [];
        const id = number ?? anchorOf(text);
        contents.push({ id, level: depth, title: rest ?? inline });
        const words = number ? `<a class="number" href="#${id}">${number}</a> ${rest}` : inline;
        return `<h${depth} id="${id}">${words}</h${depth}>\n`;
      },
      blockquote({ tokens, text }: Tokens.Blockquote) {
        const [, word = ''] = /^\*\*(.+?)[.:]?\*\*/.exec(text) ?? [];
        const kind = NOTES[word];
        const body = this.parser.parse(tokens);
        return kind ? `<div class="note ${kind}">${body}</div>\n` : `<blockquote>${body}</blockquote>\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): string =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), contents };
}

export function rulebooks(): Plugin {
  return {
    name: 'spieleabend:rulebooks',
    transform(source, id) {
      if (!/\/rulebook\/\w+\.md$/.test(id)) return null;
      const { html, contents } = parseRulebook(source);
      return {
        code: `export const html = ${JSON.stringify(html)};\nexport const contents = ${JSON.stringify(contents)};`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
