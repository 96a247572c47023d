import type { IncomingMessage } from 'node:http';

/**
 * Who asks, for limits that hold for each address. Behind a trusted proxy it is the last entry of `X-Forwarded-For`: the one that the proxy
 * has added itself; what stands before it, anybody may have made up.
 */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return last || (socket.remoteAddress ?? '');
}

/** Whether an address is this very machine: a program that runs here, or a proxy of which nobody said that it can be trusted. */
export function isThisMachine(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
