/**
 * Job queue on PostgreSQL (pg-boss): durable, retried when a handler fails or its process dies, shared by every process
 * of the database. Besides the HTTP edge the only place that catches everything.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { JobWithMetadata, PgBoss, QueueResult, Schedule, WorkWithMetadataHandler } from 'pg-boss';
import { timeZone } from '#core/calendar/bogota.ts';
import { failureOf, passes } from '../database/away/failure-of.ts';
import type { DatabaseWatch } from '../database/away/watch-database.ts';
import type { Log } from '../log.ts';
import { activeIndex, failDead } from './fail-dead.ts';
import { pollQueues } from './poll-queues.ts';
import { bePresent, markTaken, type Presence } from './presence.ts';
import { createQueueDatabase, isLost, type QueueDatabase } from './queue-database.ts';

/**
 * A kind of job. `handle` must be idempotent: it may run more than once for the same data. When it throws what passes by
 * itself (a busy server, a database that is away, a full disk), the job is put back and tried later, as often as it takes.
 */
export interface Job<Data extends object> {
  name: string;
  /** `last`: no further attempt follows. `signal`: aborts at the time limit or at shutdown. */
  handle(data: Data, attempt: { last: boolean; signal: AbortSignal }): Promise<void>;
  /** Runs once after the last attempt failed, timed out or died with its process. */
  abandon?(data: Data): Promise<void>;
  /** Retries after the first attempt. */
  retries: number;
  /** Time limit of one attempt, in seconds. */
  timeLimit: number;
  /** Exponential backoff; otherwise retries after one second. */
  backOff?: boolean;
  /** Retention of a finished job's data; default an hour. */
  keepSeconds?: number;
  /** Maximum jobs at once in this process. */
  concurrency: number;
  /** Maximum jobs at once of one account, in all processes. */
  ofOne?: { concurrency: number; account(data: Data): string };
  /** Cron expression of five fields, in Bogotá: it also runs on schedule, with empty data. */
  schedule?: string;
}

export interface Queue {
  /**
   * Creates the queues of these jobs and starts working. Rejects when the database does not allow it. `alone`: no other
   * process uses the database, so active jobs belong to a dead process and are retried at once.
   */
  start(jobs: readonly AnyJob[], options: { alone: boolean }): Promise<void>;
  /**
   * Enqueues a job; waits for `start` if necessary. With `id` (a UUID), a job already in the queue is not added again. Where
   * the database goes meanwhile it rejects, and the job is added when it is back.
   */
  send(name: string, data: object, id?: string): Promise<void>;
  isRunning(): boolean;
  /** Waits some seconds for running jobs; the others are retried later. */
  stop(): Promise<void>;
}

const patienceMs = 8000;
const schema = 'queue';
/** A worker without heartbeat for this long is dead: its job is retried, or abandoned after its last attempt. */
const heartbeatSeconds = 30;
/**
 * Between the rounds in which pg-boss counts all jobs: most of what a queue at rest costs with a million finished ones. Dead
 * workers are looked for apart (`fail-dead.ts`), and each worker ends its own job at its time limit.
 */
const countSeconds = 600;
/** Between deletions of finished jobs, and how long one is kept: what happened is in tables of ours. */
const deleteSeconds = 300;
const usualKeepSeconds = 3600;
/** Between the moments of two clocks. */
const clockStepSeconds = 1;
/** Workers are woken by `send`, by one another and by `pollQueues`; only without all three do they look themselves. */
const workersPollSeconds = 300;

/** Type-erased job for the queue. */
export type AnyJob = Job<never>;

