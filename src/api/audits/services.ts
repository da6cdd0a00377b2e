/** Additional dependencies of audits: worker threads, and the event feed. */
import type { ReadingTasks } from '#api/balances/reading-tasks.ts';
import type { BalanceTasks } from '#api/balances/worker-tasks.ts';
import type { Services } from '#api/kernel/services.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { AuditFeed } from './audits/feed/audit-feed.ts';
import type { AuditTasks } from './worker-tasks.ts';

/** Versions are compared by a task of balances. */
export type VersionServices = Omit<AuditServices, 'workers'> & { workers: WorkerPool<BalanceTasks> };

/** Lists of the DIAN are read from files, and looked for in the books. */
export type DianServices = Omit<AuditServices, 'workers'> & {
  workers: WorkerPool<AuditTasks & BalanceTasks & ReadingTasks>;
};

export interface AuditServices extends Services {
  workers: WorkerPool<AuditTasks>;
  feed: AuditFeed;
}
