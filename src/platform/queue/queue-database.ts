/**
 * Connections of the queue. What its workers ask waits for a database that is away and is asked again: the end of a job is
 * known to this process alone, and a failed statement would cost the job an attempt. Everybody else is told at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway, poolIsBusy } from '../database/away/database-away.ts';
import { watchedBy } from '../database/away/lasting-client.ts';
import type { DatabaseWatch } from '../database/away/watch-database.ts';
import { limited } from '../database/connection.ts';

export interface QueueDatabase {
  // As pg-boss takes a database.
  executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Runs `work`, and whatever follows from it, so that its statements wait. */
  patiently<Value>(work: () => Value): Value;
  /** From here on nothing waits. */
  hurry(): void;
  close(): Promise<void>;
}

/**
 * Called when the database is back, before anything that waits is asked: of a statement that was lost on the way nobody
 * knows whether it was carried out. `secondsAgo`: when the oldest of them was sent.
 */
export type AfterLoss = (secondsAgo: number) => Promise<unknown>;

const mostConnections = 4;
const pauseMs = 200;

export function createQueueDatabase(access: pg.PoolConfig, watch: DatabaseWatch, afterLoss: AfterLoss): QueueDatabase {
  const Client = watchedBy(watch);
  const pool = new pg.Pool({ Client, max: mostConnections, application_name: 'cuadre queue', ...limited(access) });
  pool.on('error', () => {});
  const hurrying = new AbortController();
  const patience = new AsyncLocalStorage<true>();
  // Not `pool.query`: it tells of a broken connection by itself, before the client says that the database is away.
  const once = async (text: string, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await watch.unlessAway(
      () => pool.connect(),
      (late) => late.release(),
    );
    try {
      const found = limitsAccounts(text) ? await inTurn(client, text, values) : await client.query(text, values);
      client.release();
      return found;
    } catch (error) {
      client.release(error instanceof DatabaseAway);
      throw error;
    }
  };
  /** When those under way were sent, by `performance.now()`. */
  const sent = new Set<{ at: number }>();
  let recovering: Promise<void> | null = null;
  const recover = async (since: number) => {
    for (;;) {
      await sleep(pauseMs, undefined, { ref: false });
      await watch.back(hurrying.signal);
      try {
        return await patience.exit(() => afterLoss((performance.now() - since) / 1000));
      } catch (error) {
        if (!isLost(error)) throw error;
      }
    }
  };
  const patientlyOnce = async (text: string, values?: unknown[]) => {
    const mine = { at: performance.now() };
    sent.add(mine);
    try {
      return await once(text, values);
    } catch (error) {
      if (!isLost(error) || hurrying.signal.aborted) throw error;
      const since = Math.min(...[...sent].map(({ at }) => at));
      recovering ??= recover(since)
        .then(() => {})
        .finally(() => {
          recovering = null;
        });
      return null;
    } finally {
      sent.delete(mine);
    }
  };
  return {
    executeSql: async (text, values) => {
      if (patience.getStore() === undefined) return once(text, values);
      for (;;) {
        await recovering;
        const found = await patientlyOnce(text, values);
        if (found !== null) return found;
      }
    },
    patiently: (work) => patience.run(true, work),
    hurry: () => hurrying.abort(new DatabaseAway()),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * Takes of jobs that count what is active of an account, as pg-boss writes them. Two at the same moment would not see one
 * another's job, and an account would have more than it may.
 */
function limitsAccounts(text: string): boolean {
  return text.includes('group_filtered');
}

/** The statement after the lock sees what was taken under it before. */
async function inTurn(client: pg.ClientBase, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  await client.query(`begin; select pg_advisory_xact_lock(hashtext('queue.take'))`);
  try {
    const found = await client.query(text, values);
    await client.query('commit');
    return found;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Whether a statement may have been lost on its way. */
export function isLost(error: unknown): boolean {
  return error instanceof DatabaseAway || (error instanceof Error && error.message === poolIsBusy);
}
