/** Entry point of the service: few helper threads, away from root, then everything else is loaded. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { dataDirectoryPath } from '#platform/data-directory.ts';
import { limitHelperThreads } from '#platform/host/helper-threads.mjs';
import { leaveRoot } from '#platform/leave-root.ts';
import { startReaderSpawner } from './readers.ts';
import { wordsOf } from './terminal/words-of.ts';

limitHelperThreads();
try {
  const warning = await leaveRoot(process.env, join(import.meta.dirname, '..', '..'), startReaderSpawner);
  if (warning) console.error(warning);
} catch (error) {
  console.error(wordsOf(error, dataDirectoryPath()));
  process.exit(1);
}
// The cache belongs to the user that the process is from here on.
if (process.env.NODE_COMPILE_CACHE) enableCompileCache();
await import('./run-server.ts');
