/** Additional dependencies of reading and storing balances: workers for files. */
import type { Services } from '#api/kernel/services.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { ReadingTasks } from './reading-tasks.ts';
import type { BalanceTasks } from './worker-tasks.ts';

export interface BalanceServices extends Services {
  workers: WorkerPool<BalanceTasks & ReadingTasks>;
}
