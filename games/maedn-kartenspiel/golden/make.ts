import { writeFileSync } from 'node:fs';
import { makeRecord, type Options, pick, recordOf, Session, sample, seeded } from '@spieleabend/kernel';
import { greedy } from '../bot.ts';
import type { Move } from '../move.ts';
import { game } from '../rules.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/*
 * Makes the golden records: `node --import tsx games/maedn-kartenspiel/golden/make.ts`. Random players sit at the even seats, greedy ones at the
 * odd. Golden records stay valid for ever: make new ones only beside the old, or with a new version of the rules.
 */
const NAMES = ['Anna', 'Ben', 'Clara', 'David'];

for (let seats = 2; seats <= 4; seats++) {
  make(`${seats}-seats`, seats, { noMove: 'discardOne', finishRound: false });
  make(`${seats}-seats-discard-both`, seats, { noMove: 'discardBoth', finishRound: false });
  make(`${seats}-seats-finish-round`, seats, { noMove: 'discardOne', finishRound: true });
}

/**
 * Tries seeds until the game has somebody stuck, with more than two players both copies of a figure with an opponent, and with four both
 * in own rows.
 */
function make(name: string, seats: number, options: Options): void {
  for (let n = 0; ; n++) {
    const session = play(`golden ${name} ${n}`, seats, options);
    const log = session.log.join(' ');
    if (!/:-/.test(log) || (seats > 2 && !/<\d[ABC]/.test(log)) || (seats > 3 && !/<[ABC]/.test(log))) continue;
    writeFileSync(
      new URL(`${name}.json`, import.meta.url),
      makeRecord(recordOf(session as Session, NAMES.slice(0, seats))),
    );
    return;
  }
}

function play(seed: string, seats: number, options: Options): Session<State, Move, View> {
  const random = seeded(seed);
  let session = Session.start(game, { seats, options });
  for (;;) {
    const { state, status } = session;
    if (status.type === 'over') return session;
    const seat = state.active;
    const moves = game.moves(state, seat);
    const next =
      status.type === 'chance'
        ? session.happen(game.makeOutcome(sample(status.spec, random)))
        : session.decide(
            seat,
            game.makeMove(
              seat % 2 === 1 ? greedy({ view: game.view(state, seat), seat, moves, random }) : pick(moves, random),
            ),
          );
    if (!next.ok) throw new Error(`${seed}: ${next.error.code}`);
    session = next.value;
  }
}
