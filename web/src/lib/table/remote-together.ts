import type { ProposalKind, PushSubscription, TableMessage, Visibility } from '@spieleabend/server/protocol';
import type { LinkState, RemoteLink } from './remote-link.ts';
import type { Attendance, Clocks, Proposal, Together } from './together.ts';

/** What a link knows, once it knows the table. */
export type Known = LinkState & { readonly table: TableMessage };

/** What people at their own devices do beside the game, over a link. `known` is reactive. */
export class RemoteTogether implements Together {
  readonly #link: Pick<RemoteLink, 'send'>;
  readonly #known: () => Known;

  constructor(link: Pick<RemoteLink, 'send'>, known: () => Known) {
    this.#link = link;
    this.#known = known;
  }

  get visibility() {
    return this.#known().table.visibility;
  }
  get talk() {
    return this.#known().table.talk;
  }
  get time() {
    return this.#known().table.time;
  }
  get timeout() {
    return this.#known().table.timeout;
  }
  get host() {
    const { chairs, host } = this.#known().table;
    return host === null ? null : (chairs[host]?.seat ?? host);
  }
  get attendances(): readonly Attendance[] {
    const { table, attending } = this.#known();
    const all = table.chairs.map(({ presence, seat }, chair) => ({
      presence,
      since: attending[chair] ?? 0,
      place: seat ?? chair,
    }));
    return all.sort((a, b) => a.place - b.place);
  }
  get clocks(): Clocks | null {
    return this.#known().clocks;
  }
  get paused() {
    return this.#known().paused;
  }
  get proposal(): Proposal | null {
    const { chairs, proposal } = this.#known().table;
    if (proposal === null) return null;
    const seatOf = (chair: number): number => chairs[chair]?.seat ?? chair;
    return { what: proposal.what, seat: seatOf(proposal.chair), missing: proposal.missing.map(seatOf) };
  }

  setTable(changes: { readonly visibility?: Visibility; readonly talk?: boolean }): void {
    this.#link.send({ type: 'set-table', ...changes });
  }
  substitute(seat: number): void {
    const chair = this.#known().table.chairs.findIndex((other) => other.seat === seat);
    if (chair >= 0) this.#link.send({ type: 'substitute', chair });
  }
  comeBack(): void {
    this.#link.send({ type: 'come-back' });
  }
  resign(): void {
    this.#link.send({ type: 'resign' });
  }
  propose(what: ProposalKind): void {
    this.#link.send({ type: 'propose', what });
  }
  answer(agree: boolean): void {
    const { proposal } = this.#known().table;
    if (proposal !== null) this.#link.send({ type: 'answer', proposal: proposal.id, agree });
  }
  resume(): void {
    this.#link.send({ type: 'resume' });
  }
  wakeMe(subscription: PushSubscription | null): void {
    this.#link.send({ type: 'push', subscription });
  }
}
