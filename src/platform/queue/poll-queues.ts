/**
 * Polls for waiting jobs of all queues at once. Left to its workers, each of which asks for its own queue, an idle
 * service would query the database eighty times a second instead of twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { DatabaseWatch } from '../database/away/watch-database.ts';
import type { Log } from '../log.ts';

const intervalMs = 500;

/**
 * Calls `found` for each of these queues with a job that may begin: sent or scheduled by another process, delayed, or
 * to be retried. Not by NOTIFY: notifications that arrive while all workers are busy are lost, and jobs waited many
 * seconds.
 * @returns ends polling, without waiting for a query in progress
 */
export function pollQueues(
  boss: PgBoss,
  watch: DatabaseWatch,
  schema: string,
  names: readonly string[],
  found: (name: string) => void,
  log: Pick<Log, 'error'>,
): () => void {
  const database = boss.getDb();
  const end = new AbortController();
  const { signal } = end;
  const poll = async () => {
    while (await sleep(intervalMs, true, { signal, ref: false }).catch(() => false)) {
      try {
        await watch.back(signal);
        const { rows } = await database.executeSql(waitingQueues(schema), [names]);
        for (const { name } of rows as { name: string }[]) found(name);
      } catch (err) {
        if (!signal.aborted && !watch.isAway) log.error({ err }, 'queue');
      }
    }
  };
  void poll();
  return () => end.abort();
}

/** At most one job of each queue is looked at, however many wait. */
function waitingQueues(schema: string): string {
  return `select queue.name from unnest($1::text[]) as queue (name) cross join lateral (
      select from ${schema}.job
       where job.name = queue.name and state < 'active' and not blocked and start_after <= now() limit 1
    ) waiting`;
}
