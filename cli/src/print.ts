import { readFile, writeFile } from 'node:fs/promises';
import { findRoom, type PrintLanguage, ROOMS, type Room, titleOf } from '@spieleabend/games';
import { err, ok, type Result } from '@spieleabend/kernel';
import { makePdf, PRINT_FACES, type PrintFace } from '@spieleabend/print';
import { type Failure, failure } from './failure.ts';
import { houseFile } from './house-files.ts';
import { print } from './output.ts';
import { ownData } from './own-data.ts';
import { wholeNumber } from './request.ts';

/** The options of `print` as they are typed. */
export interface PrintOptions {
  readonly out?: string;
  readonly sheets?: string;
  readonly copies: string;
  readonly lang: string;
  readonly data?: string;
}

const LANGUAGES: readonly PrintLanguage[] = ['de', 'en'];
const MAX_COPIES = 99;

/** Writes the PDF and answers where it is and what is in it. */
export async function printGame(id: string, typed: PrintOptions): Promise<void> {
  const printed = await printedPages(id, typed);
  if (!printed.ok) return print(printed.error);
  const faces = await loadFaces();
  if (!faces.ok) return print(faces.error);
  const { room, language, sheets, pages } = printed.value;
  const pdf = await makePdf(pages, { title: titleOf(room.about), language, faces: faces.value });
  const file = typed.out ?? `${id}.pdf`;
  try {
    await writeFile(file, pdf);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error);
    return print(failure({ code: 'unwritable', path: file, reason }));
  }
  print({ game: id, file, language, sheets, pages: pages.length });
}

interface Printed {
  readonly room: Room;
  readonly language: PrintLanguage;
  readonly sheets: readonly string[];
  /** SVG documents. */
  readonly pages: readonly string[];
}

/** What is to be printed, checked and drawn. */
export async function printedPages(id: string, typed: PrintOptions): Promise<Result<Printed, Failure>> {
  const room = findRoom(id);
  const games = ROOMS.filter((each) => each.print !== undefined)
    .map((each) => each.about.id)
    .join(', ');
  if (room === undefined) return err(failure({ code: 'unknown-game', game: id, games }));
  const printing = await room.print?.();
  if (printing === undefined) return err(failure({ code: 'nothing-to-print', game: id, games }));
  const language = LANGUAGES.find((each) => each === typed.lang);
  if (language === undefined) return err(failure({ code: 'bad-language', languages: LANGUAGES.join(', ') }));
  const copies = wholeNumber(typed.copies);
  if (copies === null || copies < 1 || copies > MAX_COPIES) {
    return err(failure({ code: 'bad-number', option: '--copies', min: 1, max: MAX_COPIES }));
  }
  const data = typed.data === undefined ? ok(undefined) : await ownData(room.about.id, typed.data);
  if (!data.ok) return data;
  const all = printing.sheets(data.value);
  const chosen = typed.sheets?.split(',').map((name) => name.trim().toLowerCase()) ?? all;
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown !== undefined) return err(failure({ code: 'unknown-sheet', sheet: unknown, sheets: all.join(', ') }));
  const sheets = Array.from({ length: copies }, () => chosen).flat();
  return ok({ room, language, sheets, pages: printing.pages(sheets, language, data.value) });
}

/** The faces for the paper, from the house's own folder. */
async function loadFaces(): Promise<Result<Readonly<Record<PrintFace, Uint8Array>>, Failure>> {
  const files = PRINT_FACES.map((face) => houseFile('print', 'fonts', `${face}.ttf`));
  const loaded = await Promise.all(files.map((file) => (file === undefined ? undefined : readFile(file))));
  const [display, text, bold] = loaded;
  if (display === undefined || text === undefined || bold === undefined) return err(failure({ code: 'faces-missing' }));
  return ok({ display, text, 'text-bold': bold });
}
