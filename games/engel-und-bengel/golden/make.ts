import { writeFileSync } from 'node:fs';
import { makeRecord, type Options, pick, recordOf, resolveOptions, Session, sample, seeded } from '@spieleabend/kernel';
import { greedy } from '../bot.ts';
import { game } from '../rules.ts';

/*
 * Makes the golden records: `node --import tsx games/engel-und-bengel/golden/make.ts`. Random players sit at the even seats, greedy ones at
 * the odd. Golden records stay valid for ever: make new ones only beside the old, or with a new version of the rules.
 */
const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frida'];

for (let seats = 2; seats <= 6; seats++) make(`${seats}-seats`, seats, {});
make('2-seats-first-face', 2, { firstFace: 1 });
make('3-seats-debt', 3, { debt: true });
make('4-seats-target', 4, { target: 200 });
make('5-seats-rounds', 5, { rounds: 2 });
make('6-seats-tie-break-board', 6, { rounds: 1, tieBreakBoard: true }, (session) => session.over?.tieBreak === 'board');

/** Plays until a game is as wanted. */
function make(name: string, seats: number, options: Options, wanted = (_: Session) => true): void {
  for (let n = 0; ; n++) {
    const session = play(name, seats, options, n);
    if (!wanted(session)) continue;
    const text = makeRecord(recordOf(session, NAMES.slice(0, seats)));
    writeFileSync(new URL(`${name}.json`, import.meta.url), text);
    return;
  }
}

function play(name: string, seats: number, given: Options, n: number): Session {
  const random = seeded(`golden ${name} ${n}`);
  const options = resolveOptions(game.options, given, seats);
  if (!options.ok) throw new Error(options.error.code);
  let session = Session.start(game, { seats, options: options.value });
  while (session.status.type !== 'over') {
    const { state, status } = session;
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
    if (!next.ok) throw new Error(`${name}: ${next.error.code}`);
    session = next.value;
  }
  return session as Session;
}
