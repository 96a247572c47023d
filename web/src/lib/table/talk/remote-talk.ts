import type { Utterance } from '@spieleabend/server/protocol';
import type { RemoteLink } from '../remote-link.ts';
import type { Known } from '../remote-together.ts';
import type { Talk } from './said.ts';

/** Talk over a link. `known` is reactive. */
export class RemoteTalk implements Talk {
  readonly #link: Pick<RemoteLink, 'send'>;
  readonly #known: () => Known;

  constructor(link: Pick<RemoteLink, 'send'>, known: () => Known) {
    this.#link = link;
    this.#known = known;
  }

  get said() {
    return this.#known().said;
  }
  get unsaid() {
    return this.#known().unsaid;
  }
  get maySpeak() {
    return this.#known().table.you.chair !== null;
  }

  say(what: Utterance): void {
    this.#link.send({ type: 'say', what });
  }
}
