import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import { loseWorker } from '../../../tests/support/dead-worker.ts';
import { cloneTemplate } from '../../../tests/support/test-database.ts';
import { DatabaseAway } from '../database/away/database-away.ts';
import { watchDatabase } from '../database/away/watch-database.ts';
import { type DatabaseAccess, withClient } from '../database/connection.ts';
import type { Log } from '../log.ts';
import { createQueue, type Job, type Queue } from './queue.ts';

let access: DatabaseAccess;
let open: Queue[];
let handled: string[];

const silent = { error: () => {}, warn: () => {}, info: () => {} } as unknown as Log;

beforeEach(async () => {
  access = await cloneTemplate();
  open = [];
  handled = [];
});
afterEach(() => Promise.all(open.map((queue) => queue.stop())));

async function started(jobs: Job<{ id: string }> | Job<{ id: string }>[], alone: boolean): Promise<Queue> {
  const queue = createQueue(access.queue, watchDatabase(access.application), silent);
  open.push(queue);
  await queue.start([jobs].flat(), { alone });
  return queue;
}

function job(more: Partial<Job<{ id: string }>> = {}): Job<{ id: string }> {
  return {
    name: 'greet',
    retries: 2,
    timeLimit: 60,
    concurrency: 1,
    handle: async ({ id }) => {
      handled.push(id);
    },
    ...more,
  };
}

function soon(expectation: () => void, interval = 50): Promise<void> {
  return vi.waitFor(expectation, { timeout: 60_000, interval });
}

/** Sends a job, runs it, and leaves it in the state of a killed worker. */
async function abandonedJob({ attempts = 1, ...more }: { attempts?: number } & Partial<Job<{ id: string }>> = {}) {
  const id = randomUUID();
  const queue = await started(job(more), false);
  await queue.send('greet', { id }, id);
  await soon(() => expect(handled).toEqual([id]));
  await queue.stop();
  // Recent heartbeat: the worker does not count as dead yet.
  await loseWorker(access.owner, id, { attempts, secondsAgo: 1 });
  handled = [];
  return id;
}

const heartbeat = (id: string) =>
  withClient(access.owner, (owner) =>
    owner.query(`update queue.job set heartbeat_on = now() where id = $1 and state = 'active'`, [id]),
  );

