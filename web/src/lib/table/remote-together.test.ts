import type { TableMessage } from '@spieleabend/server/protocol';
import { expect, test } from 'vitest';
import type { Wish } from './remote-link.ts';
import { type Known, RemoteTogether } from './remote-together.ts';

const NOW = 1_000_000;

/** A table where the second of three chairs has begun: chairs 0, 1, 2 are the seats 2, 0, 1. */
function begun(changes: Partial<TableMessage> = {}): { together: RemoteTogether; sent: Wish[] } {
  const chair = (seat: number) => ({ kind: 'person', name: `S${seat}`, level: null, presentFor: 0, seat }) as const;
  const table: TableMessage = {
    ...{ type: 'table', code: 'ABCDEF', game: 'twenty-one', rules: 1, options: {}, chance: 'drawn', phase: 'playing' },
    chairs: [
      { ...chair(2), presence: 'here' },
      { ...chair(0), presence: 'gone' },
      { ...chair(1), presence: 'away' },
    ],
    ...{ host: 0, spectators: 0, visibility: 'private', talk: true, time: null, timeout: 'bot', proposal: null },
    ...{ next: null, you: { chair: 0, host: true } },
    ...changes,
  };
  const known: Known = {
    connection: { state: 'connected', since: NOW },
    ...{ table, look: null, data: undefined, since: NOW, clocks: null, paused: false },
    ...{ attending: [NOW, NOW - 5000, NOW - 10], said: [], unsaid: null, refusal: null, fault: null },
  };
  const sent: Wish[] = [];
  return { together: new RemoteTogether({ send: (wish) => sent.push(wish) }, () => known), sent };
}

test('people are told by their seats in the game, whatever chairs they took', () => {
  const { together } = begun();
  expect(together.attendances.map(({ presence, since }) => [presence, since])).toEqual([
    ['gone', NOW - 5000],
    ['away', NOW - 10],
    ['here', NOW],
  ]);
  expect(together.host).toBe(2);
});

test('a question is told by seats, and its answer names it', () => {
  const { together, sent } = begun({ proposal: { id: 7, what: 'pause', chair: 1, missing: [0, 2] } });
  expect(together.proposal).toEqual({ what: 'pause', seat: 0, missing: [2, 1] });
  together.answer(true);
  expect(sent).toEqual([{ type: 'answer', proposal: 7, agree: true }]);
});

test('a bot is asked for by the chair of the seat; where nothing is asked there is no answer', () => {
  const { together, sent } = begun();
  together.substitute(0);
  together.answer(true);
  expect(sent).toEqual([{ type: 'substitute', chair: 1 }]);
});
