// twenty one as a user of boardgame.io writes it: state in plain lists that Immer lets a move change, the dice from its random plugin, a stage
// for the simultaneous entries, `ai.enumerate` for the legal moves. The rules are those of games/twenty-one; the run checks that both play the same game.
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

const COLOURS = ['w', 'k', 'r', 'b', 'y', 'g'];
const LIMITS = [6, 5, 4, 3, 2, 1];
const BONUS = [0, 1, 3, 6, 10, 15, 21];
const PATTERNS = ['ybwgrk', 'rgkywb', 'wrykbg', 'kygbwr', 'gwbrky'];

/** SHEETS[sheet][row] is the colours of the fields, left to right, as indices into COLOURS. */
const SHEETS = LIMITS.map((_, turned) =>
  PATTERNS.map((row) => [...(row.slice(turned) + row.slice(0, turned))].map((letter) => COLOURS.indexOf(letter))),
);

/** SUBSETS[n] is every choice of at least one out of n things. */
const SUBSETS = LIMITS.concat(0).map((_, n) =>
  Array.from({ length: 2 ** n - 1 }, (_, set) => [...Array(n).keys()].filter((thing) => ((set + 1) >> thing) & 1)),
);

/** The fields of a player's current row, as positions, whose dice fit (TO-3.2). */
function fitting(player, dice) {
  const colours = SHEETS[player.sheet][player.row];
  const fields = player.rows[player.row];
  const fit = [];
  for (let at = 0; at < 6; at++) if (fields[at] === null && dice[colours[at]] <= LIMITS[at]) fit.push(at);
  return fit;
}

function write(player, entry, dice) {
  const colours = SHEETS[player.sheet][player.row];
  const fields = player.rows[player.row];
  if (entry === 'strike') fields[fields.indexOf(null)] = 'x';
  else for (const at of entry) fields[at] = dice[colours[at]];
  if (!fields.includes(null)) player.row++;
}

function score(player) {
  let sum = 0;
  for (const fields of player.rows) {
    let hits = 0;
    for (let at = 0; at < 6; at++) {
      if (typeof fields[at] === 'number') sum += fields[at];
      if (fields[at] === LIMITS[at]) hits++;
    }
    sum += BONUS[hits];
  }
  return sum;
}

/** Notes an entry; with the last one all are written and the turn ends (TO-3.5, TO-3.6). */
function note(G, playerID, events, entry) {
  G.entries[playerID] = entry;
  if (G.entries.includes(null)) return;
  G.players.forEach((player, seat) => {
    write(player, G.entries[seat], G.dice);
  });
  events.endTurn();
}

export const game = {
  name: 'twenty-one',
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const sheets = random.Shuffle([0, 1, 2, 3, 4, 5]);
    return {
      dice: [],
      entries: Array(ctx.numPlayers).fill(null),
      players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
        sheet: sheets[seat],
        row: 0,
        rows: PATTERNS.map(() => Array(6).fill(null)),
      })),
    };
  },

  turn: {
    onBegin: ({ G, random }) => {
      G.dice = random.D6(6);
      G.entries.fill(null);
    },
    stages: {
      enter: {
        moves: {
          enter: ({ G, playerID, events }, fields) => {
            const fit = fitting(G.players[playerID], G.dice);
            if (fields.length === 0 || !fields.every((at) => fit.includes(at))) return INVALID_MOVE;
            note(G, playerID, events, fields);
          },
          strike: ({ G, playerID, events }) => {
            if (fitting(G.players[playerID], G.dice).length > 0) return INVALID_MOVE;
            note(G, playerID, events, 'strike');
          },
        },
      },
    },
  },

  moves: {
    keep: ({ events }) => {
      events.setActivePlayers({ all: 'enter', minMoves: 1, maxMoves: 1 });
    },
    reroll: ({ G, events, random }) => {
      if (G.dice.every((die) => die === 1)) return INVALID_MOVE;
      for (let colour = 0; colour < 6; colour++) if (G.dice[colour] !== 1) G.dice[colour] = random.D6();
      events.setActivePlayers({ all: 'enter', minMoves: 1, maxMoves: 1 });
    },
  },

  endIf: ({ G }) => (G.players.some((player) => player.row === 5) ? { scores: G.players.map(score) } : undefined),

  ai: {
    enumerate: (G, ctx, playerID) => {
      if (ctx.activePlayers === null) {
        const keep = { move: 'keep', args: [] };
        return G.dice.every((die) => die === 1) ? [keep] : [keep, { move: 'reroll', args: [] }];
      }
      const fit = fitting(G.players[playerID], G.dice);
      if (fit.length === 0) return [{ move: 'strike', args: [] }];
      return SUBSETS[fit.length].map((set) => ({ move: 'enter', args: [set.map((thing) => fit[thing])] }));
    },
  },
};

/** The first player who has to decide, as boardgame.io's own simulation picks him. */
export function whoseMove({ currentPlayer, activePlayers }) {
  return activePlayers === null ? currentPlayer : Object.keys(activePlayers)[0];
}

/** A random game through the bare reducer, as boardgame.io's own bots run it: its fastest way. */
export function throughReducer(seats, random) {
  const seeded = { ...game, seed: random.below(2 ** 32) };
  const reducer = CreateGameReducer({ game: seeded });
  let state = InitializeGame({ game: seeded, numPlayers: seats });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = whoseMove(state.ctx);
    const moves = game.ai.enumerate(state.G, state.ctx, playerID);
    const { move, args } = moves[random.below(moves.length)];
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials: undefined } });
    if (next._stateID === state._stateID) throw new Error(`boardgame.io refused a listed move: ${move}`);
    state = next;
    decisions++;
  }
  return { scores: state.ctx.gameover.scores, decisions };
}

/** A random game through a local client that all players share, as a page does. */
export function throughClient(seats, random) {
  const client = Client({ game: { ...game, seed: random.below(2 ** 32) }, numPlayers: seats, debug: false });
  client.start();
  let state = client.getState();
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = whoseMove(state.ctx);
    const moves = game.ai.enumerate(state.G, state.ctx, playerID);
    const { move, args } = moves[random.below(moves.length)];
    client.updatePlayerID(playerID);
    client.moves[move](...args);
    const next = client.getState();
    if (next._stateID === state._stateID) throw new Error(`boardgame.io refused a listed move: ${move}`);
    state = next;
    decisions++;
  }
  client.stop();
  return { scores: state.ctx.gameover.scores, decisions };
}
