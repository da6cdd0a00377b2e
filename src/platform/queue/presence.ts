/**
 * Which processes are there to work off what they have begun: each holds a lock of its own as long as it is connected, which
 * PostgreSQL frees when the process dies. A job carries the number of its process from its beginning on.
 */
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { DatabaseWatch } from '../database/away/watch-database.ts';
import { keepConnected } from '../database/listen.ts';

/** First half of the keys of these locks; the second is the number of a process. */
const kind = 0x4a_4f_42;

export interface Presence {
  /** Of this process, as long as it runs. */
  readonly process: number;
  /** Its lock was taken, and it has not lost it since. */
  readonly isKnown: boolean;
  close(): Promise<void>;
}

export function bePresent(access: pg.PoolConfig, watch: DatabaseWatch): Presence {
  const process = randomInt(1, 2 ** 31 - 1);
  let isKnown = false;
  // Shared: a connection that was lost on the way may still hold it.
  const connection = keepConnected(
    { ...access, application_name: 'cuadre presence' },
    async (client) => {
      await client.query('select pg_advisory_lock_shared($1, $2)', [kind, process]);
      isKnown = true;
      client.once('end', () => {
        isKnown = false;
      });
    },
    watch,
  );
  return {
    process,
    get isKnown() {
      return isKnown;
    },
    close: () => connection.close(),
  };
}

/** Marks these active jobs as those of a process. An active job has no output yet. */
export function markTaken(schema: string): string {
  return `update ${schema}.job set output = jsonb_build_object('process', $1::int)
    where name = $2 and id = any($3::uuid[]) and state = 'active'`;
}

/** Active jobs: whether they are of another process that is not there, and whether their worker has been silent for long. */
export function activeJobs(schema: string): string {
  return `select name, id, heartbeat_on < now() - make_interval(secs => heartbeat_seconds) as "isSilent",
      coalesce((output->>'process')::int, $1) <> $1 and not exists (
        select from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = ${kind}
           and objid = (output->>'process')::int and database = (select oid from pg_database where datname = current_database())
      ) as "isOrphan"
    from ${schema}.job where state = 'active'`;
}
