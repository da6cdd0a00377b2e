/** Computes the figures of use by day, every night: what is deleted later stays counted. */
import type { Services } from '#api/kernel/services.ts';
import { inStatistics } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import { refreshUsage } from './queries.ts';

export function countUsageJob({ db }: Pick<Services, 'db'>): Job<object> {
  return {
    name: 'count-usage',
    retries: 2,
    timeLimit: 300,
    concurrency: 1,
    schedule: '41 2 * * *',
    handle: () => inStatistics(db, refreshUsage),
  };
}
