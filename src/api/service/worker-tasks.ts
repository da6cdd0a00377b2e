/** What worker threads do for the API. Imported as a type by the thread that serves, and run by the others. */
import { auditTasks } from '#api/audits/worker-tasks.ts';
import { balanceTasks } from '#api/balances/worker-tasks.ts';

export const workerTasks = { ...balanceTasks, ...auditTasks };
export type WorkerTasks = typeof workerTasks;
