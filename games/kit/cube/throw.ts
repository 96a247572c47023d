/** One moment of a throw, in edges of the cube and degrees about `axis`, on the way to rest at 0. */
export interface Moment {
  /** From 0 to 1. */
  readonly offset: number;
  readonly x: number;
  /** Height of the cube above its rest. */
  readonly lift: number;
  readonly z: number;
  readonly degrees: number;
}

export interface Throw {
  readonly axis: readonly [number, number, number];
  readonly moments: readonly Moment[];
}

const MOMENTS = 20;
/** Whole quarter turns would let a die look as if it had not moved; it comes in from the near side, over its left or right shoulder. */
const SPINS = [430, 510, 470, 550, 450, 530] as const;

/**
 * How a die tumbles in and lands. `variant` (any whole number) makes dice that are thrown together differ; the same number gives the
 * same throw. The cube never sinks into the table: its lowest corner rests on it or flies above it.
 */
export function thrown(variant: number): Throw {
  const kind = Math.abs(variant) % SPINS.length;
  const side = kind % 2 === 0 ? 1 : -1;
  const slant = 0.35 + 0.12 * kind;
  const length = Math.hypot(1, slant);
  const axis = [1 / length, 0, (side * slant) / length] as const;
  const spin = SPINS[kind] ?? SPINS[0];
  const moments: Moment[] = [];
  for (let i = 0; i <= MOMENTS; i++) {
    const offset = i / MOMENTS;
    const left = (1 - offset) ** 1.7;
    const degrees = spin * left;
    moments.push({
      offset,
      x: -side * (0.3 + 0.08 * kind) * left,
      lift: clearance(axis, degrees) + 1.5 * hops(offset),
      z: 1.7 * left,
      degrees,
    });
  }
  return { axis, moments };
}

/** Three hops, each lower and shorter than the one before; 0 at the end. */
function hops(t: number): number {
  const arc = (from: number, to: number, height: number): number => {
    const at = (t - from) / (to - from);
    return at <= 0 || at >= 1 ? 0 : height * 4 * at * (1 - at);
  };
  return arc(-0.35, 0.42, 0.62) + arc(0.42, 0.72, 0.22) + arc(0.72, 0.9, 0.06);
}

/** How far the centre of a turned cube must rise above its rest so that its lowest corner touches the table. */
function clearance([x, y, z]: readonly [number, number, number], degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // The row of the rotation matrix that gives the height (Rodrigues).
  const row = [x * y * (1 - cos) + z * sin, cos + y * y * (1 - cos), y * z * (1 - cos) - x * sin];
  return row.reduce((sum, part) => sum + Math.abs(part), 0) / 2 - 0.5;
}

/** The throw as key frames for the cube and for its shadow; `--s` is the edge of the cube. */
export function throwFrames({ axis, moments }: Throw): { readonly cube: Keyframe[]; readonly shadow: Keyframe[] } {
  const s = (n: number): string => `calc(var(--s) * ${n.toFixed(3)})`;
  return {
    cube: moments.map(({ offset, x, lift, z, degrees }) => ({
      offset,
      transform: `translate3d(${s(x)},${s(-lift)},${s(z)}) rotate3d(${axis.map((n) => n.toFixed(3)).join()},${degrees.toFixed(1)}deg)`,
    })),
    shadow: moments.map(({ offset, x, lift, z }) => ({
      offset,
      translate: `${s(x + lift * 0.25)} 0 ${s(z)}`,
      opacity: 1 / (1 + lift * 1.4),
    })),
  };
}
