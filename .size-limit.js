// The budget of the client, from the build's own manifest: what the shelf loads first, and what each game's table adds to it.
import { existsSync, readFileSync } from 'node:fs';

const BUILD = 'web/build';
const OUTPUT = 'web/.svelte-kit/output/client';
const NODES = 'web/.svelte-kit/generated/client-optimized/nodes';
const manifest = JSON.parse(readFileSync(`${OUTPUT}/.vite/manifest.json`, 'utf8'));

/** What each room may add to the table around it. */
const ROOMS = {
  eineu: '30 kB',
  'twenty-one': '30 kB',
  besenbingo: '40 kB',
  'maedn-kartenspiel': '40 kB',
  'engel-und-bengel': '40 kB',
};

/** The chunk made from a source file, by the end of its name. */
function chunk(ending) {
  const key = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (key === undefined) throw new Error(`The build has no chunk of ${ending}`);
  return key;
}

/** The chunk of a route's page or layout. */
function route(path) {
  for (let n = 0; existsSync(`${NODES}/${n}.js`); n++) {
    if (readFileSync(`${NODES}/${n}.js`, 'utf8').includes(`src/routes/${path}`)) return chunk(`nodes/${n}.js`);
  }
  throw new Error(`The build has no route ${path}`);
}

/** A chunk with everything that it imports at once. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

const start = [chunk('client/entry.js'), chunk('client-optimized/app.js'), route('+layout.svelte')];
const shelf = closure([...start, route('+page.svelte')]);
const here = closure([route('play/')]);
const byLink = closure([route('t/'), chunk('lib/table/remote.svelte.ts')]);

const paths = (keys) =>
  [...keys].map((key) => `${OUTPUT}/${manifest[key].file}`).filter((file) => file.endsWith('.js'));
const without = (keys, ...known) => [...keys].filter((key) => !known.some((set) => set.has(key)));
const room = (game) => closure([chunk(`games/${game}/index.ts`), chunk(`games/${game}/ui/index.ts`)]);

/** What the service worker fetches for everybody, whatever they came for. */
function firstVisit() {
  const worker = readFileSync(`${BUILD}/sw.js`, 'utf8');
  const files = [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, url]) => `${BUILD}/${url}`);
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined || !files.includes(`${BUILD}/index.html`)) throw new Error(`It fetches ${missing}`);
  return files;
}

export default [
  { name: 'The shelf, first load', path: paths(shelf), limit: '60 kB', gzip: true },
  {
    name: 'The table around every game, on this device',
    path: paths(without(here, shelf)),
    limit: '30 kB',
    gzip: true,
  },
  // Forty until people at a table by link could see each other, ask each other and agree on chance; what only some tables need comes later.
  { name: 'The table around every game, by a link', path: paths(without(byLink, shelf)), limit: '44 kB', gzip: true },
  { name: 'All that a first visit keeps for playing offline', path: firstVisit(), limit: '600 kB', gzip: true },
  ...Object.entries(ROOMS).map(([game, limit]) => ({
    name: `The room of ${game}`,
    path: paths(without(room(game), shelf, here)),
    limit,
    gzip: true,
  })),
];
