/** Whatever is longer has its length in two more bytes, or in eight. */
const SHORT = 126;
const MEDIUM = 65_536;

/** A text message as a server sends it over WebSocket: one whole frame, unmasked and uncompressed (RFC 6455, 5.2). */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (length < SHORT) frame[1] = length;
  else if (length < MEDIUM) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
