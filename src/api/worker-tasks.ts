/** What worker threads do for the API. Imported as a type by the thread that serves, and run by the others. */
import { listRows } from './trial-balances/list-rows.ts';
import { readFile } from './trial-balances/read-file.ts';

export const workerTasks = { readFile, listRows };
export type WorkerTasks = typeof workerTasks;
