/**
 * Entry point of a worker thread. Threads do not inherit the compile cache, without which loading their modules takes
 * longer than reading a large balance.
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
