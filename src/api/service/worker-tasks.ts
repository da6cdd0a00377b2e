/** Worker thread tasks of the API. The main thread imports the types only. */
import { auditTasks } from '#api/audits/worker-tasks.ts';
import type { ReadingTasks } from '#api/balances/reading-tasks.ts';
import { balanceTasks } from '#api/balances/worker-tasks.ts';
import { statementTasks } from '#api/statements/worker-tasks.ts';

export const workerTasks = { ...balanceTasks, ...auditTasks, ...statementTasks };
/** Those of threads and those of reader processes. */
export type WorkerTasks = typeof workerTasks & ReadingTasks;
