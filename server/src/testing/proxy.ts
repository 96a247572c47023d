import { once } from 'node:events';
import { createServer, type Server, type Socket, connect as tcp } from 'node:net';
import { pick, type Random, seeded } from '@spieleabend/kernel';

/**
 * What may happen to a message. `duplicate`: it comes twice; `swap`: after the next one; `delay`: late, with all behind it; `late`: the sender is
 * cut off, and the message arrives when he has long come again; `cut`: half of it, then nothing ever; `drop`: the connection ends before it.
 */
export const FAULTS = ['duplicate', 'swap', 'delay', 'late', 'cut', 'drop'] as const;
export type Fault = (typeof FAULTS)[number];

/** Towards a client messages come in order and once, as TCP promises; they may be late, cut off or lost. */
const TOWARDS_CLIENT: readonly Fault[] = ['delay', 'cut', 'drop'];
/** In milliseconds. */
const DELAY = 40;
const LATE = 150;

/** A network between clients and a server on this machine that does not always do what it should. */
export class FaultyProxy {
  readonly port: number;
  /** How often each fault has happened. */
  readonly happened = new Map<Fault, number>();
  /** The share of messages that something happens to. */
  rate: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #random: Random;

  private constructor(server: Server, port: number, rate: number, seed: string) {
    this.#server = server;
    this.port = port;
    this.rate = rate;
    this.#random = seeded(seed);
  }

  /** In front of the server at `target`. */
  static async start(
    target: number,
    { rate, seed }: { readonly rate: number; readonly seed: string },
  ): Promise<FaultyProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const proxy = new FaultyProxy(server, typeof address === 'object' ? (address?.port ?? 0) : 0, rate, seed);
    server.on('connection', (client) => proxy.#join(client, target));
    return proxy;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket, target: number): void {
    const server = tcp(target, '127.0.0.1');
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    this.#carry(client, server, FAULTS);
    this.#carry(server, client, TOWARDS_CLIENT);
  }

  /** Carries what comes from one end to the other: the handshake as it is, then message by message. */
  #carry(from: Socket, to: Socket, faults: readonly Fault[]): void {
    const frames = new Frames();
    let queue = Promise.resolve();
    let kept: Buffer | null = null;
    let count = 0;
    const hand = (bytes: Buffer): void => {
      if (!to.destroyed) to.write(bytes);
    };
    const pass = async (frame: Buffer): Promise<void> => {
      // The handshake and the hello arrive: what is tried out begins with them.
      const fault = count++ < 2 || this.#random.below(1000) >= 1000 * this.rate ? null : pick(faults, this.#random);
      if (fault !== null) this.happened.set(fault, (this.happened.get(fault) ?? 0) + 1);
      const waited = kept;
      kept = null;
      switch (fault) {
        case 'swap':
          kept = frame;
          // Nothing else may follow: then it is only late.
          setTimeout(() => {
            if (kept === frame) hand(frame);
            if (kept === frame) kept = null;
          }, DELAY);
          break;
        case 'duplicate':
          hand(Buffer.concat([frame, frame]));
          break;
        case 'delay':
          await new Promise((resolve) => setTimeout(resolve, this.#random.below(DELAY)));
          hand(frame);
          break;
        case 'late':
          to.removeAllListeners('close');
          from.removeAllListeners('close');
          from.destroy();
          setTimeout(() => {
            hand(frame);
            to.end();
          }, LATE);
          break;
        case 'cut':
          hand(frame.subarray(0, 1 + this.#random.below(Math.max(1, frame.length - 1))));
          to.end();
          from.destroy();
          break;
        case 'drop':
          from.destroy();
          to.destroy();
          break;
        default:
          hand(frame);
      }
      if (waited !== null) hand(waited);
    };
    from.on('data', (data) => {
      for (const frame of frames.read(data)) queue = queue.then(() => pass(frame));
    });
  }
}

/** Splits what arrives into the HTTP handshake and the frames of WebSocket (RFC 6455, 5.2), each with its header. */
class Frames {
  #rest: Buffer = Buffer.alloc(0);
  #shaken = false;

  read(data: Buffer): readonly Buffer[] {
    this.#rest = Buffer.concat([this.#rest, data]);
    const whole: Buffer[] = [];
    for (;;) {
      const length = this.#shaken ? frameLength(this.#rest) : this.#handshakeLength();
      if (length === null || this.#rest.length < length) return whole;
      whole.push(this.#rest.subarray(0, length));
      this.#rest = this.#rest.subarray(length);
      this.#shaken = true;
    }
  }

  #handshakeLength(): number | null {
    const end = this.#rest.indexOf('\r\n\r\n');
    return end < 0 ? null : end + 4;
  }
}

/** How long the frame is that begins here, or null where not even its header is there. */
function frameLength(bytes: Buffer): number | null {
  if (bytes.length < 2) return null;
  const second = bytes[1] ?? 0;
  const mask = second >= 128 ? 4 : 0;
  const short = second & 127;
  if (short < 126) return 2 + mask + short;
  if (short === 126) return bytes.length < 4 ? null : 4 + mask + bytes.readUInt16BE(2);
  return bytes.length < 10 ? null : 10 + mask + Number(bytes.readBigUInt64BE(2));
}
