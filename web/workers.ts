import type { Plugin } from 'vite';

/**
 * What a room loads only when it is wanted: opponents, printing, exact solutions, the check of owners' data. The page and the worker are
 * built apart, and each wants some of it: the rest is left out, or every device would keep it twice.
 */
const PIECES = {
  opponents: /\/games\/[^/]+\/index\.ts \.\/opponents\.ts$/,
  own: /\/games\/[^/]+\/index\.ts \.\/data\/own\.ts$/,
  print: /\/games\/index\.ts \.\/[^/]+\/print\/index\.ts$/,
  solve: /\/games\/index\.ts \.\/[^/]+\/solve\.ts$/,
};

const NOTHING = '\0nothing';

function leaveOut(...pieces: readonly (keyof typeof PIECES)[]): Plugin {
  return {
    name: `leave-out-${pieces.join('-')}`,
    enforce: 'pre',
    // A development server serves both from the same modules.
    apply: 'build',
    resolveId: (source, importer) =>
      pieces.some((piece) => PIECES[piece].test(`${importer} ${source}`)) ? NOTHING : null,
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
}

/** Nobody thinks on the page. */
export const forPage = (): Plugin => leaveOut('opponents', 'solve');

/** How the worker is built in which opponents think: in pieces, so that a table loads those of its own game only. */
export const WORKERS = { format: 'es' as const, plugins: () => [leaveOut('print', 'solve', 'own')] };
