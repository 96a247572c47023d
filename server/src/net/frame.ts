/** Whatever is longer has its length in two more bytes, or in eight. */
const SHORT = 126;
const MEDIUM = 65_536;

/**
 * A text message as a server sends it over WebSocket: one whole frame, unmasked and uncompressed (RFC 6455, 5.2). A character for each byte
 * (`latin1`): most texts are so by themselves, frames are put together as strings, and the system takes them without another copy.
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  return head(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function head(length: number): string {
  if (length < SHORT) return String.fromCharCode(0x81, length);
  if (length < MEDIUM) return String.fromCharCode(0x81, SHORT, length >> 8, length & 0xff);
  const bytes = Buffer.from([0x81, SHORT + 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString('latin1');
}
