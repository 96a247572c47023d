import type { Metrics } from '../metrics.ts';
import type { Storage } from './storage.ts';

/** The same storage, counted: how long commits take, and what is in them. */
export function measured(storage: Storage, metrics: Metrics): Storage {
  return {
    load: (code) => storage.load(code),
    async commit(changes) {
      const from = performance.now();
      try {
        await storage.commit(changes);
      } catch (error) {
        metrics.notStored();
        throw error;
      }
      metrics.stored(changes, (performance.now() - from) / 1000);
    },
    wakes: () => storage.wakes(),
    pushes: (holder) => storage.pushes(holder),
    kept: (name) => storage.kept(name),
    untouched: (age, after, limit) => storage.untouched(age, after, limit),
    count: () => storage.count(),
    probe: () => storage.probe(),
    close: () => storage.close(),
  };
}
