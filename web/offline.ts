import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MANIFEST = join(dirname(fileURLToPath(import.meta.url)), '.svelte-kit/output/client/.vite/manifest.json');

/** What only a server makes use of, each with all that nothing else needs. */
const ONLINE = [
  'src/lib/table/ConnectionLine.svelte',
  'src/lib/table/Lobby.svelte',
  'src/lib/table/PushSwitch.svelte',
  'src/lib/table/remote.svelte.ts',
  'src/lib/table/talk/TalkCorner.svelte',
  'src/lib/table/together/MenuEntries.svelte',
  'src/lib/table/together/RematchFirst.svelte',
  'src/lib/table/together/SeatLine.svelte',
  'src/lib/table/together/Substitute.svelte',
  'src/lib/table/together/Together.svelte',
  'src/lib/tables/OpenTables.svelte',
  'src/lib/tables/LeaveSeats.svelte',
  'src/lib/tables/TakeSeats.svelte',
];

/** What few open, and nobody needs to play. */
const SELDOM = [
  'src/lib/statistics/Statistics.svelte',
  'src/lib/table/fair/Explained.svelte',
  'src/lib/table/fair/parts.ts',
];

/** A part of the service worker itself, which the browser keeps; and the pictures for the home screen, which the system fetches. */
const NEVER = ['client/push.js', 'client/icons/icon-192.png', 'client/icons/icon-512.png'];

/** Files that are not fetched at the first visit; filled in while the page is built, before the service worker is. */
const whenUsed = [...NEVER];

/**
 * What the service worker keeps on a device. All that is played with is fetched at the first visit, so that every game goes on without a
 * network. The printer is not: with its faces it weighs two thirds of all the rest, and few people print. Nor is what is of no use without
 * a server. Both are kept once somebody has used them. The budget of a first visit stands in `.size-limit.js`.
 */
export const OFFLINE = {
  // The printer's faces are the only TrueType files: those of the screen are woff2.
  globPatterns: ['client/**/*.{js,css,svg,png,woff2,webmanifest}'],
  globIgnores: whenUsed,
  // In bytes, uncompressed: far more than any page or game may weigh, far less than the printer.
  maximumFileSizeToCacheInBytes: 300_000,
  runtimeCaching: [
    {
      // Everything that is built, unless it is kept already. A name stands for one content for ever, so nothing kept is out of date.
      urlPattern: /\/_app\/immutable\//,
      handler: 'CacheFirst' as const,
      options: { cacheName: 'when-used', expiration: { maxEntries: 40 } },
    },
  ],
};

/** A piece of the built page, as Vite's manifest describes it. */
interface Piece {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Finds out which files of the built page are reached only by way of what only a server makes use of. */
export function onlineApart(): Plugin {
  return {
    name: 'online-apart',
    apply: 'build',
    // The page is built by now, the service worker is not yet.
    closeBundle: {
      order: 'pre',
      handler() {
        if (!existsSync(MANIFEST)) return;
        const pieces: Readonly<Record<string, Piece>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
        const apartFrom = [...ONLINE, ...SELDOM];
        const missing = apartFrom.find((name) => pieces[name] === undefined);
        if (missing !== undefined) this.error(`${missing} is no piece of its own any more: see offline.ts.`);
        const reached = new Set(Object.keys(pieces).filter((name) => pieces[name]?.isEntry));
        // The set grows while it is gone through.
        for (const name of reached) {
          const { imports = [], dynamicImports = [] } = pieces[name] ?? {};
          for (const next of [...imports, ...dynamicImports]) if (!apartFrom.includes(next)) reached.add(next);
        }
        const filesOf = (names: readonly string[]): readonly string[] =>
          names.flatMap((name) => [pieces[name]?.file ?? '', ...(pieces[name]?.css ?? [])]);
        const kept = new Set(filesOf([...reached]));
        const apart = filesOf(Object.keys(pieces).filter((name) => !reached.has(name)));
        const files = apart.filter((file) => !kept.has(file)).map((file) => `client/${file}`);
        whenUsed.splice(0, whenUsed.length, ...NEVER, ...files);
      },
    },
  };
}
