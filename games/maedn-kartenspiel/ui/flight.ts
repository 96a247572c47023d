import { ended } from '../../kit/motion.ts';

/** Where everything with a place of its own (`data-place`) is on the screen. */
export type Places = ReadonlyMap<string, DOMRect>;

/** How a figure travels: taken from the street, pulled out of somebody's row, or home to the street. */
export type Way = 'taken' | 'stolen' | 'home';

const TIME = { taken: 440, stolen: 680, home: 400, glide: 320 } as const;
/** The figures of a complete row go home one after the other. */
const APART = 26;

export function placesIn(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    places.set(element.dataset.place ?? '', boxOf(element));
  }
  return places;
}

/** What has moved without being taken slides to where it is now: the gap in a row closes. */
export function closeGaps(root: HTMLElement, before: Places, pace: number): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const from = before.get(element.dataset.place ?? '');
    const to = boxOf(element);
    if (from === undefined || (Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1)) continue;
    element.animate([{ transform: shift(from, to) }, { transform: 'none' }], {
      duration: TIME.glide / pace,
      delay: element.dataset.place?.startsWith('street') ? 0 : 120 / pace,
      fill: 'backwards',
      easing: 'cubic-bezier(.2,.9,.25,1)',
    });
  }
}

/** A figure travels to its new place from where it was; fulfilled when it has landed. */
export async function fly(
  root: HTMLElement,
  place: string,
  from: DOMRect | undefined,
  way: Way,
  pace: number,
  nth = 0,
) {
  const element = root.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (element === null || from === undefined) return;
  const to = boxOf(element);
  const start = `${shift(from, to)} scale(${from.width / to.width})`;
  const layer = element.closest<HTMLElement>('[data-layer]');
  layer?.classList.add('in-flight');
  element.style.zIndex = '9';
  element.style.transformOrigin = '0 0';
  const animation = element.animate(
    way === 'stolen' ? pulledOut(start) : [{ transform: start }, { transform: 'none' }],
    {
      duration: TIME[way] / pace,
      delay: (nth * APART) / pace,
      fill: 'backwards',
      easing: way === 'stolen' ? 'linear' : 'cubic-bezier(.35,.1,.25,1)',
    },
  );
  await ended(animation);
  element.style.zIndex = '';
  layer?.classList.remove('in-flight');
}

/** It holds on for a moment before it goes. */
function pulledOut(start: string): Keyframe[] {
  const out = (up: number, angle: number): string => `${start} translateY(${-up}px) rotate(${angle}deg) scale(1.18)`;
  return [
    { transform: start, offset: 0 },
    { transform: out(5, -9), offset: 0.14 },
    { transform: out(7, 8), offset: 0.26 },
    { transform: out(9, -6), offset: 0.38 },
    { transform: out(16, 3), offset: 0.48, easing: 'cubic-bezier(.5,0,.2,1)' },
    { transform: 'none', offset: 1 },
  ];
}

/** The picture in it: in a crowded row the place is narrower. */
function boxOf(element: HTMLElement): DOMRect {
  return (element.querySelector('svg') ?? element).getBoundingClientRect();
}

/** From one place to another by the top left corner. */
function shift(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
}
