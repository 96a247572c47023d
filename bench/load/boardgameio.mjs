// People at two-player tables of boardgame.io's server, as light as can be: the bare socket.io client and nothing of boardgame.io's own.
import { io } from 'socket.io-client';
import { game, whoseMove } from '../boardgameio.mjs';
import { inTurns } from './match.ts';

class BoardgameMatch {
  #id;
  #sockets;
  #state;
  #missing = 0;
  sent = -1;
  acknowledged = () => {};
  moved = () => {};

  constructor(id, sockets, state) {
    this.#id = id;
    this.#sockets = sockets;
    this.#state = state;
    sockets.forEach((socket, seat) => {
      socket.on('update', (_, next) => this.#hear(seat, next));
    });
  }

  move() {
    const { G, ctx, _stateID } = this.#state;
    if (ctx.gameover !== undefined) return false;
    const playerID = whoseMove(ctx);
    const moves = game.ai.enumerate(G, ctx, playerID);
    const { move: type, args } = moves[Math.floor(Math.random() * moves.length)];
    this.#missing = 2;
    this.sent = performance.now();
    this.#sockets[playerID].emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type, args, playerID } },
      _stateID,
      this.#id,
      playerID,
    );
    this.mover = Number(playerID);
    return true;
  }

  close() {
    for (const socket of this.#sockets) socket.disconnect();
  }

  #hear(seat, state) {
    if (seat === this.mover) this.acknowledged();
    if (--this.#missing > 0) return;
    this.#state = state;
    this.sent = -1;
    this.moved();
  }
}

/** Gives the host for the server at this port. */
export function boardgameHost(port) {
  let matches = 0;
  return {
    name: 'boardgame.io 0.50.2, its own server, in memory',
    seat: (tables) =>
      inTurns([...Array(tables).keys()], 16, async () => {
        const id = `match${matches++}`;
        const sockets = [];
        let state;
        // The first one to come makes the match.
        for (const seat of ['0', '1']) {
          const socket = io(`http://127.0.0.1:${port}/${game.name}`, { transports: ['websocket'], forceNew: true });
          sockets.push(socket);
          state = await new Promise((resolve, reject) => {
            socket.once('connect_error', reject);
            socket.once('sync', (_, { state }) => resolve(state));
            socket.once('connect', () => socket.emit('sync', id, seat, undefined, 2));
          });
        }
        return new BoardgameMatch(id, sockets, state);
      }),
  };
}
