/** The queue as `kill -9` leaves it: a job that some process began and nobody is at any more. */
import type pg from 'pg';
import { withClient } from '#platform/database/connection.ts';

/**
 * Makes a job active, with its last heartbeat `secondsAgo` (a minute unless said: longer than the queue waits for one) and with
 * so many `attempts` begun (the first unless said).
 */
export async function loseWorker(
  owner: pg.PoolConfig,
  id: string,
  { attempts = 1, secondsAgo = 60 }: { attempts?: number; secondsAgo?: number } = {},
): Promise<void> {
  await withClient(owner, (client) =>
    client.query(
      `update queue.job
          set state = 'active', completed_on = null, output = null, retry_count = $2,
              started_on = now() - make_interval(secs => $3), heartbeat_on = now() - make_interval(secs => $3)
        where id = $1`,
      [id, attempts - 1, secondsAgo],
    ),
  );
}

/** Takes a job out of the queue, as if the process had died before it sent it. */
export async function loseJob(owner: pg.PoolConfig, id: string): Promise<void> {
  await withClient(owner, (client) => client.query('delete from queue.job where id = $1', [id]));
}
