/// <reference path="./pdfkit.d.ts" />
import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import svgToPdf from 'svg-to-pdfkit';

/** The faces of the house as they are printed, by the names of their files in `fonts/`. */
export const PRINT_FACES = ['display', 'text', 'text-bold'] as const;
export type PrintFace = (typeof PRINT_FACES)[number];

export interface PrintJob {
  /** The document's name, as readers show it. */
  readonly title: string;
  readonly language: string;
  /** TrueType files. */
  readonly faces: Readonly<Record<PrintFace, Uint8Array>>;
}

/** The sides of A4 in points. */
const SHORT = 595.28;
const LONG = 841.89;

/**
 * A PDF of pages drawn as SVG documents in millimetres, each on a sheet of its own (A4: upright, or lying with `viewBox="0 0 297 210"`): vectors stay vectors, and text
 * stays text in embedded faces. `font-family` is `display` or `text`; `font-weight="bold"` is known for `text`.
 * Drawings are our own, so one that cannot be printed is a bug and throws.
 */
export async function makePdf(pages: readonly string[], job: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
  const name = 'Spieleabend';
  const document = new PDFDocument({
    font: null,
    autoFirstPage: false,
    lang: job.language,
    displayTitle: true,
    info: { Title: job.title, Creator: name, Producer: name },
  });
  for (const face of PRINT_FACES) document.registerFont(face, job.faces[face]);
  for (const page of pages) {
    const lying = page.includes('viewBox="0 0 297 210"');
    document.addPage({ size: 'A4', margin: 0, layout: lying ? 'landscape' : 'portrait' });
    svgToPdf(document, page, 0, 0, {
      width: lying ? LONG : SHORT,
      height: lying ? SHORT : LONG,
      assumePt: true,
      fontCallback: (family, bold) => (family === 'display' ? 'display' : bold ? 'text-bold' : 'text'),
      warningCallback: (warning) => {
        throw new Error(`This page cannot be printed: ${warning}`);
      },
    });
  }
  const bytes = toBytes(document);
  document.end();
  return bytes;
}
