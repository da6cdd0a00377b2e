/**
 * The bundled PostgreSQL, one server per data folder. Starting adopts a server that a killed process left running;
 * stopping ends it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freeReserve } from '../../disk-reserve.ts';
import type { SystemUser } from '../../host/system-user.ts';
import { tryLock } from '../../process-lock.mjs';
import { StartUpError } from '../../start-up-error.ts';
import { applicationRole, type DatabaseAccess, queueRole, withClient } from '../connection.ts';
import { text } from '../text.es.ts';
import { giveCluster } from './give-cluster.ts';
import { postgresBinaries, serverUser } from './postgres-binaries.ts';
import {
  accessOptions,
  ownerRole,
  prepareCluster,
  removeSocketFolder,
  serverEnvironment,
  socketFolder,
} from './postgres-cluster.ts';
import { clearRemains, findServer, socketPort, stopServer } from './postgres-process.ts';

/** A running server. `adopted`: it was already running; `stop` ends it and unlocks the data folder. */
export type EmbeddedPostgres = {
  readonly access: DatabaseAccess;
  readonly adopted: boolean;
  readonly stop: () => Promise<void>;
};

/** In milliseconds: long enough to replay the write-ahead log of a large import. */
const startPatience = 60_000;
/** Processes of the last run that have not ended are told of after so many milliseconds, and ended by force after more. */
const remainsTold = 2000;
const remainsForced = 10_000;

/** Consecutive immediate exits after which starting is given up. */
const mostStarts = 12;
/** Between looks at whether the server runs, in milliseconds. */
const watchMs = 500;
/** Of these in a row, a stop of which nobody here knows is ended. */
const mostStopping = 3;

/** In bytes; a longer log is truncated at start. */
const longestLog = 5_000_000;

/** SQLSTATE of a server that is starting, recovering or shutting down. */
const cannotConnectNow = '57P03';

const databaseName = 'cuadre';

/** No network; private socket; no replication; time zone independent of the machine. */
const serverOptions = [
  'listen_addresses=',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_replication_slots=0',
  `port=${socketPort}`,
  'unix_socket_permissions=0700',
  'timezone=UTC',
  'log_checkpoints=off',
].flatMap((setting) => ['-c', setting]);

/**
 * Starts (or adopts) the server of a data folder made by `prepareDataDirectory`, and locks the folder for this process
 * until `stop`. A server that dies meanwhile (out of memory, say) is restarted.
 * @throws StartUpError in Spanish when another live process holds the folder or the server cannot start
 */
