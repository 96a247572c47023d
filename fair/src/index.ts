export * from './ceremony.ts';
export * from './chi-square.ts';
export type { Contribution, OpenRound, Round, Table } from './commit.ts';
export { drawOutcome, nextEvent } from './draw.ts';
export {
  agreedStream,
  type Fairness,
  type FairnessError,
  fairnessOf,
  type OpenFairness,
  starterOf,
} from './fairness.ts';
export type { Hex } from './hex.ts';
export * from './statistics.ts';
export type { Stream } from './stream.ts';
export { type CheckedEvent, type Fault, type Verification, verify } from './verify.ts';
export { type Answer, type Deceit, isLate, respond, type Witness } from './witness.ts';
