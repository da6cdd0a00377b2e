/**
 * Jobs on PostgreSQL (pg-boss): kept until they are done, tried again when they fail or when the process at work dies, shared
 * by every process of the same database. The one place besides the HTTP edge that catches everything.
 */
import type pg from 'pg';
import type { PgBoss, WorkWithMetadataHandler } from 'pg-boss';
import { timeZone } from '#core/calendar/bogota.ts';
import type { Log } from '../log.ts';

/** A kind of job. `handle` may run more than once for the same data and must stand it. */
export interface Job<Data extends object> {
  name: string;
  /** `last`: there will be no other attempt. `signal`: it has run out of time, or the process is stopping. */
  handle(data: Data, attempt: { last: boolean; signal: AbortSignal }): Promise<void>;
  /** Runs once after the last attempt, when that one failed, ran out of time or died with its process. */
  abandon?(data: Data): Promise<void>;
  /** Attempts after the first. */
  retries: number;
  /** Seconds that one attempt may take. */
  timeLimit: number;
  /** Waits longer before each attempt; otherwise one second. */
  backOff?: boolean;
  /** How long the data of a job that is over is kept; days unless said. */
  keepSeconds?: number;
  /** How many this process runs at once. */
  concurrency: number;
  /** Five fields of cron, in Bogotá: it also runs by itself, with empty data. */
  schedule?: string;
}

export interface Queue {
  /**
   * Creates the queues of these jobs and starts working. Rejects when the database does not allow it.
   * `alone`: no other process uses the database, so that active jobs are those of a process that died, and are retried at once.
   */
  start(jobs: readonly AnyJob[], options: { alone: boolean }): Promise<void>;
  /** Puts a job in the queue; waits for `start` if it must. With `id` (a UUID) a job that the queue has already is not added again. */
  send(name: string, data: object, id?: string): Promise<void>;
  isRunning(): boolean;
  /** Lets running jobs end for a few seconds; those that do not are retried. */
  stop(): Promise<void>;
}

const patienceMs = 8000;
const schema = 'queue';
/** A worker that has not been heard for so long is dead: its job is retried, or abandoned after its last attempt. */
const heartbeatSeconds = 30;
/** How often one of the processes looks for dead workers and expired jobs. */
const supervisionSeconds = 5;

/** A job of any data, as the queue handles it. */
export type AnyJob = Job<never>;

/** `owner` is the connection of the owner of the database: the queue makes its own tables, in a schema of its own. */
export function createQueue(owner: pg.PoolConfig, log: Pick<Log, 'error'>): Queue {
  let running = false;
  let wasStarted = false;
  const started = Promise.withResolvers<PgBoss>();
  const workers = new Map<string, string[]>();
  // A start that fails is told to whoever called it, not to every waiting sender as an unhandled rejection.
  started.promise.catch(() => {});
  return {
    isRunning: () => running,
    start: async (jobs, { alone }) => {
      wasStarted = true;
      try {
        const { PgBoss } = await import('pg-boss');
        const intervals = { superviseIntervalSeconds: supervisionSeconds, monitorIntervalSeconds: supervisionSeconds };
        const boss = new PgBoss({ ...(owner as object), schema, max: 4, ...intervals });
        boss.on('error', (error) => log.error({ err: error }, 'queue'));
        await boss.start();
        if (alone) await retryActive(boss);
        for (const job of jobs) workers.set(job.name, await work(boss, job, log));
        running = true;
        started.resolve(boss);
      } catch (error) {
        started.reject(error);
        throw error;
      }
    },
    send: async (name, data, id) => {
      const boss = await started.promise;
      await boss.send(name, data, id === undefined ? {} : { id });
      // Those of this process need not wait until they ask again.
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
    },
    stop: async () => {
      if (!wasStarted) return;
      // A start under way must end before it can be undone; one that failed left nothing.
      const boss = await started.promise.catch(() => null);
      running = false;
      await boss?.stop({ graceful: true, timeout: patienceMs });
    },
  };
}

/** Ends the attempts that a dead process left active, as their missing heartbeats would half a minute later. */
async function retryActive(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`select name, id from ${schema}.job where state = 'active'`);
  for (const { name, id } of rows as { name: string; id: string }[]) {
    await boss.fail(name, id, { message: 'its process died' });
  }
}

/** Gives the ids of its workers, one for each job that may run at once. */
async function work(boss: PgBoss, job: AnyJob, log: Pick<Log, 'error'>): Promise<string[]> {
  const { abandon } = job;
  const abandoned = `${job.name}-abandoned`;
  if (abandon !== undefined) {
    // What is left to do is little and matters: it is tried for long.
    const options = { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, expireInSeconds: 60 };
    await makeQueue(boss, abandoned, options);
    await consume(boss, { name: abandoned, concurrency: 1, handle: (data) => abandon(data) }, log);
  }
  await makeQueue(boss, job.name, {
    retryLimit: job.retries,
    retryDelay: 1,
    retryBackoff: job.backOff ?? false,
    expireInSeconds: job.timeLimit,
    heartbeatSeconds,
    ...(abandon === undefined ? {} : { deadLetter: abandoned }),
    ...(job.keepSeconds === undefined ? {} : { deleteAfterSeconds: job.keepSeconds }),
  });
  const workers = await consume(boss, job, log);
  if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule, {}, { tz: timeZone });
  return workers;
}

type QueueSettings = Parameters<PgBoss['createQueue']>[1];

/** Creates a queue, or gives one of an earlier version these options. */
async function makeQueue(boss: PgBoss, name: string, options: QueueSettings): Promise<void> {
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

async function consume(
  boss: PgBoss,
  job: Pick<AnyJob, 'name' | 'concurrency' | 'handle'>,
  log: Pick<Log, 'error'>,
): Promise<string[]> {
  // What other processes send is found by asking, not by the database's notifications: those that arrive while all workers are busy
  // are lost, and the jobs waited many seconds.
  const how = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const;
  const attempt: WorkWithMetadataHandler<object> = async ([one]) => {
    if (one === undefined) return;
    const last = one.retryCount >= one.retryLimit;
    try {
      await job.handle(one.data as never, { last, signal: one.signal });
    } catch (error) {
      log.error({ err: error, job: job.name, last }, 'job failed');
      throw error;
    }
  };
  const workers: string[] = [];
  while (workers.length < job.concurrency)
    workers.push(await boss.work<object, void, typeof how>(job.name, how, attempt));
  return workers;
}
