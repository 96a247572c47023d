import { enumerate, probability } from '../chance.ts';
import type { Game, GameResult, Setup, Viewer } from '../game.ts';
import { pick } from '../random.ts';
import { makeRecord, parseRecord, recordOf, replayRecord } from '../record.ts';
import { ok } from '../result.ts';
import type { Session } from '../session.ts';
import type { Point, Walk } from './walk.ts';

/** A promise of the contract that can be checked on one random game; it throws where the game breaks it. */
export type Invariant = (game: Game, walk: Walk<unknown>) => void;

const bytes = (value: unknown): string => JSON.stringify(value);

function demand(held: boolean, complaint: () => string): void {
  if (!held) throw new Error(complaint());
}

function demandSame(a: unknown, b: unknown, about: () => string): void {
  const [left, right] = [bytes(a), bytes(b)];
  demand(left === right, () => `${about()}:\n  ${left}\n  ${right}`);
}

const everySeat = (setup: Setup): readonly number[] => Array.from({ length: setup.seats }, (_, seat) => seat);
const everyViewer = (setup: Setup): readonly Viewer[] => [...everySeat(setup), 'spectator'];

/** Every move that was legal for anybody at any point of the walk, by its text: the things a hostile client might send. */
function movesSeen(game: Game, walk: Walk<unknown>): ReadonlyMap<string, unknown> {
  const seen = new Map<string, unknown>();
  for (const { state } of walk.points) {
    for (const seat of everySeat(walk.setup)) {
      for (const move of game.moves(state, seat)) seen.set(game.makeMove(move), move);
    }
  }
  return seen;
}

/** Some points of a walk, evenly spread: enough where a check is dear. */
function some(walk: Walk<unknown>, count: number): readonly Point<unknown>[] {
  const step = Math.max(1, Math.floor(walk.points.length / count));
  return walk.points.filter((_, index) => index % step === 0 || index === walk.points.length - 1);
}

const legalIsAccepted: Invariant = (game, walk) => {
  const seen = movesSeen(game, walk);
  for (const { state, status } of some(walk, 40)) {
    for (const seat of everySeat(walk.setup)) {
      const legal = game.moves(state, seat).map((move) => game.makeMove(move));
      const owes = status.type === 'decide' && status.seats.includes(seat);
      demand(owes === legal.length > 0, () => `seat ${seat} owes: ${owes}, but has ${legal.length} moves`);
      demand(new Set(legal).size === legal.length, () => `moves stand twice: ${legal.join(' ')}`);
      for (const [text, move] of seen) {
        const answer = game.step(state, seat, move);
        demand(
          answer.ok === legal.includes(text),
          () => `${seat}:${text} listed and accepted disagree in ${bytes(state)}`,
        );
        if (!answer.ok) demandError(answer.error);
      }
    }
  }
};

function demandError(error: { readonly code: string; readonly rule: string }): void {
  demand(/^[a-z]+(-[a-z]+)*$/.test(error.code), () => `no stable code: ${bytes(error)}`);
  demand(/^[A-Z]{1,2}-\d+(\.\d+)?$/.test(error.rule), () => `no paragraph: ${bytes(error)}`);
}

const notationRoundTrips: Invariant = (game, walk) => {
  for (const [text, move] of movesSeen(game, walk)) {
    const parsed = game.parseMove(text);
    demand(parsed.ok, () => `its own notation is refused: ${text}`);
    if (parsed.ok) demandSame(parsed.value, move, () => `parse(make(move)) of ${text}`);
    for (const spoilt of [`${text} `, ` ${text}`, text.toUpperCase(), `${text}${text}`, '']) {
      const answer = game.parseMove(spoilt);
      demand(!answer.ok || game.makeMove(answer.value) === spoilt, () => `a second spelling: "${spoilt}"`);
    }
  }
  for (const entry of walk.points.at(-1)?.session.log ?? []) {
    if (!entry.startsWith('*:')) continue;
    const outcome = game.parseOutcome(entry.slice(2));
    demand(outcome.ok && game.makeOutcome(outcome.value) === entry.slice(2), () => `outcome ${entry}`);
  }
};

