import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,server,web,cli,scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.svelte-kit/**', 'web/e2e/**'],
    testTimeout: 60_000,
  },
});
