import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

const server = `127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [sveltekit()],
  build: { target: 'es2023' },
  server: {
    // The rooms live beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } },
  },
});
