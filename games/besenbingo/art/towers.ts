import { INK, LIT, type Night, outline, SCREEN } from './paint.ts';

/** `silent`: the tower that was never called sleeps on; its windows are shut like eyes. */
export type TowerLight = 'dark' | 'lit' | 'silent';

/** Eight roofs, so that each tower is known without its number: as paths, by number from 1. */
const ROOFS: readonly string[] = [
  'M26 36 50 4 74 36c-14 5-34 5-48 0z',
  'M26 36V18h9v6h9v-6h12v6h9v-6h9v18z',
  'M28 36c-8-14 4-18 15-22 4-2 6-5 7-11 1 6 3 9 7 11 11 4 23 8 15 22z',
  'M27 37V28h7v-8h7v-8h18v8h7v8h7v9z',
  'M25 36 37 8l11 28zM52 36 63 12l12 24z',
  'M27 36 50 6l23 30c-14 5-32 5-46 0z',
  'M25 37C34 30 38 18 58 6c-1 12 6 22 17 31-16 4-34 4-50 0z',
  'M24 37c6-14 12-20 16-22h20c4 2 10 8 16 22zM62 20V6h8v20z',
];
const FLAG = `<path d="M50 6V-4" ${outline(2.5)}/><path d="M50-5c6-2 8 3 14 0l-2 9c-5 2-8-2-12 0z" fill="#cc4f38"/>`;
const FLAGGED = 6;

const WINDOWS = 'M37 50V44c0-5 7-5 7 0v6zM56 50V44c0-5 7-5 7 0v6z';
const GABLE = 'M46 30v-4c0-4 8-4 8 0v4z';
/** Roofs under which a third window has room. */
const GABLED: readonly number[] = [1, 3, 7];
const SHUT = 'M36 45c2 4 6 4 8 0M56 45c2 4 6 4 8 0';
const SLEEP = 'M78 25h8l-8 9h8M87 8h10l-10 11h10';

const WALL = 'M0 100V80h10v6h10v-6h10v6h40v-6h10v6h10v-6h10v20z';
const STONES = 'M38 92h8M55 96h9M35 86h6';

/** A tower of the castle with its number, in a square of 100. The face of the number is the page's. */
export function tower(number: number, light: TowerLight, night: Night = SCREEN): string {
  const { stone, roof, hole, number: figure } = light === 'lit' ? LIT : night;
  const halo = `<circle cx="50" cy="52" r="56" fill="${LIT.sky}" opacity=".16"/><circle cx="50" cy="52" r="42" fill="${LIT.sky}" opacity=".22"/>`;
  const windows =
    light === 'silent'
      ? `<path d="${SHUT}" fill="none" stroke="${hole}" stroke-width="3" stroke-linecap="round"/>
        <path d="${SLEEP}" fill="none" stroke="${night.star}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${WINDOWS}${GABLED.includes(number) ? GABLE : ''}" fill="${hole}"/>`;
  return [
    light === 'lit' ? halo : '',
    `<path d="${WALL}" fill="${light === 'lit' ? LIT.block : roof}"/>`,
    `<path d="M32 34h36l3 66H29z" fill="${stone}"/>`,
    `<path d="${ROOFS[number - 1] ?? ROOFS[0]}" fill="${roof}"/>`,
    number === FLAGGED ? FLAG : '',
    `<path d="${STONES}" stroke="${INK}" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>`,
    windows,
    `<text x="50" y="82" text-anchor="middle" font-size="31" font-weight="700" fill="${figure}">${number}</text>`,
  ].join('');
}

/** The back of a tower card: battlements, in a square of 100. */
export function cardBack(night: Night = SCREEN): string {
  return `<path d="M27 84V34h13v13h8V34h9v13h8V34h12v50z" fill="${night.star}"/>`;
}

const STARS: readonly (readonly [x: number, y: number])[] = [
  [18, 20],
  [84, 70],
  [118, 130],
  [190, 112],
  [212, 30],
  [288, 18],
  [310, 190],
  [388, 112],
  [14, 210],
  [92, 288],
  [108, 390],
  [186, 318],
  [292, 296],
  [302, 386],
  [385, 318],
  [222, 286],
];

/** The sky of a whole field in a square of 400: a checkerboard of two nights with stars. `corner`: whether a1 is a tower (BB-1.1). */
export function sky(corner: boolean, night: Night = SCREEN): string {
  const blocks = Array.from({ length: 16 }, (_, at) => at)
    .filter((at) => ((at + (at >> 2)) % 2 === 1) === corner)
    .map((at) => `<rect x="${(at % 4) * 100}" y="${(at >> 2) * 100}" width="100" height="100" fill="${night.block}"/>`);
  const stars = STARS.map(
    ([x, y], index) => `<circle cx="${x}" cy="${y}" r="${index % 3 === 0 ? 2 : 1.3}" fill="${night.star}"/>`,
  );
  return `<rect width="400" height="400" fill="${night.sky}"/>${blocks.join('')}${stars.join('')}`;
}
