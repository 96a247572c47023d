import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const SCREENS = [
  '../../games/*/ui/**/*.ts',
  '../../games/*/ui/**/*.svelte',
  '../../games/kit/**/*.ts',
  '../../games/kit/**/*.svelte',
];

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    // A single-page app: the server answers every address that is not a file with index.html.
    adapter: adapter({ fallback: 'index.html', precompress: true }),
    // vite-plugin-pwa registers it, in the root layout.
    serviceWorker: { register: false },
    version: { pollInterval: 0 },
    typescript: {
      // The screens of the games are found by a glob, which the compiler does not follow.
      config: (config) => ({
        ...config,
        include: [...config.include, '../art', '../fonts', '../push', '../rulebook', ...SCREENS],
      }),
    },
  },
};