/** `access`: of the queue's own role, which owns its schema and nothing else. */
export function createQueue(access: pg.PoolConfig, watch: DatabaseWatch, log: Pick<Log, 'error'>): Queue {
  const held: Held = new Map();
  const forget = (id: string) => void setTimeout(() => (watch.isAway ? forget(id) : held.delete(id)), heldMs).unref();
  const database = createQueueDatabase(access, watch, (secondsAgo) => putBackUnheld(database, held, secondsAgo));
  let running = false;
  let wasStarted = false;
  const started = Promise.withResolvers<PgBoss>();
  const accounts = new Map<string, NonNullable<AnyJob['ofOne']>['account']>();
  const workers: Workers = new Map();
  let endPolls = () => {};
  let presence: Presence | undefined;
  // A failed start is reported to the caller of `start`, not to every waiting sender as an unhandled rejection.
  started.promise.catch(() => {});
  return {
    isRunning: () => running,
    start: async (jobs, { alone }) => {
      wasStarted = true;
      try {
        const { PgBoss } = await import('pg-boss');
        const intervals = {
          superviseIntervalSeconds: deleteSeconds,
          monitorIntervalSeconds: countSeconds,
          maintenanceIntervalSeconds: deleteSeconds,
        };
        const boss = new PgBoss({ db: database, schema, createSchema: false, ...intervals });
        // That the database is away is told once, by its watch.
        boss.on('error', (error) => watch.isAway || log.error({ err: error }, 'queue'));
        await boss.start();
        await database.executeSql(activeIndex(schema));
        if (alone) await retryActive(boss);
        else presence = bePresent(access, watch);
        const mark = async (name: string, ids: readonly string[]) => {
          if (presence?.isKnown) await database.executeSql(markTaken(schema), [presence.process, name, ids]);
        };
        const stored = await readStored(boss);
        for (const job of jobs) {
          if (job.ofOne !== undefined) accounts.set(job.name, job.ofOne.account);
          await database.patiently(() => work(boss, job, { stored, workers, held, forget, mark, log }));
        }
        const endPoll = pollQueues(boss, watch, schema, [...workers.keys()], (name) => wake(boss, workers, name), log);
        const endLooks = failDead(boss, watch, { schema, process: presence?.process ?? 0 }, log);
        endPolls = () => {
          endPoll();
          endLooks();
        };
        running = true;
        started.resolve(boss);
      } catch (error) {
        started.reject(error);
        throw error;
      }
    },
    send: async (name, data, id = randomUUID()) => {
      const boss = await started.promise;
      const account = accounts.get(name)?.(data as never);
      const group = account === undefined ? {} : { group: { id: account } };
      const add = async () => {
        await boss.send(name, data, { ...group, id });
        // At once, instead of at the next poll.
        wake(boss, workers, name);
      };
      try {
        await add();
      } catch (error) {
        // What it is for is often stored by now: it follows as soon as it can, once.
        if (isLost(error)) database.patiently(add).catch(() => {});
        throw error;
      }
    },
    stop: async () => {
      if (!wasStarted) return;
      // A start in progress must end before it can be undone; a failed one left nothing.
      const boss = await started.promise.catch(() => null);
      running = false;
      endPolls();
      // What waits for a database that is away is not waited for: the next start tries those jobs again.
      if (watch.isAway) database.hurry();
      const hurry = setTimeout(() => database.hurry(), patienceMs);
      try {
        await boss?.stop({ graceful: true, timeout: patienceMs });
      } finally {
        clearTimeout(hurry);
        database.hurry();
        await presence?.close();
        await Promise.race([database.close(), sleep(patienceMs, undefined, { ref: false })]);
      }
    },
  };
}

/** Fails the attempts that a dead process left active, instead of waiting half a minute for missing heartbeats. */
async function retryActive(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`select name, id from ${schema}.job where state = 'active'`);
  for (const { name, id } of rows as { name: string; id: string }[]) {
    await boss.fail(name, id, { message: 'its process died' });
  }
}

/** Ids of the workers of each queue, one per concurrent job. */
type Workers = Map<string, string[]>;

function wake(boss: PgBoss, workers: Workers, name: string): void {
  for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
}

/** Queues and schedules in the database: only what differs is written, as a start meets some thirty of them. */
interface Stored {
  readonly queues: ReadonlyMap<string, QueueResult>;
  readonly schedules: ReadonlyMap<string, Schedule>;
}

async function readStored(boss: PgBoss): Promise<Stored> {
  const [queues, schedules] = [await boss.getQueues(), await boss.getSchedules()];
  return {
    queues: new Map(queues.map((queue) => [queue.name, queue])),
    schedules: new Map(schedules.map((schedule) => [schedule.name, schedule])),
  };
}

interface Surroundings {
  stored: Stored;
  workers: Workers;
  held: Held;
  /** Takes a job that has ended out of `held`, when its end is written. */
  forget: (id: string, attempt: object) => void;
  /** Says in the database that these jobs are of this process. */
  mark: (name: string, ids: readonly string[]) => Promise<void>;
  log: Pick<Log, 'error'>;
}

async function work(boss: PgBoss, job: AnyJob, around: Surroundings) {
  const { stored } = around;
  const { abandon } = job;
  const abandoned = `${job.name}-abandoned`;
  if (abandon !== undefined) {
    // Retries of `abandon`: cheap and important, so many.
    const options = {
      retryLimit: 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: 60,
      deleteAfterSeconds: usualKeepSeconds,
    };
    await makeQueue(boss, stored, abandoned, options);
    await consume(boss, { name: abandoned, concurrency: 1, handle: (data) => abandon(data) }, around);
  }
  await makeQueue(boss, stored, job.name, {
    retryLimit: job.retries,
    retryDelay: 1,
    retryBackoff: job.backOff ?? false,
    expireInSeconds: job.timeLimit,
    heartbeatSeconds,
    ...(abandon === undefined ? {} : { deadLetter: abandoned }),
    deleteAfterSeconds: job.keepSeconds ?? usualKeepSeconds,
  });
  await consume(boss, job, around);
  if (job.schedule === undefined) return;
  const { cron, timezone } = stored.schedules.get(job.name) ?? {};
  if (cron !== job.schedule || timezone !== timeZone) await boss.schedule(job.name, job.schedule, {}, { tz: timeZone });
}

