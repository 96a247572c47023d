import type { Seen } from '@spieleabend/bots';
import { err, type Game, ok, type Random, type Result, Session, type Setup, sample } from '@spieleabend/kernel';
import type { Refused } from './failure.ts';

/** Where a game among bots stopped: what the bot of this seat chose was refused, or it threw and chose nothing. */
export interface Stop {
  /** The game up to the decision that failed. */
  readonly session: Session;
  readonly seat: number;
  readonly move: string | null;
  readonly why: Refused;
}

/** One game among bots, from the first roll to the end. `choose` answers for every seat, in the game's notation. */
export function playGame(
  game: Game,
  setup: Setup,
  chance: Random,
  choose: (seen: Seen) => string,
): Result<Session, Stop> {
  let session = Session.start(game, setup);
  while (session.status.type !== 'over') {
    if (session.status.type === 'chance') {
      const next = session.happen(game.makeOutcome(sample(session.status.spec, chance)));
      if (!next.ok) throw new Error(`${game.id}: an outcome drawn from its own specification was refused`);
      session = next.value;
      continue;
    }
    const seat = session.waiting[0] ?? 0;
    const move = attempt(() => choose({ view: game.view(session.state, seat), seat }));
    if (!move.ok) return err({ session, seat, move: null, why: move.error });
    const next = session.decide(seat, move.value);
    if (!next.ok) return err({ session, seat, move: move.value, why: { ...next.error } });
    session = next.value;
  }
  return ok(session);
}

/** A bot that throws has a fault, as one has that breaks the rules: whoever set it to play wants to know where. */
function attempt(choose: () => string): Result<string, Refused> {
  try {
    return ok(choose());
  } catch (error) {
    return err({ code: 'bot-threw', reason: error instanceof Error ? error.message : String(error) });
  }
}