const chanceFitsItsSpecification: Invariant = (game, walk) => {
  for (const { state, status, random } of some(walk, 30)) {
    if (status.type !== 'chance') {
      const answer = game.chance(state, [1]);
      demand(!answer.ok, () => 'an outcome is accepted although chance is not asked');
      continue;
    }
    const { spec } = status;
    const all = enumerate(spec, 500);
    if (all !== null) {
      const total = all.reduce((sum, { probability: p }) => sum + p, 0);
      demand(Math.abs(total - 1) < 1e-9, () => `probabilities sum to ${total}`);
    }
    for (const { outcome } of all?.slice(0, 50) ?? []) {
      demand(game.chance(state, outcome).ok, () => `a possible outcome is refused: ${bytes(outcome)}`);
    }
    const size = spec.kind === 'dice' ? spec.dice.length : spec.take;
    for (let n = 0; n < 10; n++) {
      const wild = Array.from({ length: size + (n % 3) - 1 }, () => random.below(11) - 1);
      const possible = probability(spec, wild) > 0;
      demand(game.chance(state, wild).ok === possible, () => `outcome ${bytes(wild)} under ${bytes(spec)}`);
    }
  }
};

const statesArePlainAndStay: Invariant = (game, walk) => {
  const before = walk.points.map(({ state }) => bytes(state));
  for (const { state, status } of walk.points) {
    const copy: unknown = JSON.parse(bytes(state));
    demandSame(copy, state, () => 'not JSON-plain');
    demandSame(game.status(copy), status, () => 'the status of a copy');
    for (const seat of status.type === 'decide' ? status.seats : []) {
      demandSame(game.moves(copy, seat), game.moves(state, seat), () => 'the moves of a copy');
      for (const move of game.moves(state, seat).slice(0, 8)) {
        demandSame(game.step(copy, seat, move), game.step(state, seat, move), () => 'a step from a copy');
      }
    }
  }
  for (const [index, { state }] of walk.points.entries()) {
    demand(bytes(state) === before[index], () => 'an earlier state has changed');
  }
};

const endsInBounds: Invariant = (game, walk) => {
  const last = walk.points.at(-1);
  const decisions = last?.session.log.filter((entry) => !entry.startsWith('*')).length ?? 0;
  demand(decisions <= game.maxDecisions(walk.setup), () => `${decisions} decisions`);
  const result = last?.session.over;
  demand(result !== null && result !== undefined, () => 'not over');
  if (!result) return;
  const { min, max } = game.scoreRange(walk.setup);
  demand(
    result.scores.every((score) => score >= min && score <= max),
    () => `scores out of range: ${bytes(result.scores)}`,
  );
  ranksAgree(result);
  for (const seat of everySeat(walk.setup)) {
    demand(game.moves(last?.state, seat).length === 0, () => 'moves after the end');
  }
};

function ranksAgree({ ranks, scores, tieBreak }: GameResult): void {
  demand(ranks.length === scores.length, () => 'a rank and a score a seat');
  for (const [a, rank] of ranks.entries()) {
    const better = ranks.filter((other) => other < rank).length;
    demand(rank === better + 1, () => `ranks do not skip: ${bytes(ranks)}`);
    for (const [b, other] of ranks.entries()) {
      const [mine, theirs] = [scores[a] ?? 0, scores[b] ?? 0];
      if (mine > theirs) demand(rank < other, () => `rank against score: ${bytes({ ranks, scores })}`);
      if (mine === theirs && rank !== other) demand(tieBreak !== null, () => `no tie-break named: ${bytes(ranks)}`);
    }
  }
}

