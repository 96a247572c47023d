/** What a board does with a log that grows. */
export interface Player {
  /** Shows the last entry of this log; the ones before it have been shown. `pace` 2 is twice as fast. Fulfilled when all is at rest. */
  play(log: readonly string[], pace: number): Promise<void>;
  /** Shows the state after this log at once. */
  jump(log: readonly string[]): void;
}

/** More new entries than this are not worth watching one by one. */
const PATIENCE = 8;

/**
 * Follows a log: new entries are played one after the other, faster the more of them wait; a log that was replaced or became shorter is
 * jumped to. Call the function that comes back with every log there is; the one it starts with counts as shown.
 */
export function playback(player: Player, start: readonly string[]): (log: readonly string[]) => void {
  let shown = start;
  let goal = start;
  /** The log whose last entry is being played, or null. */
  let playing: readonly string[] | null = null;

  async function run(): Promise<void> {
    while (shown.length < goal.length) {
      const next = goal.slice(0, shown.length + 1);
      playing = next;
      await player.play(next, goal.length - shown.length);
      if (playing !== next) return;
      shown = next;
    }
    playing = null;
  }

  return (log) => {
    const seen = playing ?? shown;
    const continues = log.length >= seen.length && seen.every((entry, index) => entry === log[index]);
    goal = log;
    if (!continues || log.length - seen.length > PATIENCE) {
      playing = null;
      shown = log;
      player.jump(log);
    } else if (playing === null && log.length > seen.length) {
      void run();
    }
  };
}
