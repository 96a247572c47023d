export { loadBot } from './bot.ts';
export type { Bot, Seen } from './chooser.ts';
export { isLevel, LEVELS, type Level } from './level.ts';
export { humanPace, type Pace } from './pace.ts';
export { type Question, Turns, type TurnsWorld } from './turns.ts';
