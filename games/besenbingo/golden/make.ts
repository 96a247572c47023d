import { writeFileSync } from 'node:fs';
import { makeRecord, type Options, pick, recordOf, Session, sample, seeded } from '@spieleabend/kernel';
import { greedy } from '../bot.ts';
import { game } from '../rules.ts';

/*
 * Makes the golden records: `node --import tsx games/besenbingo/golden/make.ts`. Random players sit at the even seats, greedy ones at the odd.
 * Golden records stay valid for ever: make new ones only beside the old, or with a new version of the rules.
 */
const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frida', 'Greta', 'Hanno', 'Ida'];
const PLAIN: Options = { minus: 'flat', mustTakeBest: false };

for (let seats = 1; seats <= NAMES.length; seats++) make(`${seats}-seats`, seats, PLAIN);
make('3-seats-rising', 3, { minus: 'rising', mustTakeBest: false });
make('3-seats-must-take-best', 3, { minus: 'flat', mustTakeBest: true });
make('4-seats-rising-must-take-best', 4, { minus: 'rising', mustTakeBest: true });

function make(name: string, seats: number, options: Options): void {
  const random = seeded(`golden ${name}`);
  let session = Session.start(game, { seats, options });
  while (session.status.type !== 'over') {
    const { state, status } = session;
    const next =
      status.type === 'chance'
        ? session.happen(game.makeOutcome(sample(status.spec, random)))
        : session.decide(...decision());
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