export async function startEmbeddedPostgres(path: string): Promise<EmbeddedPostgres> {
  // The server is identified by the real path of its folder.
  const dataDirectory = realpathSync(path);
  const lock = tryLock(join(dataDirectory, 'lock'));
  if (!lock.acquired) throw new StartUpError(text.dataDirectoryBusy(dataDirectory, lock.holder.pid));
  try {
    const { folder, adopted } = await startServer(dataDirectory);
    const endWatch = keepRunning(dataDirectory);
    const stop = async () => {
      await endWatch();
      const server = findServer(join(dataDirectory, 'postgres'));
      if (server) await stopServer(server.pid);
      removeSocketFolder(folder);
      lock.release();
    };
    return { access: accessBySocket(folder), adopted, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Starts the server again whenever it dies, or stops without an end; returns a stop function that waits for a start in
 * progress.
 */
function keepRunning(dataDirectory: string): () => Promise<void> {
  const cluster = join(dataDirectory, 'postgres');
  let starting: Promise<unknown> | undefined;
  let stopping = 0;
  const watch = setInterval(() => {
    if (starting) return;
    const server = findServer(cluster);
    stopping = server?.isStopping ? stopping + 1 : 0;
    if (server && stopping < mostStopping) return;
    stopping = 0;
    // Deleted under a running service: an empty one would seem to have lost everything.
    if (!existsSync(cluster)) return;
    // The reason is in the server's log; the next round retries.
    starting = startServer(dataDirectory, answers)
      .catch(() => {})
      .finally(() => {
        starting = undefined;
      });
  }, watchMs);
  watch.unref();
  return async () => {
    clearInterval(watch);
    await starting;
  };
}

/** Whether a server accepts connections. */
type Ready = (socketFolder: string, cluster: string, adopted: boolean) => Promise<boolean>;

/** As the owner the first time only. */
async function startServer(
  dataDirectory: string,
  ready: Ready = isReady,
): Promise<{ folder: string; adopted: boolean }> {
  const cluster = join(dataDirectory, 'postgres');
  const log = join(dataDirectory, 'postgres.log');
  const user = await serverUser();
  const binaries = postgresBinaries(dataDirectory, user);
  if (user) await giveCluster(cluster, user);
  prepareCluster(cluster, binaries, user);
  const socket = socketFolder(cluster, user);
  const options = [...serverOptions, '-D', cluster, '-k', socket, ...accessOptions(dataDirectory, user)];
  const deadline = Date.now() + startPatience;
  let starts = 0;
  let child: ChildProcess | undefined;
  for (let pause = 5; Date.now() < deadline; pause = Math.min(pause * 1.3, 300)) {
    const server = findServer(cluster);
    if (server?.isStopping) await stopServer(server.pid);
    else if (server?.socketFolder && (await ready(server.socketFolder, cluster, starts === 0))) {
      return { folder: server.socketFolder, adopted: starts === 0 };
    }
    if (server === undefined && !isRunning(child)) {
      // On a full disk it cannot even say so in its log.
      if (starts > 0 && isDiskFull(dataDirectory) && freeReserve(dataDirectory)) {
        console.error(text.reserveFreed(dataDirectory));
        starts = 0;
      }
      if (starts === mostStarts) break;
      starts += 1;
      await remainsEnded(cluster, socket, deadline);
      child = spawnServer(join(binaries.folder, 'bin', 'postgres'), options, user, log);
    }
    await sleep(pause);
  }
  throw new StartUpError(text.startFailed(log, lastLines(log)));
}

/** In bytes: what a start writes, besides its segments of the write-ahead log. */
const leastForStart = 32 * 1024 ** 2;

function isDiskFull(dataDirectory: string): boolean {
  const { bavail, bsize } = statfsSync(join(dataDirectory, 'postgres'));
  return bavail * bsize < leastForStart;
}

/** Processes of a server killed a moment ago may still hold the folder: the new one would exit at once. */
async function remainsEnded(cluster: string, socket: string, deadline: number): Promise<void> {
  const since = Date.now();
  let isTold = false;
  for (;;) {
    const waited = Date.now() - since;
    const [first] = clearRemains(cluster, socket, waited > remainsForced);
    if (first === undefined) return;
    if (Date.now() > deadline) throw new StartUpError(text.remainsStay(first, cluster));
    if (waited > remainsTold && !isTold) console.error(text.remainsEnd(first));
    isTold ||= waited > remainsTold;
    await sleep(100);
  }
}

function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function spawnServer(program: string, options: string[], user: SystemUser | undefined, log: string): ChildProcess {
  const tooLong = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  const output = openSync(log, tooLong > longestLog ? 'w' : 'a', 0o600);
  // Detached: Ctrl-C in the terminal goes to this process, which stops the server last.
  const child = spawn(program, options, {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', output, output],
    detached: true,
  });
  // A binary that cannot be executed reports here; the log then stays empty.
  child.on('error', (error) => appendFileSync(log, `${error.message}\n`));
  child.unref();
  closeSync(output);
  return child;
}

/** Whether the server accepts connections; on the first success its database is prepared. */
async function isReady(socketFolder: string, cluster: string, adopted: boolean): Promise<boolean> {
  try {
    await withClient(bySocket(socketFolder, ownerRole, 'postgres'), (client) =>
      prepareDatabase(client, cluster, adopted),
    );
    return true;
  } catch (error) {
    const answered = error instanceof pg.DatabaseError && error.code !== cannotConnectNow;
    if (answered || error instanceof StartUpError) throw error;
    return false;
  }
}

/** The same for a server that has been prepared. */
async function answers(socketFolder: string): Promise<boolean> {
  return withClient(bySocket(socketFolder, applicationRole, databaseName), (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}

async function prepareDatabase(client: pg.Client, cluster: string, adopted: boolean): Promise<void> {
  const { rows } = await client.query(`select current_setting('data_directory') as folder,
    exists (select from pg_database where datname = '${databaseName}') as created`);
  if (rows[0].folder !== cluster) throw new StartUpError(text.socketFolderTaken(rows[0].folder));
  if (!rows[0].created) await client.query(`create database ${databaseName}`);
  // Ends the sessions of the killed process, whose transactions may hold locks.
  if (adopted) {
    await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  }
}

function bySocket(folder: string, user: string, database: string): pg.PoolConfig {
  return { host: folder, port: socketPort, user, database, ssl: false };
}

/** Access to the server with its socket in a folder. */
export function accessBySocket(folder: string): DatabaseAccess {
  return {
    owner: bySocket(folder, ownerRole, databaseName),
    application: bySocket(folder, applicationRole, databaseName),
    queue: bySocket(folder, queueRole, databaseName),
  };
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
}
