/** Dependencies of the whole service: those of each room, made once by `openService`. */
import type { AuditServices } from '#api/audits/services.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import type { CompanyServices } from '#api/companies/services.ts';
import type { PublicConfiguration } from '#platform/public-configuration/public-configuration.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { WorkerTasks } from './worker-tasks.ts';

export interface AllServices extends CompanyServices, BalanceServices, AuditServices {
  workers: WorkerPool<WorkerTasks>;
  /** What pages may know of the installation. */
  configuration: PublicConfiguration;
}
