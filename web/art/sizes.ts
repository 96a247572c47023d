/** Width and height of every drawing, by sheet and name: what `art/build.ts` draws on and what `Art.svelte` lays out. */
export const SIZES = {
  covers: {
    eineu: [213, 212],
    'twenty-one': [245, 296],
    besenbingo: [229, 332],
    'maedn-kartenspiel': [313, 254],
    'engel-und-bengel': [263, 316],
  },
  props: {
    lamp: [96, 150],
    cat: [150, 132],
    mug: [84, 92],
    plant: [80, 120],
    dice: [210, 120],
    record: [120, 96],
    check: [34, 34],
    back: [22, 22],
  },
  ways: {
    link: [96, 80],
    device: [96, 80],
    dice: [96, 80],
    book: [96, 80],
    easy: [46, 46],
    medium: [46, 46],
    hard: [46, 46],
  },
  boxes: {
    eineu: [430, 356],
    'twenty-one': [430, 356],
    besenbingo: [430, 356],
    'maedn-kartenspiel': [430, 356],
    'engel-und-bengel': [430, 356],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;

export type Sheet = keyof typeof SIZES;
export type Drawing<S extends Sheet> = keyof (typeof SIZES)[S] & string;
