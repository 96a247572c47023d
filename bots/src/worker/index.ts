export type { Answer, Request } from './messages.ts';
export { type Fault, type Line, type LineEvents, Pool, type PoolWorld, type Sitting } from './pool.ts';
