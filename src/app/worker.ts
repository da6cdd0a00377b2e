/**
 * Entry point of a worker thread. Threads do not inherit the compile cache, without which loading their modules takes
 * longer than reading a large balance.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import { shareCompiledCode } from './share-compiled-code.ts';
import type { ThreadData } from './thread-data.ts';

enableCompileCache();
const { workerTasks } = await import('#api/service/worker-tasks.ts');
const { collectAtRest } = await import('#platform/worker/idle-memory.ts');
const { serveTasks } = await import('#platform/worker/serve-tasks.ts');
serveTasks(workerTasks);
const { practise, codeFor } = (workerData ?? {}) as ThreadData;
if (practise === 'audits') {
  await (await import('./practise/audits.ts')).practise();
  // What readers need besides, for whoever cannot write it down.
  await import('#api/balances/reading-tasks.ts');
  flushCompileCache();
  if (codeFor !== undefined) await shareCompiledCode(codeFor);
}
if (practise === 'looks') await (await import('./practise/looks.ts')).practiseLooks();
if (practise !== undefined) collectAtRest();
