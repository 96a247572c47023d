/** Whatever is longer has its length in two more bytes, or in eight. */
const SHORT = 126;
const MEDIUM = 65_536;

/**
 * A text message as a server sends it over WebSocket: one whole frame, unmasked and uncompressed (RFC 6455, 5.2). A string has one character
 * for each byte (`latin1`): the system takes most messages as they are, and nothing has to be allocated for them.
 */
export function textFrame(text: string): Buffer | string {
  const length = Buffer.byteLength(text);
  if (length === text.length && length < MEDIUM) return head(length) + text;
  const start = length < MEDIUM ? Buffer.from(head(length), 'latin1') : longHead(length);
  return Buffer.concat([start, Buffer.from(text)]);
}

function head(length: number): string {
  if (length < SHORT) return String.fromCharCode(0x81, length);
  return String.fromCharCode(0x81, SHORT, length >> 8, length & 0xff);
}

function longHead(length: number): Buffer {
  const bytes = Buffer.from([0x81, SHORT + 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
}
