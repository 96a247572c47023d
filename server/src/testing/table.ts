import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRules } from '@spieleabend/games';
import { type Look, pick, seeded } from '@spieleabend/kernel';
import { onTestFinished } from 'vitest';
import { type ServeOptions, type Serving, serve } from '../index.ts';
import type { NewTable } from '../protocol/index.ts';
import { newToken } from '../secrets.ts';
import { TestClient } from './client.ts';

/** A folder for one test. */
export async function temporaryDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'spieleabend-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** A server on a free port for one test. */
export async function startServer(options: Partial<ServeOptions> = {}): Promise<Serving> {
  const dataDir = options.dataDir ?? (await temporaryDir());
  const serving = await serve({ port: 0, pace: () => 0, ...options, dataDir });
  onTestFinished(() => serving.close());
  return serving;
}

export async function post(
  serving: Pick<Serving, 'url'>,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return fetch(`${serving.url}/api/tables`, init);
}

export interface Seated {
  readonly code: string;
  readonly people: readonly TestClient[];
  readonly tokens: readonly string[];
}

/** A table with people on all its chairs, not yet begun; the first is the host. */
export async function seatPeople(
  serving: Pick<Serving, 'port' | 'url'>,
  table: Partial<NewTable> & { game: string },
  names: readonly string[],
): Promise<Seated> {
  const chairs = table.chairs ?? names.map((_, index) => ({ kind: index === 0 ? 'person' : 'open' }) as const);
  const response = await post(serving, { first: 'order', ...table, chairs, name: names[0] });
  const { code, token } = await response.json();
  const people = [await TestClient.join(serving, code, token)];
  const tokens: string[] = [token];
  for (const [index, name] of names.entries()) {
    if (index === 0) continue;
    const person = await TestClient.join(serving, code);
    const own = newToken();
    const refused = await person.ask({ type: 'take', chair: index, name, token: own });
    if (refused !== null) throw new Error(refused.code);
    people.push(person);
    tokens.push(own);
  }
  return { code, people, tokens };
}

/** The same, begun; the people in seat order. */
export async function beginGame(
  serving: Pick<Serving, 'port' | 'url'>,
  table: Partial<NewTable> & { game: string },
  names: readonly string[],
): Promise<Seated> {
  const seated = await seatPeople(serving, table, names);
  const refused = await seated.people[0]?.ask({ type: 'start' });
  if (refused !== null) throw new Error(refused?.code);
  await Promise.all(seated.people.map((person) => person.until(() => person.look !== null)));
  return seated;
}

/** The moves that a viewer may make, from his look alone. */
export async function legalMoves(gameId: string, look: Look): Promise<readonly string[]> {
  const rules = await loadRules(gameId);
  if (rules === undefined || typeof look.viewer !== 'number' || look.ask === null) return [];
  const { game } = rules;
  const state = game.resample(look.view, look.viewer, seeded(0));
  return game.moves(state, look.viewer).map((move) => game.makeMove(move));
}

/** Plays on by random legal moves until the game is over, or until so many decisions have been made; tells each that was acknowledged. */
export async function playOn(
  game: string,
  people: readonly TestClient[],
  seed: string,
  decisions = Number.POSITIVE_INFINITY,
  acknowledged: (entry: string) => void = () => {},
): Promise<void> {
  const random = seeded(seed);
  for (let made = 0; made < decisions; made++) {
    if (people[0]?.look?.over) return;
    const person = people.find(({ look }) => look?.ask != null && look.waiting.includes(Number(look.viewer)));
    if (person?.look == null) throw new Error('nobody may decide');
    const { seq, waiting, viewer } = person.look;
    const move = pick(await legalMoves(game, person.look), random);
    const refused = await person.decide(move);
    if (refused?.code === 'too-fast') {
      // A fast machine plays faster than people may.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      continue;
    }
    if (refused !== null) throw new Error(`refused: ${JSON.stringify(refused)}`);
    acknowledged(`${viewer}:${move}`);
    await Promise.all(
      people.map((p) => p.until(() => p.look !== null && (p.look.seq > seq || p.look.waiting.length < waiting.length))),
    );
  }
}

/** Plays twenty one to the first moment when everybody enters dice at the same time. */
export async function playToEntries(people: readonly TestClient[]): Promise<void> {
  const active = people.find(({ look }) => look?.ask != null);
  const refused = await active?.decide('keep');
  if (refused !== null) throw new Error(refused?.code);
  await Promise.all(people.map((person) => person.until(() => person.look?.waiting.length === people.length)));
}
