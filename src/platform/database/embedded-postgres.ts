/**
 * The PostgreSQL that comes with Cuadre, one server per data folder. Starting adopts a server that a killed Cuadre
 * left running there; stopping ends it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { tryLock } from '../process-lock.mjs';
import { StartUpError } from '../start-up-error.ts';
import { applicationRole, type DatabaseAccess, withClient } from './connection.ts';
import { postgresBinaries, type ServerUser, serverUser } from './postgres-binaries.ts';
import {
  accessOptions,
  ownerRole,
  prepareCluster,
  removeSocketFolder,
  serverEnvironment,
  socketFolder,
} from './postgres-cluster.ts';
import { clearRemains, findServer, socketPort, stopServer } from './postgres-process.ts';
import { text } from './text.es.ts';

/** A server that answers. `adopted` tells that it was running already; `stop` ends it and frees the data folder. */
export type EmbeddedPostgres = {
  readonly access: DatabaseAccess;
  readonly adopted: boolean;
  readonly stop: () => Promise<void>;
};

/** Long enough to replay what a large import left in the write-ahead log. */
const startPatience = 60_000;

/** A server that ends at once this many times in a row will not start by itself. */
const mostStarts = 12;

/** Bytes; a longer log is begun again. */
const longestLog = 5_000_000;

/** SQLSTATE of a server that is still starting, recovering or already ending. */
const cannotConnectNow = '57P03';

const databaseName = 'cuadre';

/** No network; private socket; nothing to replicate with; and days never depend on the machine's time zone. */
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
 * Starts (or adopts) the server of a data folder that `prepareDataDirectory` has made, and keeps the folder for this
 * process until `stop`. A server that ends by itself meanwhile (killed for memory, say) is started again.
 * @throws StartUpError in Spanish when another live process has the folder or the server cannot start
 */
export async function startEmbeddedPostgres(path: string): Promise<EmbeddedPostgres> {
  // The server knows its folder by the real path, and we know the server by that.
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

/** Starts the server again whenever it is gone; returns how to end that, once a start under way is over. */
function keepRunning(dataDirectory: string): () => Promise<void> {
  let starting: Promise<unknown> | undefined;
  const watch = setInterval(() => {
    if (starting || findServer(join(dataDirectory, 'postgres'))) return;
    // Why it failed is in the server's log; the next round tries again.
    starting = startServer(dataDirectory)
      .catch(() => {})
      .finally(() => {
        starting = undefined;
      });
  }, 1000);
  watch.unref();
  return async () => {
    clearInterval(watch);
    await starting;
  };
}

async function startServer(dataDirectory: string): Promise<{ folder: string; adopted: boolean }> {
  const cluster = join(dataDirectory, 'postgres');
  const log = join(dataDirectory, 'postgres.log');
  const user = serverUser();
  const binaries = postgresBinaries(dataDirectory, user);
  prepareCluster(cluster, binaries, user);
  const socket = socketFolder(cluster, user);
  const options = [...serverOptions, '-D', cluster, '-k', socket, ...accessOptions(dataDirectory)];
  const deadline = Date.now() + startPatience;
  let starts = 0;
  let child: ChildProcess | undefined;
  for (let pause = 5; Date.now() < deadline; pause = Math.min(pause * 1.3, 300)) {
    const server = findServer(cluster);
    if (server?.socketFolder && (await isReady(server.socketFolder, cluster, starts === 0))) {
      return { folder: server.socketFolder, adopted: starts === 0 };
    }
    // A server that was killed a moment ago may still have processes that hold the folder: the new one then ends at
    // once, and another round tries again.
    if (server === undefined && !isRunning(child)) {
      if (starts === mostStarts) break;
      starts += 1;
      clearRemains(cluster, socket);
      child = spawnServer(join(binaries.folder, 'bin', 'postgres'), options, user, log);
    }
    await sleep(pause);
  }
  throw new StartUpError(text.startFailed(log, lastLines(log)));
}

function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function spawnServer(program: string, options: string[], user: ServerUser | undefined, log: string): ChildProcess {
  const tooLong = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  const output = openSync(log, tooLong > longestLog ? 'w' : 'a', 0o600);
  // Detached: Ctrl-C in the terminal is for us, and we end the server after our own work.
  const child = spawn(program, options, {
    ...user,
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', output, output],
    detached: true,
  });
  // A program that cannot even start says so here; the log then stays silent.
  child.on('error', (error) => appendFileSync(log, `${error.message}\n`));
  child.unref();
  closeSync(output);
  return child;
}

/** Whether the server takes connections; the first time it does, its database is made ready. */
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

async function prepareDatabase(client: pg.Client, cluster: string, adopted: boolean): Promise<void> {
  const { rows } = await client.query(`select current_setting('data_directory') as folder,
    exists (select from pg_database where datname = '${databaseName}') as created`);
  if (rows[0].folder !== cluster) throw new StartUpError(text.socketFolderTaken(rows[0].folder));
  if (!rows[0].created) await client.query(`create database ${databaseName}`);
  // Sessions of the process that was killed: their transactions must not hold locks any longer.
  if (adopted) {
    await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  }
}

function bySocket(folder: string, user: string, database: string): pg.PoolConfig {
  return { host: folder, port: socketPort, user, database, ssl: false };
}

/** How to reach the server whose socket is in a folder. */
export function accessBySocket(folder: string): DatabaseAccess {
  return {
    owner: bySocket(folder, ownerRole, databaseName),
    application: bySocket(folder, applicationRole, databaseName),
  };
}

function lastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
}