type QueueSettings = NonNullable<Parameters<PgBoss['createQueue']>[1]>;

/** Creates a queue, or updates the options of an existing one. */
async function makeQueue(boss: PgBoss, stored: Stored, name: string, options: QueueSettings): Promise<void> {
  const found = stored.queues.get(name);
  if (found === undefined) return boss.createQueue(name, options);
  const names = Object.keys(options) as (keyof QueueSettings)[];
  if (names.some((option) => found[option] !== options[option])) await boss.updateQueue(name, options);
}

async function consume(
  boss: PgBoss,
  job: Pick<AnyJob, 'name' | 'concurrency' | 'handle' | 'ofOne'>,
  around: Surroundings,
): Promise<void> {
  const { workers, held, log } = around;
  const group = job.ofOne === undefined ? {} : { groupConcurrency: job.ofOne.concurrency };
  const how = { pollingIntervalSeconds: workersPollSeconds, includeMetadata: true, ...group } as const;
  const attempt: WorkWithMetadataHandler<object> = async ([one]) => {
    if (one === undefined) return;
    const last = one.retryCount >= one.retryLimit;
    try {
      await job.handle(one.data as never, { last, signal: one.signal });
    } catch (error) {
      if (passes(error)) {
        await putBack(boss, one, error);
        // Whoever begins it next holds it.
        held.delete(one.id);
        return;
      }
      log.error({ err: error, job: job.name, last }, 'job failed');
      throw error;
    }
  };
  const ids: string[] = [];
  workers.set(job.name, ids);
  for (let index = 0; index < job.concurrency; index++) {
    const thenNext: typeof attempt = async (jobs) => {
      // What waits follows at once, not at the next poll.
      if (jobs.length > 0) boss.notifyWorker(ids[index] ?? '');
      const mine = {};
      for (const { id } of jobs) held.set(id, mine);
      // Where that fails, missing heartbeats tell of a death.
      const taken = jobs.map(({ id }) => id);
      if (taken.length > 0) around.mark(job.name, taken).catch(() => {});
      try {
        return await attempt(jobs);
      } finally {
        // That it ended is still to be written.
        for (const { id } of jobs) around.forget(id, mine);
      }
    };
    ids.push(await boss.work<object, void, typeof how>(job.name, how, thenNext));
  }
}

/** Longest time in seconds until a job that was put back is tried again; before, a quarter of its age. */
const longestDelay = 30;

/** By job, the attempt that a worker of this process has, or has just ended. */
type Held = Map<string, object>;

/** For writing the end of a job while the database is there, in milliseconds. */
const heldMs = 60_000;

/** The server may carry out what it had received of a lost statement somewhat later; in milliseconds after its loss. */
const lateMs = [3000, 9000];
/** By then, an answer that is under way has arrived, in seconds. */
const answeredSeconds = 2;

/**
 * Jobs that were begun for this process, whose answer was lost: nobody works on them. `secondsAgo`: since when they may
 * have been begun.
 */
async function putBackUnheld(database: QueueDatabase, held: Held, secondsAgo: number): Promise<void> {
  const once = (since: number, until: number) =>
    database.executeSql(
      `update ${schema}.job set state = 'created', started_on = null, heartbeat_on = null
        where state = 'active' and started_on between now() - make_interval(secs => $1)
          and now() - make_interval(secs => $2) and id <> all ($3::uuid[])`,
      [since, until, [...held.keys()]],
    );
  const since = secondsAgo + clockStepSeconds;
  await once(since, 0);
  for (const late of lateMs) setTimeout(() => once(since + late / 1000, answeredSeconds).catch(() => {}), late).unref();
}

/** In seconds: it is back by the time that anything can be put back. */
const awayDelay = 0.5;

/** Makes an active job wait again: unlike a failure, that costs none of its attempts. */
async function putBack(boss: PgBoss, { name, id, createdOn }: JobWithMetadata<object>, reason: unknown): Promise<void> {
  const patient = Math.min(longestDelay, Math.max(1, (Date.now() - createdOn.getTime()) / 4000));
  const delay = failureOf(reason)?.code === 'server.away' ? awayDelay : patient;
  await boss.getDb().executeSql(
    `update ${schema}.job
        set state = 'created', started_on = null, heartbeat_on = null, start_after = now() + make_interval(secs => $3)
      where name = $1 and id = $2 and state = 'active'`,
    [name, id, delay],
  );
}
