import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PushSubscription } from '../protocol/index.ts';

export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** What the browser of this path reads. */
  readonly note: unknown;
}

/** A push service on this machine with the browsers behind it: they can read what is sent to them. */
export class FakePushService {
  readonly deliveries: Delivery[] = [];
  readonly url: string;
  /** What it answers; 0: it breaks off. */
  status = 201;
  headers: Record<string, string> = {};
  /** The most requests that were under way at a time. */
  busiest = 0;
  /** Holds answers back until it is resolved. */
  hold: Promise<void> = Promise.resolve();
  readonly #browsers = new Map<string, Browser>();

  private constructor(url: string) {
    this.url = url;
  }

  static async start(): Promise<FakePushService> {
    let busy = 0;
    const server = createServer(async (request, response) => {
      busy++;
      service.busiest = Math.max(service.busiest, busy);
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { url: path = '', headers } = request;
      service.deliveries.push({ path, headers, note: service.#browsers.get(path)?.read(Buffer.concat(parts)) });
      await service.hold;
      busy--;
      if (service.status === 0) request.socket.destroy();
      else response.writeHead(service.status, service.headers).end('thank you');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const service = new FakePushService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return service;
  }

  /** What a browser that somebody has allowed to be woken tells the house. */
  subscribe(name: string): PushSubscription {
    const browser = new Browser();
    this.#browsers.set(`/${name}`, browser);
    return { endpoint: `${this.url}/${name}`, keys: browser.keys };
  }
}

/** Reads what is encrypted for it, as RFC 8291 and RFC 8188 have it. */
class Browser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#ecdh.generateKeys();
  }

  get keys(): PushSubscription['keys'] {
    return { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs]);
    const shared = expand(hmac(this.#auth, this.#ecdh.computeSecret(theirs)), info);
    const secret = hmac(salt, shared);
    const key = expand(secret, Buffer.from('Content-Encoding: aes128gcm\0')).subarray(0, 16);
    const nonce = expand(secret, Buffer.from('Content-Encoding: nonce\0')).subarray(0, 12);
    const sealed = body.subarray(21 + idLength);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();
/** The first block of HKDF. */
const expand = (key: Buffer, info: Buffer): Buffer => hmac(key, Buffer.concat([info, Buffer.of(1)]));

/** What a delivery says of its sender, if the signature is that of the key beside it (RFC 8292). */
export function senderOf({ headers }: Delivery): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'))) {
    throw new Error('The signature is wrong');
  }
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) };
}
