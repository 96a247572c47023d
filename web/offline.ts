/**
 * What the service worker keeps on a device. All that is played with is fetched at the first visit, so that every game goes on without a
 * network. The printer is not: with its faces it weighs two thirds of all the rest, and few people print. It is kept once somebody has.
 * The budget of a first visit stands in `.size-limit.js`.
 */
export const OFFLINE = {
  // The printer's faces are the only TrueType files: those of the screen are woff2.
  globPatterns: ['client/**/*.{js,css,svg,png,woff2,webmanifest}'],
  // Part of the service worker itself, which the browser keeps.
  globIgnores: ['client/push.js'],
  // In bytes, uncompressed: far more than any page or game may weigh, far less than the printer.
  maximumFileSizeToCacheInBytes: 300_000,
  runtimeCaching: [
    {
      // Everything that is built, unless it is kept already. A name stands for one content for ever, so nothing kept is out of date.
      urlPattern: /\/_app\/immutable\//,
      handler: 'CacheFirst' as const,
      options: { cacheName: 'when-used', expiration: { maxEntries: 16 } },
    },
  ],
};
