/** A decision whose answer does not come may be sent again after this time, in milliseconds. */
const PATIENCE = 3000;

/**
 * Keeps a hasty second press from deciding twice: of the decisions about one look (the very object that a board was given) the first goes
 * out. The answer brings another look; where none comes within three seconds, one may press again.
 */
export class Once {
  #sent = $state.raw<object | null>(null);

  /** Whether a decision about this look is on its way. */
  underway(look: object): boolean {
    return this.#sent === look;
  }

  /** Whether a decision about this look may go out now; it then counts as sent. */
  send(look: object): boolean {
    if (this.#sent === look) return false;
    this.#sent = look;
    setTimeout(() => {
      if (this.#sent === look) this.#sent = null;
    }, PATIENCE);
    return true;
  }
}
