/** Anna lands one and then none; Ben begins his pair. */
export const OPENING = ['*:12', '*:7', '0:d1>2', '1:c1>1', '*:4', '0:-', '1:c3>p'] as const;
/** Ben completes his pair, and then has none that fits. */
export const LONGER = [...OPENING, '*:6', '0:a4>3', '1:d2>p', '*:3', '0:b3>1', '1:-'] as const;
export const ALONE = ['*:1', '*:7', '0:d1>2'] as const;
