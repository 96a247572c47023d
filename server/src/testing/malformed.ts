import { pick, type Random } from '@spieleabend/kernel';
import { PROTOCOL } from '../protocol/index.ts';

/** A hostile message: text, or bytes for a binary frame. */
export type Malformed = string | Buffer;

type Fields = Readonly<Record<string, unknown>>;

/** What a stranger may know of a table, so that his messages get as far as they can. */
export interface Target {
  readonly code: string;
  readonly token: string;
}

/** One of every kind, as it would be right somewhere. */
function valid(random: Random, { code, token }: Target): Fields {
  const id = `f${random.below(1e9)}`;
  const chair = random.below(4);
  const hash = 'ab'.repeat(32);
  return pick<Fields>(
    [
      { type: 'hello', protocol: PROTOCOL, code, token, since: random.below(50), fair: true },
      { type: 'take', id, chair, name: 'Zoë', token },
      { type: 'leave', id },
      { type: 'rename', id, name: `N${random.below(1e6)}` },
      { type: 'set-chair', id, chair, setting: { kind: 'bot', level: 'greedy', name: 'Otto' } },
      { type: 'start', id },
      { type: 'decide', id, ask: random.below(60), move: pick(['keep', 'b9', 'wkr', 'x', 'k3', 'reroll'], random) },
      { type: 'withdraw', id, ask: random.below(60) },
      { type: 'take-back', id, seq: random.below(60) },
      { type: 'happen', id, ask: random.below(60), outcome: '123456' },
      { type: 'correct', id, seq: random.below(60) },
      { type: 'rematch', id, first: 'winner' },
      { type: 'set-table', id, visibility: 'listed', talk: false },
      { type: 'visible', id, visible: random.below(2) === 0 },
      { type: 'substitute', id, chair },
      { type: 'come-back', id },
      { type: 'resign', id },
      { type: 'propose', id, what: pick(['take-back', 'pause', 'abort'], random) },
      { type: 'answer', id, proposal: random.below(5), agree: true },
      { type: 'resume', id },
      { type: 'contribute', id, what: { type: 'commit', round: 1, commitment: hash } },
      { type: 'contribute', id, what: { type: 'reveal', round: 1, contribution: hash } },
      { type: 'say', id, what: { kind: 'text', text: 'Hallo' } },
      { type: 'say', id, what: { kind: 'phrase', phrase: 'hello' } },
      {
        type: 'push',
        id,
        subscription: { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
      },
      { type: 'hurry', id },
    ],
    random,
  );
}

const STRANGE: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => 2 ** 53,
  () => 1e308,
  () => '',
  () => ' ',
  () => [],
  () => {},
  () => ({ toString: 'x', valueOf: 1, length: -1 }),
  () => '../../etc/passwd',
  () => "'; drop table entries; --",
  () => '<script>alert(1)</script>',
  () => '{{7*7}} %s %n',
  () => '\u0000\u0007',
  () => '\ud800',
  () => '\u202e\u200b\u2066',
  () => '\ufeff\u0301'.repeat(20),
  () => '👩‍👩‍👧‍👦'.repeat(20),
  (random) => 'x'.repeat(random.below(3000)),
  (random) => String.fromCharCode(...Array.from({ length: 1 + random.below(30) }, () => random.below(0x10000))),
  (random) => Array.from({ length: random.below(200) }, () => random.below(9)),
  (random) => `__proto__ constructor prototype`.split(' ')[random.below(3)],
];

/** Mutations of a message's fields. */
const FIELDWISE: readonly ((message: Record<string, unknown>, field: string, random: Random) => void)[] = [
  (message, field) => delete message[field],
  (message, field, random) => {
    message[field] = pick(STRANGE, random)(random);
  },
  (message, field) => {
    message[field] = [message[field]];
  },
  (message, field) => {
    message[field] = { [field]: message[field] };
  },
  (message, field) => {
    message[field] = JSON.stringify(message[field]);
  },
  (message, field, random) => {
    const value = message[field];
    message[field] = typeof value === 'string' ? value.repeat(1 + random.below(20)) : -1e6 * random.below(1e6);
  },
  (message, field, random) => {
    const value = message[field];
    if (typeof value === 'object' && value !== null) message[field] = mutated({ ...value }, random);
  },
  (message, field, random) => {
    message[`${field}${pick(['', ' ', '\u0000', '2'], random)}`] = message[field];
  },
];

/** Mutations of what is written. */
const TEXTWISE: readonly ((text: string, random: Random) => Malformed)[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.slice(random.below(text.length)),
  (text) => text + text,
  (text) => `[${text}]`,
  (text) => JSON.stringify(text),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('{', '{"__proto__":{"isHost":true},'),
  (text) => text.replace('{', '{"type":"start","id":"a",'),
  (text) => text.replace(/:(\d+)/, ':1e999'),
  (text) => text.replace(/:(\d+)/, ':-0'),
  (text, random) => text.replace('{', `{"deep":${'['.repeat(1 + random.below(1500))}`),
  (text, random) => {
    const depth = 1 + random.below(900);
    return text.replace('{', `{"deep":${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)},`).slice(0, 4096);
  },
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + String.fromCharCode(random.below(0x10000)) + text.slice(at + 1);
  },
  (text) => Buffer.from(text),
  (_text, random) => Buffer.from(Array.from({ length: random.below(400) }, () => random.below(256))),
  (_text, random) => pick(['null', '[]', '0', '""', 'NaN', 'undefined', '{}', '\u0000', ''], random),
];

/** A message that nobody should send: a right one with something wrong, or a right one in the wrong place. */
export function malformed(random: Random, target: Target): Malformed {
  const message = { ...valid(random, target) };
  const kind = random.below(10);
  if (kind < 2) return JSON.stringify(message);
  if (kind < 6) return JSON.stringify(mutated(message, random));
  return pick(TEXTWISE, random)(JSON.stringify(kind < 8 ? message : mutated(message, random)), random);
}

function mutated(message: Record<string, unknown>, random: Random): Record<string, unknown> {
  const times = 1 + random.below(3);
  for (let n = 0; n < times; n++) {
    const fields = Object.keys(message);
    if (fields.length > 0) pick(FIELDWISE, random)(message, pick(fields, random), random);
  }
  return message;
}
