/** Additional dependencies of audits: worker threads, and the event feed. */
import type { BalanceTasks } from '#api/balances/worker-tasks.ts';
import type { Services } from '#api/kernel/services.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { AuditFeed } from './audits/feed/audit-feed.ts';
import type { AuditTasks } from './worker-tasks.ts';

/** Versions are compared by a task of balances. */
export type VersionServices = Omit<AuditServices, 'workers'> & { workers: WorkerPool<BalanceTasks> };

export interface AuditServices extends Services {
  workers: WorkerPool<AuditTasks>;
  feed: AuditFeed;
}
