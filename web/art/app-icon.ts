import { die } from './die.ts';
import { createPen } from './pen.ts';

/** The mark of the house: a red die in the light of the lamp. It stands alone, without the page's tokens, so its colours are given. */
export function appIcon(): string {
  const pen = createPen(64);
  const room = pen.box(-4, -4, 136, 136, '#14282b', { wobble: 0 });
  const light = pen.blob(64, 40, 74, 74, '#3d4535', 0.01) + pen.blob(64, 36, 46, 46, '#5b5738', 0.01);
  const shade =
    '<path d="M40 34c1-15 10-24 24-24s23 9 24 24c-13 5-35 5-48 0z" fill="#6f9182"/><path d="M64-4v16" stroke="#a9713f" stroke-width="3"/>';
  const bulb =
    '<path d="M40 34c13-4 35-4 48 0-13 5-35 5-48 0z" fill="#ffd590"/><path d="M55 36c1 8 5 11 9 11s8-3 9-11c-6-.6-12-.6-18 0z" fill="#ffe9c4"/>';
  const table = '<path d="M-4 100h136v32H-4z" fill="#a9713f"/><path d="M-4 100h136v5H-4z" fill="#c08a55"/>';
  const cube = die({
    x: 64,
    y: 90,
    size: 36,
    yaw: 32,
    pitch: 32,
    paint: 'var(--die-red)',
    pip: 'var(--die-white)',
    values: { top: 5, front: 3, right: 6, left: 1 },
  });
  const tokens = '--die-red:#cf3f36;--die-white:#fbf8f1;--die-black:#26232a';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="512" height="512" style="${tokens}">${room}${light}${shade}${bulb}${table}${cube}</svg>`;
}
