import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';
import { OFFLINE, onlineApart } from './offline.ts';
import { rulebooks } from './rulebook/plugin.ts';
import { forPage, WORKERS } from './workers.ts';

const server = `127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    rulebooks(),
    forPage(),
    onlineApart(),
    sveltekit(),
    SvelteKitPWA({
      // A new version waits until somebody asks for it: nobody's game is reloaded under their hands.
      base: '/',
      buildBase: '/',
      scope: '/',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Spieleabend',
        short_name: 'Spieleabend',
        description: 'Fünf Familienspiele mit den genauen Regeln.',
        lang: 'de',
        start_url: '/',
        display: 'standalone',
        background_color: '#14282b',
        theme_color: '#14282b',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      kit: { adapterFallback: 'index.html', spa: true, includeVersionFile: true },
      // The printer is too large for a first visit, and is meant to be.
      showMaximumFileSizeToCacheInBytesWarning: true,
      workbox: {
        ...OFFLINE,
        // What it does about notes that somebody is waited for (push/).
        importScripts: ['push.js'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/^\/api\b/, /^\/ws\b/, /\.\w+$/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  build: { target: 'es2023' },
  worker: WORKERS,
  server: {
    // The rooms live beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } },
  },
});
