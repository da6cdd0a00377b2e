/**
 * Entry point of reader processes: they open the files that come from outside. A process does not share the code cache of
 * its parent, and loading the modules would take longer than reading a large balance.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { readingTasks } = await import('#api/balances/reading-tasks.ts');
const { collectAtRest } = await import('#platform/worker/idle-memory.ts');
const { serveTasks } = await import('#platform/worker/serve-tasks.ts');
serveTasks(readingTasks);
if (process.argv.includes('--ahead')) {
  const { practiseReading } = await import('./practise/reading.ts');
  await practiseReading();
  collectAtRest();
}
