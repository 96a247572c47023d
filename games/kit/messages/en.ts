import type { Messages } from './de.ts';

export const en: Messages = {
  since: (duration) => `for ${duration}`,
};
