/**
 * The entry point of a worker thread. A thread does not inherit the cache of compiled code, and without it takes longer to load
 * its modules than to read a large balance.
 */
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

enableCompileCache();
const { workerTasks } = await import('#api/service/worker-tasks.ts');
const { serveTasks } = await import('#platform/worker/serve-tasks.ts');
serveTasks(workerTasks);
if ((workerData as { practise?: boolean } | null)?.practise === true) {
  const { practise } = await import('./practise.ts');
  await practise();
}