const nobodySeesWhatIsHidden: Invariant = (game, walk) => {
  const seen = movesSeen(game, walk);
  for (const { state, status, random } of some(walk, 25)) {
    for (const viewer of everyViewer(walk.setup)) {
      const view = game.view(state, viewer);
      const other = game.resample(JSON.parse(bytes(view)), viewer, random);
      demandSame(game.view(other, viewer), view, () => `view(resample(view)) of ${viewer}`);
      if (viewer === 'spectator') continue;
      demandSame(
        game.moves(other, viewer),
        game.moves(state, viewer),
        () => `moves of ${viewer} in another state that looks the same`,
      );
      const probes = [...seen.values()].slice(0, 40);
      for (const move of probes) {
        const [here, there] = [game.step(state, viewer, move), game.step(other, viewer, move)];
        demandSame(
          here.ok ? 'ok' : here.error,
          there.ok ? 'ok' : there.error,
          () => `the refusal of ${game.makeMove(move)} leaks`,
        );
      }
    }
    if (status.type === 'decide' && status.seats.length > 1)
      sealedDecisionsStaySealed(game, walk.setup, state, status.seats);
  }
};

/** What chance tells a viewer: an outcome that only others may read, or that his view hides, leaves no trace in all that he is shown. */
const secretOutcomesStaySecret: Invariant = (game, walk) => {
  for (const { session, state, status } of some(walk, 25)) {
    if (status.type !== 'chance') continue;
    const outcomes = (enumerate(status.spec, 500) ?? []).slice(0, 12).map(({ outcome }) => outcome);
    const after = outcomes.map((outcome) => session.replay(`*:${game.makeOutcome(outcome)}`));
    for (const [index, one] of after.entries()) {
      const other = after[(index + 1) % after.length];
      if (!one.ok || !other?.ok) throw new Error('a possible outcome is refused');
      if (one.value.over !== null || other.value.over !== null) continue;
      const readers = game.secret?.(state, outcomes[index] ?? []) ?? null;
      const differ = bytes(one.value.state) !== bytes(other.value.state);
      for (const viewer of everyViewer(walk.setup)) {
        const [here, there] = [one.value.look(viewer), other.value.look(viewer)];
        const mayRead = readers === null || (viewer !== 'spectator' && readers.includes(viewer));
        const hidden = differ && bytes(here.view) === bytes(there.view);
        if (!mayRead || hidden) demandSame(here, there, () => `${viewer} learns a secret outcome`);
      }
    }
  }
};

/** Two states that differ only in what one seat has entered face down look the same to everybody else. */
function sealedDecisionsStaySealed(game: Game, setup: Setup, state: unknown, seats: readonly number[]): void {
  for (const seat of seats) {
    const after = game.moves(state, seat).map((move) => game.step(state, seat, move));
    const first = after[0];
    for (const viewer of everyViewer(setup)) {
      if (viewer === seat || !first?.ok) continue;
      for (const other of after) {
        if (!other.ok) continue;
        demandSame(
          game.view(other.value, viewer),
          game.view(first.value, viewer),
          () => `${viewer} sees what ${seat} entered`,
        );
        demandSame(game.status(other.value), game.status(first.value), () => `the status tells what ${seat} entered`);
      }
    }
  }
}

const sessionsKeepDecisionsFaceDown: Invariant = (game, walk) => {
  for (const { session, random } of some(walk, 25)) {
    if (session.status.type !== 'decide' || session.status.seats.length < 2) continue;
    for (const seat of session.status.seats) {
      const moves = game.moves(session.state, seat).map((move) => game.makeMove(move));
      const [one, two] = [session.decide(seat, pick(moves, random)), session.decide(seat, pick(moves, random))];
      if (!one.ok || !two.ok) throw new Error('a listed move was refused');
      for (const viewer of everyViewer(walk.setup)) {
        if (viewer === seat) continue;
        demandSame(one.value.look(viewer), two.value.look(viewer), () => `${viewer} sees the decision of ${seat}`);
      }
      const back = one.value.withdraw(seat);
      demand(back.ok, () => 'a held decision cannot be withdrawn');
      if (back.ok) demandSame(back.value.look(seat), session.look(seat), () => 'withdrawing leaves a trace');
    }
  }
};

