/** Tiles for the two surfaces of the room. They are images of their own, so they hold plain colours. */

/** A faint grain, repeated over everything made of paper. The noise is painted once by the browser, as an image. */
export const grainPaper = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><filter id="grain">',
    '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4" stitchTiles="stitch"/>',
    '<feColorMatrix values="0 0 0 0 .35 0 0 0 0 .28 0 0 0 0 .21 0 0 0 .32 -.1344"/>',
    '</filter><rect width="160" height="160" filter="url(#grain)"/></svg>',
  ].join('');

/** The lines of a plank. */
export const grainWood = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="620" height="132" fill="none" stroke="#3a2110" stroke-opacity=".26" stroke-linecap="round">',
    '<path stroke-width="2" d="M10 14c90-5 170 4 260 0s150-6 220 1M520 18c30 1 60 0 90-1"/>',
    '<path stroke-width="1.5" d="M60 34c120 5 220-5 330 0M430 33c60 3 120 2 180-2M0 52c70-4 120 2 190 0"/>',
    '<path stroke-width="2.5" d="M230 56c30-7 66-7 96 0M250 62c18-3 40-3 56 0M200 50c60-12 96-12 156 0"/>',
    '<path stroke-width="1.5" d="M380 58c80-4 150 5 230 0M20 76c140 6 270-6 400 1M450 80c50-2 100 3 160-1"/>',
    '<path stroke-width="2" d="M0 100c100 5 180-3 290 0M330 97c90 5 180-4 280 0M90 120c150-6 300 5 470-1"/></svg>',
  ].join('');
