declare module 'pdfkit' {
  export default class PDFDocument {
    constructor(options: {
      /** Null: no standard font, which could not be embedded. */
      readonly font: null;
      readonly autoFirstPage: boolean;
      readonly lang: string;
      readonly displayTitle: boolean;
      readonly info: { readonly Title: string; readonly Creator: string; readonly Producer: string };
    });
    registerFont(name: string, font: Uint8Array): this;
    addPage(options: {
      readonly size: string;
      readonly margin: number;
      readonly layout: 'portrait' | 'landscape';
    }): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit';
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit';
  export default function SVGtoPDF(
    document: PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: {
      readonly width: number;
      readonly height: number;
      readonly assumePt: boolean;
      readonly fontCallback: (family: string, bold: boolean) => string;
      readonly warningCallback: (warning: string) => void;
    },
  ): void;
}
