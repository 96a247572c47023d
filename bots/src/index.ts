export { type Bot, loadBot, type Seen } from './bot.ts';
export { isLevel, LEVELS, type Level } from './level.ts';
export { humanPace, type Pace } from './pace.ts';
export { type Question, Turns, type TurnsWorld } from './turns.ts';
