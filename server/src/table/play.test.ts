import { loadRules } from '@spieleabend/games';
import { pick, resolveOptions, seeded } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { applyEntry, drawChance, type Play, startPlay, unchangedSince } from './play.ts';

async function start(game: string, seats: number): Promise<Play> {
  const rules = await loadRules(game);
  const options = rules && resolveOptions(rules.game.options, {}, seats);
  if (rules === undefined || !options?.ok) throw new Error('no game');
  return startPlay(
    rules.game,
    { seats, options: options.value },
    { people: [...new Array(seats).keys()], time: null, stream: null, now: 0 },
  );
}

/** Plays at random, with changed minds, taking back, by agreement too, and bots that come and go, and gives every state on the way with the entry that led to it. */
async function wander(game: string, seats: number, seed: string): Promise<{ text: string; play: Play }[]> {
  const random = seeded(seed);
  let play = await start(game, seats);
  const way = [{ text: '', play }];
  while (play.session.over === null && way.length < 300) {
    const text = drawChance(play, random) ?? someEntry(play, random);
    const next = applyEntry(play, text, way.length);
    if (!next.ok) continue;
    play = next.value;
    way.push({ text, play });
  }
  return way;
}

const BESIDE = ['withdraw', 'take-back', 'take-back-agreed', 'bot', 'back', 'time'] as const;

function someEntry({ session }: Play, random: ReturnType<typeof seeded>): string {
  const { game, state, status } = session;
  const seat = random.below(session.setup.seats);
  if (random.below(3) === 0) return `!${seat}:${pick(BESIDE, random)}`;
  const asked = status.type === 'decide' ? pick(status.seats, random) : 0;
  return `${asked}:${game.makeMove(pick(game.moves(state, asked), random))}`;
}

const GAMES = [
  ['eineu', 2],
  ['twenty-one', 1],
  ['twenty-one', 3],
] as const;

test.each(GAMES)('%s with %i seats: the stored log rebuilds the session exactly', async (game, seats) => {
  const way = await wander(game, seats, 'rebuild');
  let again = await start(game, seats);
  for (const { text, play } of way) {
    if (text !== '') {
      const next = applyEntry(again, text, play.since);
      if (!next.ok) throw new Error(next.error.code);
      again = next.value;
    }
    const { session } = again;
    expect(session.chances).toBe(session.log.filter((entry) => entry.startsWith('*:')).length);
    expect([session.log, session.revision, session.asked, [...session.held]]).toEqual([
      play.session.log,
      play.session.revision,
      play.session.asked,
      [...play.session.held],
    ]);
  }
  expect(again.stored).toBe(way.length - 1);
});

test.each(GAMES)('%s with %i seats: what a client keeps of its log is still right', async (game, seats) => {
  const way = await wander(game, seats, 'resume');
  const looks = way.filter((_, index) => index % 7 === 0);
  for (const earlier of looks) {
    for (const later of looks) {
      if (later.play.stored < earlier.play.stored || later.play.session.over !== null) continue;
      const keep = unchangedSince(later.play, earlier.play.session.revision);
      for (const viewer of [0, 'spectator'] as const) {
        const before = earlier.play.session.masked(viewer).slice(0, keep);
        const now = later.play.session.masked(viewer);
        expect([...before, ...now.slice(keep)]).toEqual(now);
      }
    }
  }
  const last = way.at(-1)?.play;
  if (last === undefined) throw new Error('nothing played');
  expect([-1, last.session.revision + 1].map((since) => unchangedSince(last, since))).toEqual([0, 0]);
});

test('nothing is sent again that did not change', async () => {
  const way = await wander('twenty-one', 3, 'tail');
  for (const [index, { play }] of way.entries()) {
    const before = way[index - 1]?.play;
    if (before === undefined || play.takeBacks.length > before.takeBacks.length) continue;
    expect(unchangedSince(play, before.session.revision)).toBe(before.session.log.length);
  }
});
