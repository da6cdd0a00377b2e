/** Puts the service together: database, calls, jobs, worker threads, web client. */
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mountApi } from '#api/mount-api.ts';
import type { Services } from '#api/services.ts';
import type { WorkerTasks } from '#api/worker-tasks.ts';
import { createTokens } from '#platform/auth/tokens.ts';
import { dataDirectoryPath, prepareDataDirectory } from '#platform/data-directory.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Schema } from '#platform/database/schema.ts';
import { createGate } from '#platform/gate.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { type Log, logOptions } from '#platform/log.ts';
import { createQueue } from '#platform/queue/queue.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { createWorkerPool } from '#platform/worker/worker-pool.ts';
import { text } from './text.es.ts';

export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  url: string;
  dataDirectory: string;
  services: Services;
  log: Log;
  /** Jobs and listeners, begun once the port is open. */
  startWorking(): Promise<void>;
  /** Stops taking requests, lets jobs end, closes the database. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

/** Opens everything and listens. Throws StartUpError, in Spanish, with nothing left running. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const place = readPlace(env);
  const dataDirectory = prepareDataDirectory(dataDirectoryPath(env));
  const tokens = createTokens(dataDirectory, env.CUADRE_SECRET);
  const site = join(root, 'dist', 'web');
  const app = await createHttpServer({
    logger: logOptions(env, dataDirectory),
    site: existsSync(join(site, 'index.html')) ? site : null,
    trustProxy: env.CUADRE_TRUST_PROXY === '1',
  });
  const database = await openDatabase<Schema>({
    dataDirectory,
    url: env.DATABASE_URL,
    onIdleError: (error) => app.log.warn({ err: error }, 'a database connection broke'),
  });
  const queue = createQueue(database.access.owner, [], app.log);
  const workers = createWorkerPool<WorkerTasks>(new URL('./worker.ts', import.meta.url));
  const services: Services = { db: database.db, tokens, queue, workers, uploads: createGate(4, 100) };
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  mountApi(app, services, version);
  const stop = async () => {
    await app.close();
    await queue.stop();
    await workers.close();
    await database.close();
  };
  try {
    await app.listen(place);
  } catch (error) {
    await stop();
    throw listenError(error, place);
  }
  const startWorking = async () => {
    workers.warm();
    await queue.start();
  };
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${place.host}:${port}`;
  return { url, dataDirectory, services, log: app.log, startWorking, stop };
}

interface Place {
  host: string;
  port: number;
}

function readPlace(env: NodeJS.ProcessEnv): Place {
  const given = env.PORT ?? '3000';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) throw new StartUpError(text.badPort(given));
  return { host: env.HOST ?? '127.0.0.1', port };
}

function listenError(error: unknown, { host, port }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartUpError(text.portBusy(port), { cause: error });
  if (code === 'EACCES') return new StartUpError(text.portForbidden(port), { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartUpError(text.badHost(host), { cause: error });
  return error;
}
