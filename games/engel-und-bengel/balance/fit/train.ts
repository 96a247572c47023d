import { pick, type Random } from '@spieleabend/kernel';
import { FEATURES } from '../../thinking/features.ts';
import type { Network } from '../../thinking/outlook.ts';

/** Figures of a position (`describe`), and what is to be foretold of it. */
export interface Sample {
  readonly figures: Float64Array;
  readonly target: number;
}

interface Fitted {
  readonly network: Network;
  readonly error: number;
}

const UNITS = 16;
/** Targets are divided by this, so that they are about as large as 1. */
const SCALE = 10;
const BATCH = 256;
const FASTEST = 4e-3;

/** Fits a network to samples by least squares (Adam, the step growing smaller); `error` is the root mean square of the last pass. */
export function train(samples: readonly Sample[], passes: number, random: Random): Fitted {
  const inputs = FEATURES + 1;
  const count = UNITS * inputs + UNITS + 1;
  const weights = Float64Array.from(
    { length: count },
    (_, at) => (at < UNITS * inputs ? 0.7 / Math.sqrt(FEATURES) : 0.5) * spread(random),
  );
  const gradient = new Float64Array(count);
  const mean = new Float64Array(count);
  const square = new Float64Array(count);
  const steps = Math.floor((samples.length * passes) / BATCH);
  let squares = 0;
  const lastSteps = steps - Math.ceil(steps / passes);
  for (let step = 1; step <= steps; step++) {
    gradient.fill(0);
    for (let n = 0; n < BATCH; n++) {
      const error = addGradient(weights, pick(samples, random), gradient);
      if (step > lastSteps) squares += error * error;
    }
    const rate = FASTEST * (1 - (step - 1) / steps);
    for (let at = 0; at < count; at++) {
      const slope = (gradient[at] ?? 0) / BATCH;
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const v = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      mean[at] = m;
      square[at] = v;
      weights[at] = (weights[at] ?? 0) - (rate * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  const thousandths = (figures: Float64Array, by: number): number[] => Array.from(figures, (x) => Math.round(x * by));
  const network = {
    hidden: Array.from({ length: UNITS }, (_, unit) =>
      thousandths(weights.subarray(unit * inputs, (unit + 1) * inputs), 1000),
    ),
    output: thousandths(weights.subarray(UNITS * inputs), 1000 * SCALE),
  };
  return { network, error: SCALE * Math.sqrt(squares / (steps - lastSteps) / BATCH) };
}

const hidden = new Float64Array(UNITS);

/** Adds by how much the squared error of one sample grows with each weight; the error. */
function addGradient(weights: Float64Array, { figures, target }: Sample, gradient: Float64Array): number {
  const inputs = FEATURES + 1;
  const outputs = UNITS * inputs;
  let error = (weights[outputs + UNITS] ?? 0) - target / SCALE;
  for (let unit = 0; unit < UNITS; unit++) {
    let input = weights[unit * inputs + FEATURES] ?? 0;
    for (let at = 0; at < FEATURES; at++) input += (weights[unit * inputs + at] ?? 0) * (figures[at] ?? 0);
    hidden[unit] = Math.tanh(input);
    error += (weights[outputs + unit] ?? 0) * (hidden[unit] ?? 0);
  }
  for (let unit = 0; unit < UNITS; unit++) {
    const fires = hidden[unit] ?? 0;
    const slope = error * (weights[outputs + unit] ?? 0) * (1 - fires * fires);
    for (let at = 0; at < FEATURES; at++) add(gradient, unit * inputs + at, slope * (figures[at] ?? 0));
    add(gradient, unit * inputs + FEATURES, slope);
    add(gradient, outputs + unit, error * fires);
  }
  add(gradient, outputs + UNITS, error);
  return error;
}

function add(list: Float64Array, at: number, figure: number): void {
  list[at] = (list[at] ?? 0) + figure;
}

/** About normally distributed around 0. */
function spread(random: Random): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += random.below(1_000_000) / 1_000_000;
  return sum;
}
