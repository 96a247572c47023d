import { loadRules } from '@spieleabend/games';
import { resolveOptions } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import type { TimeControl } from '../protocol/index.ts';
import { clocksAt } from './clocks.ts';
import { applyEntry, type Play, startPlay } from './play.ts';

/* Nobody gets more time than he has by what he does beside deciding. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE: TimeControl = { kind: 'live', bank: MINUTE, increment: 5000 };
const DAYS: TimeControl = { kind: 'days', days: 3 };

/** Twenty one with two people; the first one decides first whether he keeps the roll. */
async function begin(time: TimeControl): Promise<Play> {
  const rules = await loadRules('twenty-one');
  const options = rules && resolveOptions(rules.game.options, {}, 2);
  if (rules === undefined || !options?.ok) throw new Error('no game');
  const setup = { seats: 2, options: options.value };
  const start = startPlay(rules.game, setup, { people: [0, 1], time, stream: null, now: 0 });
  return play(start, [
    ['*:ab', 0],
    ['*:653421', 0],
  ]);
}

function play(from: Play, entries: readonly (readonly [text: string, at: number])[]): Play {
  return entries.reduce((before, [text, at]) => {
    const next = applyEntry(
      before,
      text.replace('some', () => someMove(before, Number(text[0]))),
      at,
    );
    if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
    return next.value;
  }, from);
}

function someMove({ session: { game, state } }: Play, seat: number): string {
  const [move] = game.moves(state, seat);
  if (move === undefined) throw new Error('nothing to decide');
  return game.makeMove(move);
}

const left = ({ clocks }: Play, now: number) => (clocks === null ? [] : clocksAt(clocks, now));

test.each([
  ['taking a decision back', [], ['0:keep', '!0:take-back']],
  ['taking up a decision that lies face down', ['0:keep'], ['0:some', '!0:withdraw']],
  ['letting a bot play and coming back before it has', [], ['!0:bot', '!0:back']],
  ['a pause', [], ['!pause', '!resume']],
])('%s makes no days begin anew', async (_, early, late) => {
  const now = 3 * DAY - MINUTE;
  const asked = play(
    await begin(DAYS),
    early.map((text) => [text, 0] as const),
  );
  const again = play(
    asked,
    late.map((text) => [text, now] as const),
  );
  expect(left(again, now)[0]).toBe(MINUTE);
});

test('whoever is asked anew has all his days, also if a bot has decided for him before', async () => {
  const asked = play(await begin(DAYS), [
    ['!0:time', 3 * DAY],
    ['!0:bot', 3 * DAY],
    ['0:keep', 3 * DAY],
    ['!0:back', 3 * DAY],
  ]);
  expect(left(asked, 3 * DAY)).toEqual([3 * DAY, 3 * DAY]);
});

test.each(['!correct', '!0:take-back', '!0:take-back-agreed'])(
  'what %s takes out gives its increment back',
  async (text) => {
    let playing = await begin(LIVE);
    for (let n = 0; n < 5; n++)
      playing = play(playing, [
        ['0:keep', 1000],
        [text, 1000],
      ]);
    expect(left(playing, 1000)).toEqual([MINUTE - 1000, MINUTE]);
  },
);

test('a decision of the others that falls with it loses its increment too, also where it lay face down', async () => {
  const held = play(await begin(LIVE), [
    ['0:keep', 0],
    ['1:some', 1000],
  ]);
  expect(left(held, 1000)).toEqual([MINUTE + 4000, MINUTE + 4000]);
  expect(left(play(held, [['!0:take-back-agreed', 1000]]), 1000)).toEqual([MINUTE - 1000, MINUTE - 1000]);
});

test('a bot that decides for somebody gathers no time for him, but enough to come back to', async () => {
  const early = play(await begin(LIVE), [
    ['!0:bot', 1000],
    ['0:keep', 2000],
  ]);
  expect(left(early, 2000)[0]).toBe(MINUTE - 1000);
  const late = play(await begin(LIVE), [
    ['!0:time', MINUTE],
    ['!0:bot', MINUTE],
    ['0:keep', MINUTE],
  ]);
  expect(left(late, MINUTE)[0]).toBe(30_000);
});
