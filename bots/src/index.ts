export { type Bot, loadBot, type Seen } from './bot.ts';
export { isLevel, LEVELS, type Level } from './level.ts';
