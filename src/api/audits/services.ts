/** What audits need besides: worker threads, and the feed that tells who follows one. */
import type { Services } from '#api/kernel/services.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { AuditFeed } from './audits/feed/audit-feed.ts';
import type { AuditTasks } from './worker-tasks.ts';

export interface AuditServices extends Services {
  workers: WorkerPool<AuditTasks>;
  feed: AuditFeed;
}
