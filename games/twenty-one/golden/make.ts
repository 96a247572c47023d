import { writeFileSync } from 'node:fs';
import { makeRecord, type Outcome, pick, recordOf, Session, sample, seeded } from '@spieleabend/kernel';
import { greedy } from '../bot.ts';
import { game } from '../rules.ts';

/*
 * Makes the golden records: `node --import tsx games/twenty-one/golden/make.ts`. Random players sit at the even seats, greedy ones at the odd.
 * Golden records stay valid for ever: make new ones only beside the old, or with a new version of the rules.
 */
const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frida'];

for (let seats = 1; seats <= 6; seats++) make(`${seats}-seats`, seats, false);
make('3-seats-voluntary-strike', 3, true);

function make(name: string, seats: number, voluntaryStrike: boolean): void {
  const random = seeded(`golden ${name}`);
  let session = Session.start(game, { seats, options: { voluntaryStrike } });
  while (session.status.type !== 'over') {
    const { state, status } = session;
    const next =
      status.type === 'chance' ? session.happen(text(sample(status.spec, random))) : session.decide(...decision());
    if (!next.ok) throw new Error(`${name}: ${next.error.code}`);
    session = next.value;

    function decision(): [number, string] {
      const seat = pick(session.waiting, random);
      const moves = game.moves(state, seat);
      const view = game.view(state, seat);
      const move = seat % 2 === 1 ? greedy({ view, seat, moves, random }) : pick(moves, random);
      return [seat, game.makeMove(move)];
    }
  }
  writeFileSync(
    new URL(`${name}.json`, import.meta.url),
    makeRecord(recordOf(session as Session, NAMES.slice(0, seats))),
  );
}

function text(outcome: Outcome): string {
  return game.makeOutcome(outcome);
}