const togetherMeansInAnyOrder: Invariant = (game, walk) => {
  for (const { session, state, random } of some(walk, 25)) {
    const { status } = session;
    if (status.type !== 'decide' || status.seats.length < 2) continue;
    const decisions = status.seats.map((seat) => [seat, pick(game.moves(state, seat), random)] as const);
    const play = (order: typeof decisions): unknown =>
      order.reduce<unknown>((before, [seat, move]) => {
        const after = game.step(before, seat, move);
        if (!after.ok) throw new Error(`order matters: ${bytes(after.error)}`);
        return after.value;
      }, state);
    demandSame(play(decisions), play([...decisions].reverse()), () => 'simultaneous decisions do not commute');
    const through = (order: typeof decisions): Session =>
      order.reduce<Session>((before, [seat, move]) => {
        const after = before.decide(seat, game.makeMove(move));
        if (!after.ok) throw new Error(`a session refuses: ${bytes(after.error)}`);
        return after.value;
      }, session);
    demandSame(through(decisions).log, through([...decisions].reverse()).log, () => 'the log hangs on who was faster');
  }
};

const takingBackRestores: Invariant = (game, walk) => {
  for (const { session, state, random } of some(walk, 25)) {
    if (session.status.type !== 'decide' || session.status.seats.length + session.status.sealed.length > 1) continue;
    const [seat] = session.status.seats;
    if (seat === undefined) continue;
    const after = session.decide(seat, game.makeMove(pick(game.moves(state, seat), random)));
    if (!after.ok) throw new Error('a listed move was refused');
    const back = after.value.takeBack(seat);
    demand(back.ok === after.value.look(seat).canTakeBack, () => 'offered and possible disagree');
    demand(!back.ok || game.takeBack, () => 'taken back against the rules');
    if (!back.ok) continue;
    demandSame(back.value.state, session.state, () => 'taking back does not restore the state');
    demandSame(back.value.log, session.log, () => 'taking back leaves a trace');
    const stale = back.value.decide(seat, game.makeMove(pick(game.moves(state, seat), random)), session.asked);
    demand(!stale.ok && stale.error.code === 'stale-ask', () => 'a decision for an ask that was taken back counts');
  }
};

const recordsReplay: Invariant = (game, walk) => {
  const last = walk.points.at(-1);
  if (last === undefined) return;
  const names = everySeat(walk.setup).map((seat) => `Seat ${seat}`);
  const record = recordOf(last.session, names);
  const read = parseRecord(makeRecord(record));
  if (!read.ok) throw new Error(`its own record is refused: ${bytes(read.error)}`);
  demandSame(read.value, record, () => 'parse(make(record))');
  const replayed = replayRecord(game, read.value, ok);
  if (!replayed.ok) throw new Error(`its own record does not replay: ${bytes(replayed.error)}`);
  demandSame(replayed.value.state, last.state, () => 'the replay ends elsewhere');
  for (const point of some(walk, 6)) {
    const { result: _, ...prefix } = { ...record, log: point.session.log };
    const part = replayRecord(game, prefix, ok);
    demand(part.ok && bytes(part.value.state) === bytes(point.state), () => `a prefix of ${prefix.log.length} entries`);
  }
};

/** The contract, promise by promise. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'a move is listed exactly if it is accepted, once': legalIsAccepted,
  'moves and outcomes have one spelling that reads back': notationRoundTrips,
  'chance accepts exactly what its specification admits': chanceFitsItsSpecification,
  'states are JSON-plain and never change': statesArePlainAndStay,
  'a game ends in bounds, and its ranks agree with its scores': endsInBounds,
  'a view shows nothing hidden, and fits a resampled state': nobodySeesWhatIsHidden,
  'a secret outcome leaves no trace for the others': secretOutcomesStaySecret,
  'a session keeps simultaneous decisions face down': sessionsKeepDecisionsFaceDown,
  'simultaneous decisions commute': togetherMeansInAnyOrder,
  'taking back restores, and only where allowed': takingBackRestores,
  'a record replays, and so does each of its prefixes': recordsReplay,
};
