/** Additional dependencies of audits: worker threads, and the event feed. */
import type { Services } from '#api/kernel/services.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { AuditFeed } from './audits/feed/audit-feed.ts';
import type { AuditTasks } from './worker-tasks.ts';

export interface AuditServices extends Services {
  workers: WorkerPool<AuditTasks>;
  feed: AuditFeed;
}
