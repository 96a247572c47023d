import type { Host } from './match.ts';

/** People at two-player tables of boardgame.io's server at this port. */
export function boardgameHost(port: number): Host;
