/** Additional dependencies of reading and storing balances: worker threads for files. */
import type { Services } from '#api/kernel/services.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { BalanceTasks } from './worker-tasks.ts';

export interface BalanceServices extends Services {
  workers: WorkerPool<BalanceTasks>;
}
