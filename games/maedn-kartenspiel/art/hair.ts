import { disc, line, type Part, shape } from './pen.ts';

/** Hair: what of it is behind the head, and what before it. */
interface Hair {
  readonly behind?: Part;
  readonly before?: Part;
}

export const HAIR = {
  short: { before: (c) => shape('M12 21c-1.5-9 4-11.5 8-11.5s9.5 2.5 8 11.5c-2-4-3-5.5-8-5.5s-6 1.5-8 5.5z', c) },
  side: { behind: (c) => shape('M11.5 17c-3 1-3 7 .5 8zM28.5 17c3 1 3 7-.5 8z', c) },
  long: {
    behind: (c) => shape('M11 20c0-8 4-11 9-11s9 3 9 11l1 12c-2 2-5 1.5-6-1h-8c-1 2.5-4 3-6 1z', c),
    before: (c) => shape('M12 20.5c0-8 5-10.5 8-10.5s8 2.5 8 10.5c-3-1-5-3-7-6-1 3-5 5.5-9 6z', c),
  },
  bun: {
    behind: (c) => disc(20, 8, 4.3, c),
    before: (c) => shape('M12 21c-1.5-9 4-11.5 8-11.5s9.5 2.5 8 11.5c-2-4-4-6-8-6s-6 2-8 6z', c),
  },
  braids: {
    behind: (c) => shape('M12 20c-4 1-5 6-3.5 13l3.5-1c-.5-4 0-6 2-8zM28 20c4 1 5 6 3.5 13l-3.5-1c.5-4 0-6-2-8z', c),
    before: (c) => shape('M12 21c-1.5-9 4-11.5 8-11.5s9.5 2.5 8 11.5c-2-5-5-5-8-9-3 4-6 4-8 9z', c),
  },
  curls: {
    behind: (c) =>
      disc(10.5, 18, 4.2, c) +
      disc(11, 24, 4.2, c) +
      disc(29.5, 18, 4.2, c) +
      disc(29, 24, 4.2, c) +
      disc(13, 12.5, 4.2, c) +
      disc(27, 12.5, 4.2, c) +
      disc(20, 10, 4.2, c),
  },
  afro: { behind: (c) => disc(20, 17.5, 12.5, c) },
  puffs: { behind: (c) => disc(9.5, 18, 4.8, c) + disc(30.5, 18, 4.8, c) },
  mohawk: { behind: (c) => shape('M17 15 15 4l3.5 3L20 1l2 5.5L25.5 4 23 15z', c) },
} as const satisfies Readonly<Record<string, Hair>>;

export const BEARDS = {
  full: (c) =>
    shape('M12.3 21c-.5 8 3 12 7.7 12s8.2-4 7.7-12c-1.5 2.5-3.5 2.5-7.7 2.5s-6.2 0-7.7-2.5z', c) +
    line('M18 27q2 1.2 4 0'),
  long: (c) => shape('M12.3 21c-1 9 1 14 7.7 21 6.7-7 8.7-12 7.7-21-1.5 2.5-3.5 2.5-7.7 2.5s-6.2 0-7.7-2.5z', c),
  moustache: (c) =>
    shape('M14.5 25c1.5-2.5 4-2 5.5-.8 1.5-1.2 4-1.7 5.5.8-1.5 1.6-4.3 1.4-5.5.2-1.2 1.2-4 1.4-5.5-.2z', c),
} as const satisfies Readonly<Record<string, Part>>;
