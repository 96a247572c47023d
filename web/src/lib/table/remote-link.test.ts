import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serve } from '@spieleabend/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type LineEvents, type LinkState, RemoteLink, type World } from './remote-link.ts';

let dataDir: string;
let serving: Serving;
let port: number;
const links: RemoteLink[] = [];

async function start(on = 0, pace = 0): Promise<void> {
  serving = await serve({ port: on, dataDir, pace: () => pace });
  port = serving.port;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'spieleabend-'));
  await start();
});

afterEach(async () => {
  for (const link of links.splice(0)) link.close();
  await serving.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A person at a table; `sent` holds what left his device, `deaf` loses what comes in. */
class Person {
  readonly link: RemoteLink;
  readonly sent: string[] = [];
  state: LinkState | null = null;
  deaf = false;
  /** So many milliseconds his clock has been put forward. */
  ahead = 0;
  /** Whether his device believes that it has a network. */
  online = true;
  #sockets: WebSocket[] = [];
  #check: () => void = () => {};

  constructor(code: string, token: string | null) {
    const world: World = {
      connect: (events) => this.#connect(events),
      now: () => Date.now() + this.ahead,
      // The waits of the product, a hundred times as fast.
      later: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds / 100);
        return () => clearTimeout(timer);
      },
      jitter: () => 0,
      online: () => this.online,
    };
    this.link = new RemoteLink(code, token, world, (state) => {
      this.state = state;
      this.#check();
    });
    links.push(this.link);
  }

  /** The connection breaks, as if a cable were pulled. */
  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  until(holds: (state: LinkState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#check = () => {
        if (this.state !== null && holds(this.state)) resolve();
      };
      this.#check();
    });
  }

  #connect(events: LineEvents) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    this.#sockets.push(socket);
    socket.on('open', () => events.open());
    socket.on('message', (data) => {
      if (!this.deaf) events.message(data.toString());
    });
    socket.on('close', () => events.lost());
    socket.on('error', () => {});
    return {
      send: (text: string) => {
        this.sent.push(text);
        socket.send(text);
      },
      close: () => {
        socket.removeAllListeners();
        socket.on('error', () => {});
        socket.close();
      },
    };
  }
}

