import type { Plugin } from 'vite';

/**
 * A room can print, solve itself and check owners' data, each in a piece that is loaded when it is wanted. Nobody wants that where opponents
 * think: such pieces are left out of the worker, or every device would keep them twice.
 */
function withoutPrinting(): Plugin {
  return {
    name: 'bots-only',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const room = /\/games\/index\.ts$/.test(importer) && /^\.\/[^/]+\/(print\/index|solve)\.ts$/.test(source);
      const own = /\/games\/[^/]+\/index\.ts$/.test(importer) && source === './data/own.ts';
      return room || own ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
}

const NOTHING = '\0nothing';

/** How workers are built: in pieces, so that a table loads the opponents of its own game only. */
export const WORKERS = { format: 'es' as const, plugins: () => [withoutPrinting()] };