describe('a job', () => {
  test('that is sent twice with its id runs once', async () => {
    const queue = await started(job(), false);
    const [twice, after] = [randomUUID(), randomUUID()];
    for (const id of [twice, twice, after]) await queue.send('greet', { id }, id);
    await soon(() => expect(handled).toContain(after));
    await queue.send('greet', { id: twice }, twice);
    await queue.send('greet', { id: 'last' });
    await soon(() => expect(handled).toContain('last'));
    expect(handled).toEqual([twice, after, 'last']);
  });

  test('begins in the process that sends it, without waiting for a poll', async () => {
    const taken = { here: 0, elsewhere: 0 };
    const counting = (place: keyof typeof taken) => job({ handle: async () => void taken[place]++ });
    const here = await started(counting('here'), false);
    await started(counting('elsewhere'), false);
    const ended = () =>
      withClient(access.owner, async (owner) => {
        const { rows } = await owner.query(`select from queue.job where name = 'greet' and state = 'completed'`);
        return rows.length;
      });
    const jobs = 20;
    for (let sent = 1; sent <= jobs; sent++) {
      await here.send('greet', {});
      // Who takes a job looks for the next one when it ends.
      await vi.waitFor(async () => expect(await ended()).toBe(sent), { timeout: 60_000, interval: 20 });
    }
    // Both poll equally often: by polling alone each would take half.
    expect(taken.here).toBeGreaterThan(0.75 * jobs);
  });

  test('of another process is found by one poll for all queues, and by no worker before', async () => {
    const here = Array.from({ length: 8 }, (_, index) => job({ name: `greet-${index}`, concurrency: 4 }));
    await started(here, false);
    const sender = await started([], false);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const texts = () => asked.mock.calls.map(([text]) => String(text));
    const polls = () => texts().filter((text) => text.includes('unnest')).length;
    const looks = () => texts().filter((text) => text.includes('WITH next')).length;
    // The first looks of all workers end before the third poll.
    await soon(() => expect(polls()).toBeGreaterThan(2));
    asked.mockClear();
    await soon(() => expect(polls()).toBeGreaterThan(2));
    expect(looks()).toBe(0);
    await sender.send('greet-5', { id: 'found' });
    await soon(() => expect(handled).toEqual(['found']));
    asked.mockRestore();
  });

  test('keeps the latest options of its queue', async () => {
    for (const retries of [2, 2, 5]) {
      await (await started(job({ retries, schedule: `${retries} 3 * * *` }), false)).stop();
      const found = await withClient(access.owner, (owner) =>
        owner.query(`select retry_limit, cron from queue.queue join queue.schedule using (name) where name = 'greet'`),
      );
      expect(found.rows).toEqual([{ retry_limit: retries, cron: `${retries} 3 * * *` }]);
    }
  });

  test('that waits follows the one before it, not the next poll', async () => {
    const times: number[] = [];
    const queue = await started(job({ handle: async () => void times.push(performance.now()) }), false);
    const jobs = 20;
    await Promise.all(Array.from({ length: jobs }, () => queue.send('greet', {})));
    await soon(() => expect(times).toHaveLength(jobs));
    // By polls every half second: at least nine and a half seconds, however fast the machine.
    expect(times.at(-1)! - times[0]!).toBeLessThan((jobs - 1) * 500);
  });

  test('of a dead process is retried at once by a process that runs alone', async () => {
    const id = await abandonedJob();
    await started(job(), true);
    await soon(() => expect(handled).toEqual([id]));
  });

  test('is left to its process while that sends heartbeats', async () => {
    await abandonedJob();
    const queue = await started(job(), false);
    await queue.send('greet', { id: 'other' });
    await soon(() => expect(handled).toEqual(['other']));
  });

  test('whose sending is lost is added when the database is back, although the sender was told', async () => {
    const queue = await started(job(), false);
    const { query } = pg.Client.prototype;
    let losses = 2;
    const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      if (!String(given[0]).includes('INSERT INTO queue.job') || losses-- <= 0)
        return Reflect.apply(query, this, given);
      return Promise.reject(new DatabaseAway());
    } as typeof query);
    await expect(queue.send('greet', { id: 'late' })).rejects.toThrow(DatabaseAway);
    await soon(() => expect(handled).toEqual(['late']));
    asked.mockRestore();
  });

  test('of a process that is not connected any more is retried by the others, before its heartbeats are missing', async () => {
    const id = await abandonedJob();
    await withClient(access.owner, (owner) =>
      owner.query(`update queue.job set output = '{"process": 7}' where id = $1`, [id]),
    );
    const beat = setInterval(() => void heartbeat(id), 500);
    await started(job(), false);
    await soon(() => expect(handled).toEqual([id])).finally(() => clearInterval(beat));
  });

  test('of a connected process is left to it', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const handle: Job<{ id: string }>['handle'] = async ({ id }) => {
      handled.push(id);
      await opened;
    };
    const here = await started(job({ handle }), false);
    await here.send('greet', { id: 'long' });
    const taken = async () =>
      (await withClient(access.owner, (owner) => owner.query(`select output from queue.job where state = 'active'`)))
        .rows;
    await vi.waitFor(async () => expect(await taken()).toEqual([{ output: { process: expect.any(Number) } }]), {
      timeout: 60_000,
    });
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await started(job({ handle }), false);
    const looks = () => asked.mock.calls.filter(([text]) => String(text).includes('isOrphan')).length;
    await soon(() => expect(looks()).toBeGreaterThan(5));
    asked.mockRestore();
    expect(handled).toEqual(['long']);
    open();
  });

  test('that meets a full service is put back, as often as it takes, without costing an attempt', async () => {
    let busy = 3;
    const lasts: boolean[] = [];
    const handle: Job<{ id: string }>['handle'] = async ({ id }, { last }) => {
      lasts.push(last);
      if (busy-- > 0) throw new AppError('server.busy');
      handled.push(id);
    };
    const queue = await started(job({ handle, retries: 1 }), false);
    await queue.send('greet', { id: 'patient' });
    await soon(() => expect(handled).toEqual(['patient']));
    expect(lasts).toEqual([false, false, false, false]);
  });

  test('that met a database which was away is not made to wait for its age', async () => {
    const sender = await started([], false);
    const first = await started(job({ handle: async () => {} }), false);
    await first.stop();
    await sender.send('greet', { id: 'old' });
    await withClient(access.owner, (owner) =>
      owner.query(`update queue.job set created_on = now() - interval '10 minutes' where name = 'greet'`),
    );
    let failedAt = 0;
    const handle: Job<{ id: string }>['handle'] = async ({ id }) => {
      handled.push(id);
      if (failedAt > 0) return;
      failedAt = Date.now();
      throw new DatabaseAway();
    };
    await started(job({ handle }), false);
    await soon(() => expect(handled).toEqual(['old', 'old']));
    const { rows } = await withClient(access.owner, (owner) =>
      owner.query<{ after: Date }>(`select start_after as after from queue.job where name = 'greet'`),
    );
    expect(rows[0]!.after.getTime() - failedAt).toBeLessThan(10_000);
  });

  test('of one account leaves room for those of others', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const handle: Job<{ id: string }>['handle'] = async ({ id }) => {
      handled.push(id);
      await opened;
    };
    const ofOne = { concurrency: 1, account: ({ id }: { id: string }) => id[0]! };
    const queue = await started(job({ handle, concurrency: 2, ofOne }), false);
    for (const id of ['a1', 'a2', 'a3', 'b1']) await queue.send('greet', { id });
    await soon(() => expect(handled.toSorted()).toEqual(['a1', 'b1']));
    open();
    await soon(() => expect(handled.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1']));
  });

  test('of one account never begins beside too many of the same, whoever asks at the same moment', async () => {
    let most = 0;
    const handle: Job<{ id: string }>['handle'] = async ({ id }) => {
      const { rows } = await withClient(access.owner, (owner) =>
        owner.query<{ active: number }>(
          `select count(*)::int as active from queue.job where state = 'active' group by group_id`,
        ),
      );
      most = Math.max(most, ...rows.map(({ active }) => active));
      handled.push(id);
    };
    const ofOne = { concurrency: 1, account: ({ id }: { id: string }) => id[0]! };
    const here = await started(job({ handle, concurrency: 6, ofOne }), false);
    await started(job({ handle, concurrency: 6, ofOne }), false);
    const ids = Array.from({ length: 60 }, (_, index) => `${'ab'[index < 40 ? 0 : 1]}${index}`);
    await Promise.all(ids.map((id) => here.send('greet', { id })));
    await soon(() => expect(handled.toSorted()).toEqual(ids.toSorted()));
    expect(most).toBe(1);
  });

  test('is abandoned after its last attempt, whether the worker died or the handler failed', async () => {
    const abandoned: string[] = [];
    const abandon = async (data: { id: string }) => void abandoned.push(data.id);
    const id = await abandonedJob({ attempts: 3, abandon });
    const handle = async () => {
      throw new Error('does not work');
    };
    const queue = await started(job({ handle, abandon, retries: 0 }), true);
    await queue.send('greet', { id: 'fails' });
    await soon(() => expect(abandoned.toSorted()).toEqual([id, 'fails'].toSorted()));
  });
});
