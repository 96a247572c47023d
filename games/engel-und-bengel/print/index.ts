import { cutAcross } from '../../kit/print/cut.ts';
import { inGroups, PAGE, page, placed } from '../../kit/print/page.ts';
import type { Printing } from '../../room.ts';
import type { Face } from '../data/face.ts';
import { FACES, withFaces } from '../data/faces.ts';
import type { OwnFaces } from '../data/own.ts';
import { chips } from './chips.ts';
import { faceSheet } from './face.ts';
import { MESSAGES } from './messages.ts';

/** The name under which the chips are asked for. */
const CHIPS = 'chips';

/** Engel und Bengel on paper: the faces, two on a page and large enough for real dice, and chips. */
export const printing: Printing = {
  sheets: (data) => [...facesOf(data).map(({ number }) => String(number)), CHIPS],
  pages(names, language, data) {
    const text = MESSAGES[language];
    const faces = names.flatMap((name) => facesOf(data).filter(({ number }) => String(number) === name));
    const sheets = inGroups(faces, 2).map((pair) =>
      page(
        ...pair.map((face, n) => placed(0, n * (PAGE.height / 2), faceSheet(face, face.name[language], text.dice))),
        cutAcross(4, PAGE.width - 4, PAGE.height / 2),
      ),
    );
    return [...sheets, ...names.filter((name) => name === CHIPS).map(() => chips(text.chips))];
  },
};

/** The sixteen faces at a table; `data` is checked before it comes here. */
function facesOf(data: unknown): readonly Face[] {
  return data === undefined ? FACES : withFaces((data as OwnFaces).faces);
}
