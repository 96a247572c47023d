/** Whether things should jump instead of move: the person asked for it, or nobody can see it (hidden pages do not animate). */
export function still(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Runs an animation to its end. A cancelled one (its element went away) counts as ended. */
export async function ended(animation: Animation): Promise<void> {
  try {
    await animation.finished;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
