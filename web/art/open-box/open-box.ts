import { DEPTH, gameBox } from '../box.ts';
import { COVERS, type CoverName } from '../covers/index.ts';
import { color, createPen, group, mix, type Pen, path } from '../pen.ts';

/** What lies in an opened box, and what is painted on its front. */
export interface Contents {
  /** Lies in the tray: its floor runs from (75, 214) to (411, 214) at the back and (37, 284) to (372, 284) in front. */
  inside(pen: Pen): string;
  /** On or before the front (28, 288) to (382, 344). */
  before(pen: Pen): string;
}

/** No lid is drawn larger, wider or taller than this, so that boxes of all formats open to one picture. */
const LARGEST = { scale: 1.12, width: 298, height: 278 } as const;

/** The opened box: the lid leans behind, the tray with its things stands in front. 430 × 356. */
export function openBox(name: CoverName, contents: Contents): string {
  const { width, height, side } = COVERS[name];
  const paint = color(side);
  const pen = createPen(77);
  const scale = Math.min(LARGEST.scale, LARGEST.width / (width + DEPTH.x), LARGEST.height / (height + DEPTH.y));
  const lidWidth = (width + DEPTH.x) * scale;
  const lidX = Math.round(182 - lidWidth / 2);
  const lidY = Math.round(288 - (height + DEPTH.y) * scale);
  return [
    path('M30 340c60 14 330 16 396-4l4-50-60-30z', color('art-shadow')),
    path(`M${Math.round(lidX + lidWidth - 10)} ${lidY + 26}l44 30 28 ${210 - lidY}-58 10z`, color('art-shadow')),
    group(`translate(${lidX} ${lidY}) rotate(-5 110 300) scale(${scale.toFixed(3)})`, gameBox(name, false)),
    pen.polygon(
      [
        [70, 204],
        [420, 204],
        [380, 284],
        [30, 284],
      ],
      mix(paint, 60, 'black'),
      { wobble: 0.5 },
    ),
    pen.polygon(
      [
        [70, 204],
        [420, 204],
        [413, 219],
        [63, 219],
      ],
      mix(paint, 82, 'black'),
      { wobble: 0.5 },
    ),
    pen.polygon(
      [
        [420, 204],
        [380, 284],
        [372, 284],
        [411, 214],
      ],
      mix(paint, 70, 'black'),
      { wobble: 0.4 },
    ),
    pen.polygon(
      [
        [70, 204],
        [30, 284],
        [37, 284],
        [75, 214],
      ],
      mix(paint, 88, 'black'),
      { wobble: 0.5 },
    ),
    contents.inside(pen),
    pen.polygon(
      [
        [28, 283],
        [382, 283],
        [382, 344],
        [28, 344],
      ],
      paint,
      { wobble: 0.7 },
    ),
    pen.polygon(
      [
        [377, 286],
        [418, 203],
        [422, 203],
        [422, 258],
        [380, 344],
        [377, 344],
      ],
      mix(paint, 68, 'black'),
      { wobble: 0.5 },
    ),
    pen.polygon(
      [
        [28, 283],
        [382, 283],
        [382, 288],
        [28, 288],
      ],
      mix(paint, 76, 'white'),
      { wobble: 0.3 },
    ),
    contents.before(pen),
  ].join('');
}
