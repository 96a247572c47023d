export * from './codes.ts';
export * from './commands.ts';
export { Chance, CODE_LETTERS } from './fields.ts';
export * from './http.ts';
export * from './messages.ts';
export * from './version.ts';
