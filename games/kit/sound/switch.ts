import { createSubscriber } from 'svelte/reactivity';

const KEY = 'spieleabend.sound';

let update = (): void => {};
const subscribe = createSubscriber((changed) => {
  update = changed;
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
});

/** Only until the page is left, where the browser keeps nothing for us. */
let unstored: boolean | null = null;

/** The one switch for sounds and for the small shake of a phone; remembered in this browser. Reactive. */
export const sound = {
  get on(): boolean {
    subscribe();
    if (unstored !== null) return unstored;
    try {
      return localStorage.getItem(KEY) !== 'off';
    } catch {
      return true;
    }
  },
  set on(on: boolean) {
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
      unstored = null;
    } catch {
      unstored = on;
    }
    update();
  },
};
