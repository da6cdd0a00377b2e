/** Additional dependencies of statements: their tasks in worker threads. */
import type { AuditServices } from '#api/audits/services.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { StatementTasks } from './worker-tasks.ts';

export interface StatementServices extends Pick<AuditServices, 'db' | 'places' | 'queue' | 'post' | 'publicUrl'> {
  workers: WorkerPool<StatementTasks>;
}
