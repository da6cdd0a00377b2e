// @ts-check
/** `npm start`: from a fresh clone to a running service; immediate when nothing changed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { limitHelperThreads } from '../src/platform/host/helper-threads.mjs';
import { buildAll } from './lib/build/build-all.mjs';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup/setup.mjs';

// As the server does; here nothing is done twice.
limitHelperThreads();
await setUp();
if (!(await buildAll(root))) process.exit(1);
// Of the server, its worker threads and its reader processes.
process.env.NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compile');
// The server runs in this process: signals and exit code need no forwarding.
await import(pathToFileURL(join(root, 'src', 'app', 'server.ts')).href);
