import type { Printing, PrintLanguage } from '@spieleabend/games';
import { makePdf } from '@spieleabend/print';
import display from '@spieleabend/print/fonts/display.ttf?url';
import text from '@spieleabend/print/fonts/text.ttf?url';
import bold from '@spieleabend/print/fonts/text-bold.ttf?url';

/** All that can be printed of a game, as a PDF. Throws where a face cannot be fetched. */
export async function pdfOf(printing: Printing, title: string, language: PrintLanguage): Promise<Blob> {
  const faces = {
    display: await bytes(display),
    text: await bytes(text),
    'text-bold': await bytes(bold),
  };
  const pages = printing.pages(printing.sheets(), language);
  return new Blob([await makePdf(pages, { title, language, faces })], { type: 'application/pdf' });
}

async function bytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
