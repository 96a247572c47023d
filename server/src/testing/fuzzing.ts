import { randomBytes } from 'node:crypto';
import { pick, type Random, seeded } from '@spieleabend/kernel';
import { WebSocket } from 'ws';
import { LIMITS, PROTOCOL, ServerMessage } from '../protocol/index.ts';
import { malformed, type Target } from './malformed.ts';

interface Plan {
  readonly port: number;
  /** How many messages are sent at least. */
  readonly messages: number;
  /** How many connections at a time. */
  readonly connections: number;
  readonly seed: string;
  /** Tables at which the strangers hold a chair, with the secret of it. */
  readonly seats: readonly Target[];
  /** Tables that they only watch. */
  readonly watched: readonly string[];
  readonly progress?: (sent: number) => void;
}

export interface Fuzzed {
  /** How many messages were sent, and how many of them met nothing but a limit of rate. */
  readonly sent: number;
  readonly tooFast: number;
  readonly connections: number;
  /** How often each answer came: `done`, `refused stale-ask`, `error malformed`, … */
  readonly answers: ReadonlyMap<string, number>;
  /** What should not have been in any answer. */
  readonly problems: readonly string[];
}

/** A stack, a path, or the words of a library: nothing that a stranger should read. */
const INSIDES =
  /\bat .+:\d+:\d+|node_modules|node:internal|\/(home|root|tmp|usr|work)\/|\.(ts|mjs|js):\d|SQLITE|TypeError|ZodError|Unexpected token/;
/** So many messages are sent on a connection: fewer than the faults that end one, so that each of them is looked at. */
const EACH = 9;
/** In milliseconds. */
const PATIENCE = 10_000;

/**
 * Sends malformed messages from many connections, each from an address of its own (the server has to trust `X-Forwarded-For`) and below the limits,
 * so that every message is looked at; one connection in fifty goes beyond them.
 */
export async function fuzz(plan: Plan): Promise<Fuzzed> {
  const answers = new Map<string, number>();
  const problems: string[] = [];
  let sent = 0;
  let connections = 0;
  const heard = (text: string): void => {
    const insides = INSIDES.exec(text);
    if (insides !== null) problems.push(`It tells of its insides (${insides[0]}): ${text.slice(0, 300)}`);
    const message = ServerMessage.safeParse(JSON.parse(text));
    if (!message.success) {
      problems.push(`No message of the protocol: ${text.slice(0, 300)}`);
      return;
    }
    const { data } = message;
    const reason = data.type === 'refused' || data.type === 'error' ? data.reason.code : '';
    if (data.type === 'done' || reason !== '') {
      const answer = `${data.type} ${reason}`.trim();
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    if (reason === 'failed') problems.push(`A table failed: ${text}`);
  };
  const stranger = async (number: number): Promise<void> => {
    const random = seeded(`${plan.seed} ${number}`);
    while (sent < plan.messages) {
      const count = connections++;
      const flood = count % 50 === 49;
      const more = await visit(plan, random, { count, messages: flood ? 100 : EACH, heard });
      sent += more;
      if (count % 1000 === 0) plan.progress?.(sent);
    }
  };
  await Promise.all(Array.from({ length: plan.connections }, (_, number) => stranger(number)));
  const tooFast = [...answers].reduce((sum, [answer, n]) => (answer.endsWith('too-fast') ? sum + n : sum), 0);
  return { sent, tooFast, connections, answers, problems };
}

interface Visit {
  readonly count: number;
  readonly messages: number;
  readonly heard: (text: string) => void;
}

/** One connection: says hello, mostly; sends its messages; waits for the answer to the last, or for the end. Gives how many it has sent. */
function visit({ port, seats, watched }: Plan, random: Random, { count, messages, heard }: Visit): Promise<number> {
  return new Promise((resolve, reject) => {
    const seat = pick(seats, random);
    const isSeated = random.below(4) > 0;
    const target =
      isSeated || watched.length === 0 ? seat : { code: pick(watched, random), token: randomBytes(16).toString('hex') };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      perMessageDeflate: false,
      localAddress: `127.0.${1 + (count % 50)}.1`,
      headers: { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` },
    });
    const timer = setTimeout(() => {
      socket.terminate();
      reject(new Error('A connection was neither answered nor ended.'));
    }, PATIENCE);
    let sent = 0;
    const talk = (): void => {
      for (; sent < messages; sent++) socket.send(malformed(random, target));
      if (random.below(200) === 0) {
        sent++;
        socket.send('x'.repeat(LIMITS.message + random.below(100_000)));
      }
      socket.send('{"type":"visible","id":"last","visible":true}');
    };
    // Some say no hello; the others wait until they have been heard.
    const isPolite = random.below(20) > 0;
    socket.on('open', () => {
      if (!isPolite) return talk();
      const { code, token } = target;
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code, token: isSeated ? token : undefined }));
    });
    socket.on('message', (data) => {
      const text = data.toString();
      heard(text);
      if (sent === 0 && text.startsWith('{"type":"table"')) talk();
      if (text.includes('"id":"last"') || (!isPolite && text.includes('hello-first'))) socket.terminate();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(sent);
    });
  });
}
