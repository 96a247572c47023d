export * from './codes.ts';
export * from './commands.ts';
export * from './fair.ts';
export { Chance, CODE_LETTERS, ProposalKind, Visibility } from './fields.ts';
export * from './http.ts';
export * from './messages.ts';
export * from './talk.ts';
export * from './time.ts';
export * from './version.ts';
