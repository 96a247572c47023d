import type { Viewer } from '@spieleabend/kernel';
import type { Clock } from '../clock.ts';
import type { Presence, TableMessage } from '../protocol/index.ts';
import { fairMessage } from './agreement.ts';
import { type Attendance, Attendances } from './attendance.ts';
import { chairOf, seatOf } from './chairs.ts';
import { lookMaker, projectData, projectLook, projectTable } from './project.ts';
import { missingAnswers } from './proposals.ts';
import type { Standing } from './standing.ts';
import type { Who } from './step.ts';

/** Somebody connected to a table. */
export interface Peer {
  /** The hash of the secret he has shown; null for one who only watches. */
  holder: string | null;
  /** `seq` of the last look sent to him; −1 before the first. */
  seen: number;
  /** Whether the page is looked at. */
  visible: boolean;
  /** Whether the device takes part in agreeing on chance. */
  readonly contributes: boolean;
  send(text: string): void;
  /** Ends the connection; `final`: coming again is of no use. */
  end(final: boolean): void;
}

const MAX_PEERS = 200;
/** A crowd that comes at once is announced once. In milliseconds. */
const PRESENCE_DELAY = 50;

/** What an audience needs from its table. */
interface Stage {
  readonly clock: Clock;
  standing(): Standing;
  /** Somebody counts as here, away or gone now who did not before. */
  presenceChanged(): void;
}

/** All who are connected to a table: each is told what he may know, and who is here. */
export class Audience {
  readonly #stage: Stage;
  readonly #peers = new Set<Peer>();
  readonly #attendances: Attendances;
  #announcing = false;
  #closed = false;
  #calls: (() => void)[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#attendances = new Attendances(stage.clock.now());
  }

  get size(): number {
    return this.#peers.size;
  }

  get isFull(): boolean {
    return this.#peers.size >= MAX_PEERS;
  }

  /** Somebody comes; he is told all that is new to him. */
  add(peer: Peer): void {
    this.#peers.add(peer);
    if (peer.holder !== null) this.#attendances.come(peer.holder, peer.visible);
    const data = projectData(this.#stage.standing());
    if (data !== null) peer.send(JSON.stringify(data));
    const { fair, rematch } = this.#stage.standing().row;
    for (const agreement of [fair, rematch]) if (agreement !== null) peer.send(JSON.stringify(fairMessage(agreement)));
    this.#welcome(peer);
  }

  /** Somebody is gone, or only his connection; false if he was not here. */
  remove(peer: Peer): boolean {
    if (!this.#peers.delete(peer)) return false;
    if (peer.holder !== null) this.#attendances.go(peer.holder, peer.visible, this.#stage.clock.now());
    this.#announce();
    return true;
  }

  /** Somebody on this connection has shown another secret (null: watches from now on), and is told what its holder may know. */
  recognise(peer: Peer, holder: string | null): void {
    if (peer.holder === holder) return;
    if (peer.holder !== null) this.#attendances.go(peer.holder, peer.visible, this.#stage.clock.now());
    if (holder !== null) this.#attendances.come(holder, peer.visible);
    peer.holder = holder;
    peer.seen = -1;
    this.#welcome(peer);
  }

  /** A page comes into sight or goes out of it. */
  look(peer: Peer, visible: boolean): void {
    if (peer.visible === visible) return;
    peer.visible = visible;
    if (peer.holder === null) return;
    this.#attendances.look(peer.holder, visible, this.#stage.clock.now());
    this.#announce();
  }

  attendance(holder: string): Attendance {
    return this.#attendances.of(holder, this.#stage.clock.now());
  }

  presence(holder: string): Presence {
    return this.attendance(holder).presence;
  }

  /** The host commands, and while he is not connected anybody who sits here. */
  whoIs({ holder }: Peer): Who {
    const { row } = this.#stage.standing();
    const isHost = holder === row.host || (chairOf(row, holder) !== null && !this.#attendances.isConnected(row.host));
    return { holder, isHost };
  }

  /** Whether a device of this holder takes part in agreeing on chance. */
  contributes(holder: string): boolean {
    for (const peer of this.#peers) if (peer.holder === holder && peer.contributes) return true;
    return false;
  }

  /** Whether somebody with this secret is connected, and has not been out of sight for long. */
  isHere(holder: string): boolean {
    return this.#attendances.isConnected(holder) && this.presence(holder) !== 'gone';
  }

  sendTables(): void {
    for (const peer of this.#peers) peer.send(JSON.stringify(this.#tableFor(peer)));
  }

  /** Sends each the look that is new to him; those who see the same share one text. `only`: a seat that alone may notice. */
  sendLooks(only?: number): void {
    this.#sendLooks(this.#peers, only);
  }

  send(text: string): void {
    for (const peer of this.#peers) peer.send(text);
  }

  /** Sends everybody away. */
  close(final: boolean): void {
    this.#closed = true;
    for (const cancel of this.#calls) cancel();
    for (const peer of this.#peers) peer.end(final);
    this.#peers.clear();
  }

  #welcome(peer: Peer): void {
    peer.send(JSON.stringify(this.#tableFor(peer)));
    this.#sendLooks([peer]);
    this.#announce();
  }

  #tableFor(peer: Peer): TableMessage {
    const standing = this.#stage.standing();
    const { row } = standing;
    let spectators = 0;
    for (const { holder } of this.#peers) if (chairOf(row, holder) === null) spectators++;
    return projectTable(standing, {
      attendance: (holder) => this.attendance(holder),
      spectators,
      you: { chair: chairOf(row, peer.holder), host: this.whoIs(peer).isHost },
      missing: missingAnswers(standing, (holder) => this.presence(holder)),
    });
  }

  #viewerOf({ holder }: Peer): Viewer {
    const { row } = this.#stage.standing();
    const chair = chairOf(row, holder);
    return (chair === null ? null : seatOf(row, chair)) ?? 'spectator';
  }

  #sendLooks(peers: Iterable<Peer>, only?: number): void {
    const { play } = this.#stage.standing();
    if (play === null) return;
    const now = this.#stage.clock.now();
    const texts = new Map<string, string>();
    const makeLook = lookMaker();
    for (const peer of peers) {
      const viewer = this.#viewerOf(peer);
      if (only !== undefined && viewer !== only) continue;
      const key = `${viewer} ${peer.seen}`;
      const text = texts.get(key) ?? makeLook(projectLook(play, viewer, peer.seen, now));
      texts.set(key, text);
      peer.seen = play.session.revision;
      peer.send(text);
    }
  }

  /** Tells who is here, a moment later, and once more when the next one counts as gone. */
  #announce(): void {
    if (this.#announcing || this.#closed) return;
    this.#announcing = true;
    for (const cancel of this.#calls) cancel();
    const { clock } = this.#stage;
    const tell = (): void => {
      this.#announcing = false;
      this.sendTables();
      this.#stage.presenceChanged();
      const holders = this.#stage
        .standing()
        .row.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.holder] : []));
      const next = this.#attendances.nextChange(holders, clock.now());
      this.#calls = next === null || this.#closed ? [] : [clock.later(next, () => this.#announce())];
    };
    this.#calls = [clock.later(PRESENCE_DELAY, tell)];
  }
}
