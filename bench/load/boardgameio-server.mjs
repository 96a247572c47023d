// boardgame.io's own server as its manual sets it up: tables in memory, its socket.io transport. Prints the port.
import { Server } from 'boardgame.io/server';
import { game } from '../boardgameio.mjs';

Server({ games: [game], origins: [] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port })));
