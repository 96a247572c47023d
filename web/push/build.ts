/**
 * Writes what the service worker does about notes to static/push.js, a script that the generated worker imports (vite.config.ts). Workers of
 * this kind cannot import modules everywhere yet.
 */
import { fileURLToPath } from 'node:url';
import { ROOMS } from '@spieleabend/games';
import { build } from 'vite';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

await build({
  configFile: false,
  logLevel: 'warn',
  define: { TITLES: JSON.stringify(Object.fromEntries(ROOMS.map(({ about }) => [about.id, about.title]))) },
  build: {
    lib: { entry: path('main.ts'), name: 'push', formats: ['iife'], fileName: () => 'push.js' },
    outDir: path('../static'),
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
  },
});
