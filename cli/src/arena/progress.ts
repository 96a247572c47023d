import { en } from '../../messages/en.ts';

const WIDTH = 24;

/** How long a line stands at least, in milliseconds. */
const STANDS = 200;

/** A bar with the games played, how many a second, and the time that is left: one line of text. */
export function progressLine(done: number, games: number, seconds: number): string {
  const full = Math.floor((WIDTH * done) / games);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const left = done === 0 ? null : Math.ceil((seconds / done) * (games - done));
  return `${bar} ${en.arena.progress(done, games, done / seconds, left)}`;
}

/** Shows the progress where a person watches: on a terminal, in one line that ends up empty. */
export class Progress {
  readonly #games: number;
  readonly #stream: NodeJS.WriteStream;
  readonly #from = performance.now();
  #shown = Number.NEGATIVE_INFINITY;

  constructor(games: number, stream: NodeJS.WriteStream = process.stderr) {
    this.#games = games;
    this.#stream = stream;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#stream.isTTY || now - this.#shown < STANDS) return;
    this.#shown = now;
    this.#stream.write(`\r\x1b[K${progressLine(done, this.#games, (now - this.#from) / 1000)}`);
  }

  clear(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\x1b[K');
  }
}
