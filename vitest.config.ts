import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Texts are chosen by the language in a `.svelte.ts` module; the plugin compiles its runes.
  plugins: [svelte()],
  test: {
    include: ['{kernel,games,bots,fair,server,print,web,cli,scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.svelte-kit/**', 'web/e2e/**'],
    testTimeout: 60_000,
    // All cores: by itself it leaves one idle, which on two is half of them.
    maxWorkers: '100%',
  },
});