async function newTable(
  chairs: readonly { kind: string; level?: string }[],
  game = 'eineu',
  more: object = {},
): Promise<{ code: string; token: string }> {
  const response = await fetch(`${serving.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, chairs, name: 'Anna', first: 'order', ...more }),
  });
  return response.json();
}

async function twoPeople(more: object = {}): Promise<{ code: string; anna: Person; ben: Person }> {
  const { code, token } = await newTable([{ kind: 'person' }, { kind: 'open' }], 'eineu', more);
  const anna = new Person(code, token);
  const ben = new Person(code, null);
  await ben.until(({ table }) => table !== null);
  const bensToken = 'b'.repeat(22);
  ben.link.token = bensToken;
  ben.link.send({ type: 'take', chair: 1, name: 'Ben', token: bensToken });
  await anna.until(({ table }) => table?.chairs[1]?.name === 'Ben');
  anna.link.send({ type: 'start' });
  await Promise.all([anna, ben].map((person) => person.until(({ look }) => look !== null)));
  return { code, anna, ben };
}

/** The first of the two who has to decide, and a move of the black die that is always possible at the start (EI-1.2, EI-3.2). */
function opening(anna: Person, ben: Person): { first: Person; other: Person; ask: number; move: string } {
  const [first, other] = anna.state?.look?.ask != null ? [anna, ben] : [ben, anna];
  return { first, other, ask: first.state?.look?.ask ?? -1, move: 'k3' };
}

test('a broken connection heals by itself, and only what is new is sent', async () => {
  const { anna, ben } = await twoPeople();
  const { first, other, ask, move } = opening(anna, ben);
  other.cut();
  await other.until(({ connection }) => connection.state === 'trying');
  first.link.send({ type: 'decide', ask, move });
  await other.until(
    ({ look, connection }) => look?.log.at(-1)?.endsWith(move) === true && connection.state === 'connected',
  );
  expect(other.state?.look?.log).toEqual(first.state?.look?.log);
  expect(JSON.parse(other.sent.at(-1) ?? '')).toMatchObject({ type: 'hello', since: expect.any(Number) });
});

test('a move whose answer was lost is sent again and made once', async () => {
  const { anna, ben } = await twoPeople();
  const { first, other, ask, move } = opening(anna, ben);
  first.deaf = true;
  first.link.send({ type: 'decide', ask, move });
  await other.until(({ look }) => look?.log.at(-1)?.endsWith(move) === true);
  first.deaf = false;
  first.cut();
  await first.until(({ look }) => look?.log.at(-1)?.endsWith(move) === true);
  // The resent command is answered before the next one.
  first.link.send({ type: 'withdraw', ask });
  await first.until(({ refusal }) => refusal !== null);
  expect(first.sent.filter((text) => text.includes('"decide"'))).toHaveLength(2);
  expect(first.state?.look?.log.filter((entry) => entry.endsWith(move))).toHaveLength(1);
  expect(first.state?.refusal?.code).not.toBe('not-your-turn');
});

test('a server that keeps silent after a command is left and found again', async () => {
  const { anna, ben } = await twoPeople();
  const { first, ask, move } = opening(anna, ben);
  first.deaf = true;
  first.link.send({ type: 'decide', ask, move });
  first.ahead = 10_000;
  await first.until(({ connection }) => connection.state === 'trying');
  first.deaf = false;
  await first.until(({ look }) => look?.log.at(-1)?.endsWith(move) === true);
});

test('a connection that has died is noticed although the clock of the device was set back meanwhile', async () => {
  const { anna } = await twoPeople();
  anna.deaf = true;
  anna.ahead = -3_600_000;
  // The link looks at the clock from time to time.
  await new Promise((resolve) => setTimeout(resolve, 200));
  anna.ahead += 61_000;
  await anna.until(({ connection }) => connection.state === 'trying');
});

test('what was decided without a connection is sent when it is back, after a restart of the server too', async () => {
  const { anna, ben } = await twoPeople();
  const { first, other, ask, move } = opening(anna, ben);
  await serving.close();
  await first.until(({ connection }) => connection.state === 'trying');
  first.link.send({ type: 'decide', ask, move });
  await start(port);
  await Promise.all(
    [first, other].map((person) => person.until(({ look }) => look?.log.at(-1)?.endsWith(move) === true)),
  );
});

test('a refused move gives its reason, and the next move that goes through clears it', async () => {
  const { anna, ben } = await twoPeople();
  const { first, ask } = opening(anna, ben);
  first.link.send({ type: 'decide', ask, move: 'b5' });
  await first.until(({ refusal }) => refusal !== null);
  expect(first.state?.refusal?.rule).toBe('EI-3.1');
  first.link.send({ type: 'decide', ask, move: 'b9' });
  await first.until(({ refusal }) => refusal === null);
});

test('a table that does not exist is final', async () => {
  const person = new Person('ABCDEF', null);
  await person.until(({ fault }) => fault !== null);
  expect(person.state?.fault?.code).toBe('no-table');
});

test('a secret that holds no chair leaves a spectator', async () => {
  const { code } = await newTable([{ kind: 'person' }, { kind: 'open' }]);
  const person = new Person(code, 'x'.repeat(24));
  await person.until(({ table }) => table !== null);
  expect(person.state?.table?.you).toEqual({ chair: null, host: false });
  expect(person.link.token).toBeNull();
});

test('getting up in mid-game leaves the seat, and whoever shows the secret again has it back', async () => {
  const { code, anna } = await twoPeople();
  const token = anna.link.token;
  anna.link.send({ type: 'leave' });
  await anna.until(({ look }) => look?.viewer === 'spectator');
  anna.cut();
  await anna.until(({ connection }) => connection.state === 'trying');
  await anna.until(({ connection }) => connection.state === 'connected');
  expect(anna.state?.table?.you.chair).toBeNull();
  const again = new Person(code, token);
  await again.until(({ look }) => look !== null);
  expect(again.state?.table?.you.chair).toBe(0);
});

test('a hello that the server cannot read is not said again', async () => {
  const person = new Person('ABCDEF', 'x');
  await person.until(({ fault }) => fault !== null);
  expect(person.state?.fault?.code).toBe('malformed');
});

test('a device that loses its network says so before the line is silent, and comes back when it is woken', async () => {
  const { code } = await newTable([{ kind: 'person' }, { kind: 'open' }]);
  const person = new Person(code, null);
  await person.until(({ connection }) => connection.state === 'connected');
  person.online = false;
  person.link.unplugged();
  expect(person.state?.connection.state).toBe('offline');
  person.online = true;
  person.link.wake();
  await person.until(({ connection }) => connection.state === 'connected');
});

test('who hurries a bot sees its move, and is told nothing else', async () => {
  await serving.close();
  await start(0, 1_000_000);
  const { code, token } = await newTable([{ kind: 'bot', level: 'greedy' }, { kind: 'person' }], 'twenty-one');
  const anna = new Person(code, token);
  await anna.until(({ table }) => table !== null);
  anna.link.hurry();
  anna.link.send({ type: 'start' });
  await anna.until(({ look }) => look?.waiting.join() === '0');
  const { length } = anna.state?.look?.log ?? [];
  anna.link.hurry();
  await anna.until(({ look }) => (look?.log.length ?? 0) > length);
  expect(anna.state?.refusal).toBeNull();
});

test('a server that knows no hurrying is not asked again, and nobody is told', () => {
  const sent: { type: string; id: string }[] = [];
  let line: LineEvents | null = null;
  const said = (message: object) => line?.message(JSON.stringify(message));
  const link = new RemoteLink(
    'ABCDEF',
    null,
    {
      connect: (events) => {
        line = events;
        return { send: (text) => sent.push(JSON.parse(text)), close: () => {} };
      },
      now: () => 0,
      later: () => () => {},
      jitter: () => 0,
      online: () => true,
    },
    () => {},
  );
  links.push(link);
  said({
    ...{ type: 'table', code: 'ABCDEF', game: 'eineu', rules: 1, options: {}, chance: 'drawn', phase: 'playing' },
    ...{ chairs: [], host: 0, spectators: 0, visibility: 'private', talk: true, time: null, timeout: 'bot' },
    ...{ proposal: null, next: null, you: { chair: 0, host: true } },
  });
  link.hurry();
  expect(sent.map(({ type }) => type)).toEqual(['hurry']);
  said({ type: 'refused', id: sent[0]?.id, reason: { code: 'not-seated' } });
  link.hurry();
  said({ type: 'refused', id: sent[1]?.id, reason: { code: 'malformed' } });
  link.hurry();
  expect(sent).toHaveLength(2);
  expect(link.state).toMatchObject({ refusal: null, fault: null, connection: { state: 'connected' } });
});

test('a command that the server cannot read is refused once, and not sent again for ever', async () => {
  const { anna } = await twoPeople();
  anna.link.send({ type: 'rename', name: '\u202e' });
  await anna.until(({ refusal }) => refusal !== null);
  expect(anna.state?.refusal?.code).toBe('malformed');
  anna.cut();
  await anna.until(({ connection }) => connection.state === 'trying');
  await anna.until(({ connection }) => connection.state === 'connected');
  anna.link.send({ type: 'rename', name: 'Annette' });
  await anna.until(({ table }) => table?.chairs[0]?.name === 'Annette');
  expect(anna.sent.filter((text) => text.includes('\u202e'))).toHaveLength(1);
});

test('a page out of sight is told to the others, after a new connection too, and back in sight as well', async () => {
  const { anna, ben } = await twoPeople();
  const presence = (expected: string) => ben.until(({ table }) => table?.chairs[0]?.presence === expected);
  await presence('here');
  anna.link.seen(false);
  await presence('away');
  anna.cut();
  await anna.until(({ connection }) => connection.state === 'trying');
  await anna.until(({ connection }) => connection.state === 'connected');
  await presence('away');
  anna.link.seen(true);
  await presence('here');
  const said = anna.sent.filter((text) => text.includes('"visible"')).map((text) => JSON.parse(text).visible);
  expect(said).toEqual([false, false, true]);
  expect(anna.state?.refusal).toBeNull();
});

test('clocks come with the time of this device at which they were true, and stand still in a pause', async () => {
  const time = { kind: 'live', bank: 60_000, increment: 0 };
  const { anna, ben } = await twoPeople({ time });
  await anna.until(({ clocks }) => clocks !== null);
  // Who moves first is up to the lot; the time of the other one stands still.
  const [mover = 0] = anna.state?.look?.waiting ?? [];
  expect(anna.state?.clocks?.running).toEqual([mover]);
  expect(anna.state?.clocks?.left[1 - mover]).toBe(60_000);
  anna.link.send({ type: 'propose', what: 'pause' });
  await ben.until(({ table }) => table?.proposal?.missing.join() === '1');
  ben.link.send({ type: 'answer', proposal: ben.state?.table?.proposal?.id ?? -1, agree: true });
  await Promise.all([anna, ben].map((person) => person.until(({ paused }) => paused)));
  expect(anna.state?.clocks?.running).toEqual([]);
  ben.link.send({ type: 'resume' });
  await anna.until(({ paused, clocks }) => !paused && clocks?.running.length === 1);
});

test('two tabs of one person show the same, and either may act', async () => {
  const { code, anna, ben } = await twoPeople();
  const { first, other, ask, move } = opening(anna, ben);
  const tab = new Person(code, first.link.token);
  await tab.until(({ look }) => look !== null);
  expect(tab.state?.look).toEqual(first.state?.look);
  tab.link.send({ type: 'decide', ask, move });
  await Promise.all(
    [first, tab, other].map((person) => person.until(({ look }) => look?.log.at(-1)?.endsWith(move) === true)),
  );
  expect(tab.state?.look).toEqual(first.state?.look);
  // The other person sees one Anna or Ben, not two.
  expect(other.state?.table?.chairs.filter(({ presence }) => presence === 'here')).toHaveLength(2);
  expect(other.state?.table?.spectators).toBe(0);
});

test('a tab that did not notice that the other one has decided is told so, and shows how things stand', async () => {
  const { code, anna, ben } = await twoPeople();
  const { first, ask, move } = opening(anna, ben);
  const stale = new Person(code, first.link.token);
  await stale.until(({ look }) => look !== null);
  // It sleeps: what has come in meanwhile is lost with its connection.
  stale.deaf = true;
  first.link.send({ type: 'decide', ask, move });
  await first.until(({ look }) => look?.log.at(-1)?.endsWith(move) === true);
  expect(stale.state?.look?.ask).toBe(ask);
  stale.deaf = false;
  stale.link.send({ type: 'decide', ask, move: 'b9' });
  await stale.until(({ refusal }) => refusal !== null);
  expect(stale.state?.refusal?.code).toMatch(/^(stale-ask|not-your-turn)$/);
  stale.cut();
  await stale.until(({ look }) => look?.log.at(-1)?.endsWith(move) === true);
  expect(stale.state?.look).toEqual(first.state?.look);
});

test('a tab that watched sits down with the one that has taken a chair', async () => {
  const { code } = await newTable([{ kind: 'person' }, { kind: 'open' }]);
  const [tab, watching] = [new Person(code, null), new Person(code, null)];
  await Promise.all([tab, watching].map((person) => person.until(({ table }) => table !== null)));
  const token = 'c'.repeat(22);
  tab.link.token = token;
  tab.link.send({ type: 'take', chair: 1, name: 'Cleo', token });
  await tab.until(({ table }) => table?.you.chair === 1);
  watching.link.comeAs(token);
  await watching.until(({ table }) => table?.you.chair === 1);
  expect(watching.state?.connection.state).toBe('connected');
});

test('what was said is known once, also after the connection broke and after the server has forgotten it', async () => {
  const { anna, ben } = await twoPeople();
  const phrases = (person: Person) => person.state?.said.map(({ name, what }) => `${name}: ${what.phrase}`);
  anna.link.send({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
  await ben.until(({ said }) => said.length === 1);
  ben.cut();
  await ben.until(({ connection }) => connection.state === 'trying');
  anna.link.send({ type: 'say', what: { kind: 'phrase', phrase: 'one-moment' } });
  await ben.until(({ said }) => said.length > 1);
  expect(phrases(ben)).toEqual(['Anna: hello', 'Anna: one-moment']);

  await serving.close();
  await start(port);
  anna.link.send({ type: 'say', what: { kind: 'phrase', phrase: 'back-again' } });
  await ben.until(({ said }) => said.length > 2);
  expect(phrases(ben)).toEqual(['Anna: hello', 'Anna: one-moment', 'Anna: back-again']);
});

test('something said that is refused says so apart from the game', async () => {
  const { anna, ben } = await twoPeople();
  anna.link.send({ type: 'set-table', talk: false });
  await ben.until(({ table }) => table?.talk === false);
  const what = { kind: 'text', text: 'Eigene Worte' } as const;
  ben.link.send({ type: 'say', what });
  await ben.until(({ unsaid }) => unsaid !== null);
  expect(ben.state).toMatchObject({ unsaid: { what, reason: { code: 'no-talk' } }, refusal: null, said: [] });
  ben.link.send({ type: 'say', what: { kind: 'reaction', reaction: 'wow' } });
  await ben.until(({ said }) => said.length === 1);
  await ben.until(({ unsaid }) => unsaid === null);
});
