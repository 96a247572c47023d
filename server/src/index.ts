import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { humanPace, type Pace } from '@spieleabend/bots';
import { type Logger, pino } from 'pino';
import { botPool } from './bots/pool.ts';
import { type Clock, steadyClock } from './clock.ts';
import { Health } from './health.ts';
import { makeFolder } from './make-folder.ts';
import { Metrics } from './metrics.ts';
import { registerApi } from './net/api.ts';
import { createHttp, type Patience } from './net/http.ts';
import { Limits } from './net/limits.ts';
import { registerOperation } from './net/operation.ts';
import { registerPages } from './net/pages.ts';
import { Sockets } from './net/sockets.ts';
import { type Pusher, silent } from './push/pusher.ts';
import { WebPusher } from './push/web-pusher.ts';
import { Retention } from './retention.ts';
import { cryptoRandom } from './secrets.ts';
import { dataDirError, listenError } from './start-error.ts';
import { Counting } from './statistics.ts';
import { measured } from './storage/measured.ts';
import { DATA_FILE, SqliteStorage } from './storage/sqlite.ts';
import { type Storage, StorageError } from './storage/storage.ts';
import { Tables } from './table/tables.ts';

export { createLog } from './log.ts';
export { StartError } from './start-error.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on; `lan` listens on all of them. */
  readonly host?: string;
  readonly lan?: boolean;
  /** Where the tables are kept; created if it does not exist. */
  readonly dataDir: string;
  /** The built web client; without it only the tables are served. */
  readonly webDir?: string;
  readonly log?: Logger;
  /** How long bots seem to think; a human moment if nothing else is wanted. */
  readonly pace?: Pace;
  /** Whether a reverse proxy in front tells the address of the client (as the last one in `X-Forwarded-For`). */
  readonly trustProxy?: boolean;
  /** Who shows it (`Authorization: Bearer …`) may read `/metrics`; without one only programs on this machine may. */
  readonly metricsToken?: string;
  /** Tables in which nothing has happened for so many days are deleted, those that were never played at sooner; none ever if it is 0 or absent. */
  readonly keepDays?: number;
  /** Whom push services may turn to if something is wrong with this house's notes: `mailto:` or `https:`. */
  readonly pushContact?: string;
  /** Another way to wake people than Web Push. */
  readonly push?: Pusher;
  /** Another time than that of this machine. */
  readonly clock?: Clock;
  /** Another place for the tables than a file in `dataDir`. */
  readonly storage?: Storage;
  /** Another patience with slow clients. */
  readonly patience?: Patience;
}

export interface Serving {
  /** Where people find it: `http://127.0.0.1:3000`; with `lan` under this machine's address in the home network. */
  readonly url: string;
  readonly port: number;
  /** Tells everybody, stores what is under way, and lets go of port and file. */
  close(): Promise<void>;
}

/** Starts a server. Throws `StartError` where the port is taken or the tables cannot be stored. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { log = pino({ enabled: false }), pace = humanPace, lan = false, trustProxy = false } = options;
  const { clock = steadyClock() } = options;
  const host = lan ? '0.0.0.0' : (options.host ?? '127.0.0.1');
  const opened = options.storage ?? (await openStorage(options.dataDir));
  const metrics = new Metrics();
  const storage = measured(opened, metrics);
  const pool = botPool(log, undefined, metrics);
  const webPush = options.push === undefined ? await openPush(options.pushContact, opened, clock, log) : null;
  const push = options.push ?? webPush ?? silent;
  const tables = new Tables({ storage, random: cryptoRandom, log, pool, pace, clock, push });
  const limits = new Limits();
  const http = createHttp(options.webDir, log, options.patience);
  const counting = new Counting({ storage, clock, log });
  registerApi(http, tables, { counting, limits, now: () => clock.now(), trustProxy, pushKey: push.key });
  const health = new Health(storage, () => performance.now());
  registerOperation(http, { health, metrics, metricsToken: options.metricsToken });
  await registerPages(http, options.webDir === undefined ? undefined : resolve(options.webDir));
  const isInMemory = (code: string) => tables.isLive(code);
  const retention = new Retention({ storage, clock, log, keepDays: options.keepDays ?? 0, isInMemory });
  const sockets = new Sockets(http.server, { tables, log, metrics, limits }, trustProxy);
  metrics.watch({
    tablesInMemory: () => tables.live,
    tablesStored: () => storage.count(),
    sockets: () => sockets.count,
  });
  const close = async (): Promise<void> => {
    health.close();
    await Promise.all([sockets.close(), tables.close(), webPush?.close(), retention.close(), counting.close()]);
    await pool.close();
    await http.close();
    await storage.close();
    metrics.close();
  };
  try {
    await tables.start();
    await http.listen({ host, port: options.port });
  } catch (error) {
    await close();
    throw listenError(error, host, options.port);
  }
  retention.start();
  const address = http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  log.info({ port }, 'open');
  return {
    url: `http://${nameOf(host)}:${port}`,
    port,
    async close() {
      log.info('closing');
      await close();
      log.info('closed');
    },
  };
}

async function openStorage(dataDir: string): Promise<Storage> {
  try {
    await makeFolder(resolve(dataDir));
    return await SqliteStorage.open(join(dataDir, DATA_FILE));
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
}

/** Null where its keys, made at the first start, cannot be stored: people can still play here, and at the next start it is tried again. */
async function openPush(
  contact: string | undefined,
  storage: Storage,
  clock: Clock,
  log: Logger,
): Promise<WebPusher | null> {
  try {
    return await WebPusher.open({ storage, clock, log, contact });
  } catch (err) {
    if (!(err instanceof StorageError)) throw err;
    log.error({ err }, 'nobody can be woken');
    return null;
  }
}

/** The address to give to others for a host to listen on. */
function nameOf(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host;
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}
