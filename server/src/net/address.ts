import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Who asks, for limits that hold for each address. Behind a trusted proxy it is the last entry of `X-Forwarded-For`: the one that the proxy
 * has added itself; what stands before it, anybody may have made up. Of an IPv6 address it is the network (/64): who has one, has 2⁶⁴ addresses.
 */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return networkOf(last || (socket.remoteAddress ?? ''));
}

function networkOf(address: string): string {
  if (address === '::1' || !isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...new Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether an address is this very machine: a program that runs here, or a proxy of which nobody said that it can be trusted. */
export function isThisMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
