/** State of the queue after `kill -9`: a job whose worker is dead. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '#platform/database/connection.ts';

/**
 * Makes a job active, with its last heartbeat `secondsAgo` (default a minute: longer than the queue's limit) and with
 * `attempts` begun (default the first).
 */
export async function loseWorker(
  owner: pg.PoolConfig,
  id: string,
  { attempts = 1, secondsAgo = 60 }: { attempts?: number; secondsAgo?: number } = {},
): Promise<void> {
  await withClient(owner, async (client) => {
    // A worker that has just ended still writes so, which would end the job again.
    const state = async () => (await client.query('select state from queue.job where id = $1', [id])).rows[0]?.state;
    for (let look = 0; look < 100 && (await state()) === 'active'; look += 1) await sleep(100);
    await client.query(
      `update queue.job
          set state = 'active', completed_on = null, output = null, retry_count = $2,
              started_on = now() - make_interval(secs => $3), heartbeat_on = now() - make_interval(secs => $3)
        where id = $1`,
      [id, attempts - 1, secondsAgo],
    );
  });
}

/** Removes a job from the queue, as if the process had died before enqueueing it. */
export async function loseJob(owner: pg.PoolConfig, id: string): Promise<void> {
  await withClient(owner, (client) => client.query('delete from queue.job where id = $1', [id]));
}
