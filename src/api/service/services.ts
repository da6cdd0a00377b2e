/** Dependencies of the whole service: those of each room, made once by `openService`. */
import type { AuditFeed } from '#api/audits/audits/feed/audit-feed.ts';
import type { AuditServices } from '#api/audits/services.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import type { CompanyServices } from '#api/companies/services.ts';
import type { UserServices } from '#api/users/services.ts';
import type { PublicConfiguration } from '#platform/public-configuration/public-configuration.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { WorkerTasks } from './worker-tasks.ts';

export interface AllServices extends CompanyServices, UserServices, BalanceServices, AuditServices {
  feed: AuditFeed;
  workers: WorkerPool<WorkerTasks>;
  /** What pages may know of the installation. */
  configuration: PublicConfiguration;
}
