import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePdf, type PrintFace } from './index.ts';

const face = (name: PrintFace) => readFileSync(fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url)));
const faces = { display: face('display'), text: face('text'), 'text-bold': face('text-bold') };

const page = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297">${content}</svg>`;
const WORDS = [
  '<text x="20" y="20" font-family="display" font-size="8">Bögen</text>',
  '<text x="20" y="40" font-family="text" font-size="5">Maß für Maß</text>',
  '<text x="20" y="60" font-family="text" font-weight="bold" font-size="5">„×–“</text>',
].join('');

async function pdfOf(...pages: readonly string[]): Promise<string> {
  const bytes = await makePdf(pages, { title: 'Probe', language: 'de', faces });
  return Buffer.from(bytes).toString('latin1');
}

/** The drawing commands of a PDF with a single page. */
function drawing(pdf: string): string {
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams.find((stream) => /\bBT\b|\bre\b| l\n| c\n/.test(stream)) ?? '';
}

test('makes a sheet of A4 of every page, upright or lying', async () => {
  const pdf = await pdfOf(page(WORDS), page(WORDS).replace('210 297', '297 210'));
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) => sides.map(Number));
  const [short, long] = [expect.closeTo((210 / 25.4) * 72, 1), expect.closeTo((297 / 25.4) * 72, 1)];
  expect(boxes).toEqual([
    [short, long],
    [long, short],
  ]);
});

test('embeds each face that is used, and no other', async () => {
  const all = await pdfOf(page(WORDS));
  expect(all.match(/\/FontFile2 /g)).toHaveLength(3);
  expect(all.match(/\/ToUnicode /g)).toHaveLength(3);
  expect(all).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
  expect((await pdfOf(page(WORDS.slice(0, WORDS.indexOf('</text>') + 7)))).match(/\/FontFile2 /g)).toHaveLength(1);
});

test('keeps vectors: there is no picture of pixels', async () => {
  const pdf = await pdfOf(page(`<circle cx="50" cy="50" r="20" fill="#c33"/>${WORDS}`));
  expect(pdf).not.toMatch(/\/Subtype \/Image/);
  expect(drawing(pdf)).toMatch(/ c\n/);
});

test.each(['<path d="M0 0L5"/>', '<g><path d="M0 0L5 5"/>'])('refuses a broken drawing: %s', async (broken) => {
  await expect(makePdf([page(broken)], { title: '', language: 'de', faces })).rejects.toThrow('cannot be printed');
});
