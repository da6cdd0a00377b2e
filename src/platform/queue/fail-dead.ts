/**
 * Ends the attempts of workers that died with their process. pg-boss does so in the round in which it counts all jobs,
 * which is too much work for every five seconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { DatabaseWatch } from '../database/away/watch-database.ts';
import type { Log } from '../log.ts';

const intervalMs = 5000;

/** The few active jobs are found among any number of finished ones. */
export function activeIndex(schema: string): string {
  return `create index if not exists job_active on ${schema}.job (heartbeat_on) where state = 'active'`;
}

/** @returns ends the looks, without waiting for one in progress */
export function failDead(boss: PgBoss, watch: DatabaseWatch, schema: string, log: Pick<Log, 'error'>): () => void {
  const end = new AbortController();
  const { signal } = end;
  const look = async () => {
    while (await sleep(intervalMs, true, { signal, ref: false }).catch(() => false)) {
      try {
        await watch.back(signal);
        const { rows } = await boss.getDb().executeSql(silent(schema));
        for (const { name, id } of rows as { name: string; id: string }[])
          await boss.fail(name, id, { message: 'its worker sends no heartbeat' });
      } catch (err) {
        if (!signal.aborted && !watch.isAway) log.error({ err }, 'queue');
      }
    }
  };
  void look();
  return () => end.abort();
}

function silent(schema: string): string {
  return `select name, id from ${schema}.job
    where state = 'active' and heartbeat_on < now() - make_interval(secs => heartbeat_seconds)`;
}
