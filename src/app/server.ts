/** Entry point of the service: few helper threads, away from root, then everything else is loaded. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { limitHelperThreads } from '#platform/host/helper-threads.mjs';
import { leaveRoot } from '#platform/leave-root.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { startReaderSpawner } from './readers.ts';

limitHelperThreads();
try {
  const warning = await leaveRoot(process.env, join(import.meta.dirname, '..', '..'), startReaderSpawner);
  if (warning) console.error(warning);
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exit(1);
}
// The cache belongs to the user that the process is from here on.
if (process.env.NODE_COMPILE_CACHE) enableCompileCache();
await import('./run-server.ts');
