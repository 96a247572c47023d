/** The version of this protocol; it grows with every change that an older client or server would misread. */
export const PROTOCOL = 3;

/** What both ends keep to. Lengths are UTF-16 units; `message`, and `data` as JSON, are bytes. */
export const LIMITS = {
  name: 24,
  move: 64,
  text: 200,
  message: 4096,
  chairs: 12,
  options: 40,
  data: 64 * 1024,
  /** So many open tables are told of at most. */
  listed: 50,
  /** So many seats move to another device at once. */
  moving: 50,
} as const;
