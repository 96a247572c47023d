import { type About, type Printing, type PrintLanguage, titleOf } from '@spieleabend/games';
import { makePdf } from '@spieleabend/print';
import display from '@spieleabend/print/fonts/display.ttf?url';
import text from '@spieleabend/print/fonts/text.ttf?url';
import bold from '@spieleabend/print/fonts/text-bold.ttf?url';

/** All that can be printed of a game, as a PDF; `data` is an owner's own. Throws where a face cannot be fetched. */
export async function pdfOf(about: About, printing: Printing, language: PrintLanguage, data: unknown): Promise<Blob> {
  const faces = {
    display: await bytes(display),
    text: await bytes(text),
    'text-bold': await bytes(bold),
  };
  const pages = printing.pages(printing.sheets(data), language, data);
  return new Blob([await makePdf(pages, { title: titleOf(about), language, faces })], { type: 'application/pdf' });
}

async function bytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
