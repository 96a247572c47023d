/** How often chi-square with so many degrees of freedom is at least `statistic`: the regularised incomplete gamma function Q(k/2, x/2). */
export function chiSquareTail(statistic: number, degrees: number): number {
  const a = degrees / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
}

/** A relative change below this changes no digit of a double. */
const SMALL = 1e-16;

/** P(a, x) by its power series, which converges fast where x is below a + 1. */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * SMALL; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * weight(a, x);
}

/** Q(a, x) by its continued fraction from the front (Lentz), which converges fast where x is above a + 1. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.POSITIVE_INFINITY;
  let d = 1 / b;
  let value = d;
  for (let n = 1; ; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    const change = c * d;
    value *= change;
    if (Math.abs(change - 1) < SMALL * 10) return value * weight(a, x);
  }
}

/** xᵃ e⁻ˣ / Γ(a) */
function weight(a: number, x: number): number {
  return Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** ln Γ(a) by Stirling's series, after moving to where it is good to 15 digits. */
function logGamma(a: number): number {
  let shift = 0;
  let z = a;
  while (z < 15) shift += Math.log(z++);
  const inverse = 1 / (z * z);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / z;
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}
