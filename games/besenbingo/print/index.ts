import { cutDown } from '../../kit/print/cut.ts';
import { inGroups, lyingPage, PAGE, placed } from '../../kit/print/page.ts';
import type { Printing } from '../../room.ts';
import { type OwnSheets, SHEETS } from '../data/sheets.ts';
import { towerCards } from './cards.ts';
import { MESSAGES } from './messages.ts';
import { sheet } from './sheet.ts';

/** The name under which the tower cards are asked for. */
const TOWERS = 'towers';

/** Besenbingo on paper: its sheets, two on a lying page, and the tower cards. */
export const printing: Printing = {
  sheets: (data) => [...sheetsOf(data).map((_, n) => String(n + 1)), TOWERS],
  pages(names, language, data) {
    const text = MESSAGES[language];
    const all = sheetsOf(data);
    const numbers = names.map((name) => all.findIndex((_, n) => String(n + 1) === name)).filter((n) => n >= 0);
    const sheets = inGroups(numbers, 2).map((pair) =>
      lyingPage(
        ...pair.flatMap((number, n) => {
          const printed = all[number];
          return printed === undefined ? [] : [placed(n * (PAGE.height / 2), 0, sheet(number + 1, printed, text))];
        }),
        cutDown(PAGE.height / 2, 4, PAGE.width - 4),
      ),
    );
    return [...sheets, ...names.filter((name) => name === TOWERS).map(() => towerCards(text))];
  },
};

/** `data` is checked before it comes here. */
const sheetsOf = (data: unknown) => (data === undefined ? SHEETS : (data as OwnSheets).sheets);
