/**
 * Ends the attempts of workers that died with their process. pg-boss does so in the round in which it counts all jobs,
 * which is too much work for every two seconds, and waits for missing heartbeats.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { DatabaseWatch } from '../database/away/watch-database.ts';
import type { Log } from '../log.ts';
import { activeJobs } from './presence.ts';

const intervalMs = 2000;

/** The few active jobs are found among any number of finished ones. */
export function activeIndex(schema: string): string {
  return `create index if not exists job_active on ${schema}.job (heartbeat_on) where state = 'active'`;
}

interface ActiveJob {
  name: string;
  id: string;
  isSilent: boolean;
  /** Its process is not connected: dead, or about to connect again. */
  isOrphan: boolean;
}

/**
 * @param own schema, and number of this process, whose jobs have their worker
 * @returns ends the looks, without waiting for one in progress
 */
export function failDead(
  boss: PgBoss,
  watch: DatabaseWatch,
  own: { schema: string; process: number },
  log: Pick<Log, 'error'>,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const sql = activeJobs(own.schema);
  /** Without their process at the last look. */
  let orphans = new Set<string>();
  const look = async () => {
    await watch.back(signal);
    const { rows } = await boss.getDb().executeSql(sql, [own.process]);
    const jobs = rows as ActiveJob[];
    const before = orphans;
    orphans = new Set(jobs.filter(({ isOrphan }) => isOrphan).map(({ id }) => id));
    for (const { name, id, isSilent } of jobs) {
      const isDead = orphans.has(id) && before.has(id);
      if (isDead) await boss.fail(name, id, { message: 'its process died' });
      else if (isSilent) await boss.fail(name, id, { message: 'its worker sends no heartbeat' });
    }
  };
  const keepLooking = async () => {
    do {
      await look().catch((err: unknown) => {
        orphans = new Set();
        if (!signal.aborted && !watch.isAway) log.error({ err }, 'queue');
      });
    } while (await sleep(intervalMs, true, { signal, ref: false }).catch(() => false));
  };
  void keepLooking();
  return () => end.abort();
}
