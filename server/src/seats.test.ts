import { expect, test } from 'vitest';
import { silent } from './push/pusher.ts';
import { hashToken, newToken } from './secrets.ts';
import { MemoryStorage } from './storage/memory.ts';
import { TestClient } from './testing/client.ts';
import { beginGame, post, seatPeople, startServer } from './testing/table.ts';

test('whoever opens the link takes an open chair, and everybody sees it', async () => {
  const serving = await startServer();
  const { people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  await anna?.until(() => anna.table?.chairs[1]?.presence === 'here');
  expect(anna?.table?.chairs).toMatchObject([
    { kind: 'person', name: 'Anna', presence: 'here', seat: null },
    { kind: 'person', name: 'Ben', presence: 'here', seat: null },
  ]);
  expect(anna?.table?.you).toEqual({ chair: 0, host: true });
  expect(ben?.table?.you).toEqual({ chair: 1, host: false });
});

test('a chair that is taken, a name that is taken, a chair that is not there', async () => {
  const serving = await startServer();
  const chairs = [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { code } = await seatPeople(serving, { game: 'twenty-one', chairs: [...chairs] }, ['Anna', 'Ben']);
  const carla = await TestClient.join(serving, code);
  const token = newToken();
  expect(await carla.ask({ type: 'take', chair: 1, name: 'Carla', token })).toMatchObject({ code: 'chair-taken' });
  expect(await carla.ask({ type: 'take', chair: 2, name: ' BEN ', token })).toMatchObject({ code: 'name-taken' });
  expect(await carla.ask({ type: 'take', chair: 2, name: 'Ｂe\u200dn', token })).toMatchObject({ code: 'name-taken' });
  expect(await carla.ask({ type: 'take', chair: 7, name: 'Carla', token })).toMatchObject({ code: 'unknown-chair' });
  expect(carla.table?.you.chair).toBeNull();
  expect(await carla.ask({ type: 'take', chair: 2, name: 'Carla', token })).toBeNull();
  expect(await carla.ask({ type: 'take', chair: 2, name: 'Carla', token })).toBeNull();
  expect(await carla.ask({ type: 'take', chair: 1, name: 'Carla', token: newToken() })).toMatchObject({
    code: 'already-seated',
  });
});

test('two who reach for the same chair at once: one has it', async () => {
  const serving = await startServer();
  const { code } = await (await post(serving, newTable())).json();
  const two = await Promise.all([TestClient.join(serving, code), TestClient.join(serving, code)]);
  const answers = await Promise.all(
    two.map((client, index) => client.ask({ type: 'take', chair: 1, name: `Person ${index}`, token: newToken() })),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(answers.find((answer) => answer !== null)).toMatchObject({ code: 'chair-taken' });
});

test('a secret that holds no chair is told so and may only watch', async () => {
  const serving = await startServer();
  const { code, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const stranger = await TestClient.join(serving, code, newToken());
  expect(await stranger.find((m) => m.type === 'error')).toMatchObject({ reason: { code: 'token' }, final: false });
  await stranger.until(() => stranger.look !== null);
  expect(stranger.look?.viewer).toBe('spectator');
  expect(await stranger.ask({ type: 'decide', ask: 1, move: 'b9' })).toMatchObject({ code: 'not-seated' });
  for (const token of tokens) expect(stranger.texts.join()).not.toContain(token);
});

test('the secret of one table is worth nothing at another', async () => {
  const serving = await startServer();
  const { tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const other = await beginGame(serving, { game: 'eineu' }, ['Cem', 'Dora']);
  const thief = await TestClient.join(serving, other.code, tokens[0]);
  expect(await thief.find((m) => m.type === 'error')).toMatchObject({ reason: { code: 'token' } });
});

test('no secret is stored, and none is sent to anybody else', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const summary = await (await fetch(`${serving.url}/api/tables/${code}`)).text();
  const sent = [summary, ...people.flatMap((person) => person.texts)].join('\n');
  for (const token of tokens) expect(sent).not.toContain(token);
  expect(sent).not.toContain('holder');
});

test('two sockets may share a seat; both see the same and either may play', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const seat = people.findIndex((person) => person.look?.ask !== null);
  const [first, second] = [people[seat], await TestClient.join(serving, code, tokens[seat])];
  await second.until(() => second.look !== null);
  expect(second.look).toMatchObject({ viewer: first?.look?.viewer, ask: first?.look?.ask });
  const answers = await Promise.all([first?.decide('k3'), second.decide('k3')]);
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  await first?.until(() => first.log.at(-1)?.endsWith(':k3') === true);
  await second.until(() => second.log.length === first?.log.length);
  expect(second.log).toEqual(first?.log);
});

test('dropped is not left: the chair waits, offline, and is there again with the secret', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  await ben?.close();
  await anna?.until(() => anna.table?.chairs[1]?.presence === 'away');
  expect(anna?.table?.chairs[1]?.name).toBe('Ben');
  const again = await TestClient.join(serving, code, tokens[1]);
  await anna?.until(() => anna.table?.chairs[1]?.presence === 'here');
  expect(again.table?.you.chair).toBe(1);
});

test('who gets up before the game frees his chair; who gets up later keeps it', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  expect(await ben?.ask({ type: 'leave' })).toBeNull();
  await anna?.until(() => anna.table?.chairs[1]?.kind === 'open');
  expect(await ben?.ask({ type: 'take', chair: 1, name: 'Ben', token: tokens[1] ?? '' })).toBeNull();
  expect(await anna?.ask({ type: 'start' })).toBeNull();
  expect(await ben?.ask({ type: 'leave' })).toBeNull();
  await anna?.until(() => anna.table?.chairs[1]?.presence === 'away');
  await ben?.until(() => ben.look?.viewer === 'spectator');
  expect(anna?.table?.chairs[1]).toMatchObject({ kind: 'person', name: 'Ben' });
  const again = await TestClient.join(serving, code, tokens[1]);
  expect(again.table?.you.chair).toBe(1);
});

test('of somebody who got up, or was sent off, nothing is kept of where he could have been woken', async () => {
  const storage = new MemoryStorage();
  const serving = await startServer({ storage, push: { ...silent, accepts: () => true } });
  const { people, tokens } = await seatPeople(serving, { game: 'twenty-one' }, ['Anna', 'Ben', 'Carla']);
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  for (const [index, person] of people.entries()) {
    const endpoint = `https://push.example/${index}`;
    expect(await person.ask({ type: 'push', subscription: { endpoint, keys } })).toBeNull();
  }
  const [anna, ben] = people;
  expect(await ben?.ask({ type: 'leave' })).toBeNull();
  expect(await anna?.ask({ type: 'set-chair', chair: 2, setting: { kind: 'open' } })).toBeNull();
  const kept = await Promise.all(tokens.map((token) => storage.pushes(hashToken(token))));
  expect(kept.map(({ length }) => length)).toEqual([1, 0, 0]);
});

test('the host alone sets the chairs and begins; if he is away, those who sit there may', async () => {
  const serving = await startServer();
  const chairs = [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { people } = await seatPeople(serving, { game: 'twenty-one', chairs: [...chairs] }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  const bot = { kind: 'bot', level: 'random' } as const;
  expect(await ben?.ask({ type: 'set-chair', chair: 2, setting: bot })).toMatchObject({ code: 'not-host' });
  expect(await ben?.ask({ type: 'start' })).toMatchObject({ code: 'not-host' });
  const unknown = { kind: 'bot', level: 'genius' } as const;
  expect(await anna?.ask({ type: 'set-chair', chair: 2, setting: unknown })).toMatchObject({ code: 'unknown-level' });
  expect(await anna?.ask({ type: 'set-chair', chair: 2, setting: bot })).toBeNull();
  await ben?.until(() => ben.table?.chairs[2]?.kind === 'bot');
  await anna?.close();
  await ben?.until(() => ben.table?.you.host === true);
  expect(await ben?.ask({ type: 'start' })).toBeNull();
  await ben?.until(() => ben.look !== null);
});

test('a start that is sent again is answered as done, to a host without a chair too', async () => {
  const serving = await startServer();
  const chairs = [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ] as const;
  const response = await post(serving, { game: 'eineu', name: 'Anna', chairs });
  const { code, token } = await response.json();
  const host = await TestClient.join(serving, code, token);
  expect(await host.ask({ type: 'start' }, 'a')).toBeNull();
  expect(await host.ask({ type: 'start' }, 'a')).toBeNull();
  const spectator = await TestClient.join(serving, code);
  expect(await spectator.ask({ type: 'start' })).toMatchObject({ code: 'not-host' });
});

test('who shows the secret of his chair on a connection that only watched is told what he may know', async () => {
  const serving = await startServer();
  const { code, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const ben = await TestClient.join(serving, code);
  await ben.until(() => ben.look?.viewer === 'spectator');
  expect(await ben.ask({ type: 'take', chair: 1, name: 'Ben', token: tokens[1] ?? '' })).toBeNull();
  await ben.until(() => ben.look?.viewer === 1);
  expect(ben.table?.you.chair).toBe(1);
  expect(ben.look?.keep).toBe(0);
});

test('the host may free a chair that somebody holds; that person watches from then on', async () => {
  const serving = await startServer();
  const { people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  expect(await anna?.ask({ type: 'set-chair', chair: 1, setting: { kind: 'open' } })).toBeNull();
  await ben?.until(() => ben.table?.you.chair === null);
  expect(await ben?.ask({ type: 'rename', name: 'Bea' })).toMatchObject({ code: 'not-seated' });
});

test('a command about chairs or names that is sent again is done once, whatever has happened since', async () => {
  const serving = await startServer();
  const open = { type: 'set-chair', chair: 1, setting: { kind: 'open' } } as const;
  const { code, people } = await seatPeople(serving, { game: 'eineu' }, ['Cem', 'Dora']);
  const [cem, dora] = people;
  expect(await cem?.ask(open, 'open')).toBeNull();
  const token = newToken();
  expect(await dora?.ask({ type: 'take', chair: 1, name: 'Dora', token }, 'take')).toBeNull();
  expect(await cem?.ask(open, 'open')).toBeNull();
  expect(await dora?.ask({ type: 'rename', name: 'Doris' }, 'first')).toBeNull();
  expect(await dora?.ask({ type: 'rename', name: 'Dorothea' }, 'second')).toBeNull();
  expect(await dora?.ask({ type: 'rename', name: 'Doris' }, 'first')).toBeNull();
  await cem?.until(() => cem.table?.chairs[1]?.name === 'Dorothea');
  expect((await TestClient.join(serving, code)).table?.chairs[1]?.name).toBe('Dorothea');
  expect(await cem?.ask(open, 'open-again')).toBeNull();
  expect(await dora?.ask({ type: 'take', chair: 1, name: 'Dora', token }, 'take')).toBeNull();
  expect((await TestClient.join(serving, code)).table?.chairs[1]?.kind).toBe('open');
});

test('a game begins with as many seats as chairs are taken, and not with too few', async () => {
  const serving = await startServer();
  const chairs = [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { people } = await seatPeople(serving, { game: 'twenty-one', chairs: [...chairs] }, ['Anna', 'Ben', 'Cem']);
  const [anna] = people;
  expect(await anna?.ask({ type: 'start' })).toBeNull();
  await anna?.until(() => anna.table?.phase === 'playing');
  expect(anna?.table?.chairs.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cem']);

  const alone = await seatPeople(serving, { game: 'eineu', chairs: [{ kind: 'person' }, { kind: 'open' }] }, ['Dora']);
  expect(await alone.people[0]?.ask({ type: 'start' })).toMatchObject({ code: 'too-few' });
});

test('nothing about the chairs changes once the game has begun, except names', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  expect(await anna?.ask({ type: 'set-chair', chair: 1, setting: { kind: 'open' } })).toMatchObject({
    code: 'already-started',
  });
  expect(await ben?.ask({ type: 'rename', name: 'anna' })).toMatchObject({ code: 'name-taken' });
  expect(await ben?.ask({ type: 'rename', name: 'Bea' })).toBeNull();
  await anna?.until(() => anna.table?.chairs[1]?.name === 'Bea');
});

test('C-1 the lot draws who begins; everybody begins now and then, and the circle stays the circle', async () => {
  const serving = await startServer();
  const names = ['Anna', 'Ben', 'Cem'];
  const beginners = new Set<number>();
  for (let round = 0; round < 60 && beginners.size < names.length; round++) {
    const { people } = await beginGame(serving, { game: 'twenty-one', first: 'lot' }, names);
    await people[0]?.until(() => people[0]?.table?.phase === 'playing');
    const seats = people[0]?.table?.chairs.map(({ seat }) => seat) ?? [];
    expect([...seats].sort()).toEqual([0, 1, 2]);
    const starter = seats.indexOf(0);
    expect(seats).toEqual([0, 1, 2].map((chair) => (chair - starter + 3) % 3));
    beginners.add(starter);
    for (const person of people) await person.close();
  }
  expect(beginners.size).toBe(3);
});

test('C-1 the host may order that the first chair begins', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'twenty-one', first: 'order' }, ['Anna', 'Ben', 'Cem']);
  await people[0]?.until(() => people[0]?.table?.phase === 'playing');
  expect(people[0]?.table?.chairs.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

function newTable() {
  return { game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] };
}
