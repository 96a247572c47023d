import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type WebSocket, WebSocketServer } from 'ws';

/*
 * The floor: the least that a server of durable tables has to do. Each message is appended to SQLite with one prepared insert, all of one turn
 * of the event loop in one transaction that waits for the disk, and then told to both who sit at the table. No rules, no checks, nothing hidden.
 * `floor-server.ts DATA_DIR [BYTES]` prints the port; `/TABLE` is a table. With BYTES both are told so many instead of the message itself.
 */
interface Table {
  readonly name: string;
  readonly sockets: WebSocket[];
  entries: number;
}

const file = new SqliteDatabase(join(process.argv[2] ?? '.', 'floor.sqlite'));
file.pragma('journal_mode = WAL');
file.pragma('synchronous = FULL');
file.exec(
  'create table entries (tbl text not null, seq integer not null, text text not null, at integer not null, primary key (tbl, seq)) strict, without rowid',
);
const insert = file.prepare('insert into entries values (?, ?, ?, ?)');
const begin = file.prepare('begin');
const commit = file.prepare('commit');

const told = process.argv[3] === undefined ? null : 'x'.repeat(Number(process.argv[3]));
const tables = new Map<string, Table>();
let pending: { table: Table; text: string }[] = [];

function flush(): void {
  const messages = pending;
  pending = [];
  begin.run();
  for (const { table, text } of messages) insert.run(table.name, table.entries++, text, Date.now());
  commit.run();
  for (const { table, text } of messages) for (const socket of table.sockets) socket.send(told ?? text);
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, clientTracking: false });
server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { name: url, sockets: [], entries: 0 };
  tables.set(url, table);
  table.sockets.push(socket);
  socket.on('close', () => table.sockets.splice(table.sockets.indexOf(socket), 1));
  socket.on('message', (data) => {
    pending.push({ table, text: data.toString() });
    if (pending.length === 1) setImmediate(flush);
  });
});
server.on('listening', () => {
  const address = server.address();
  console.log(JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 }));
});
