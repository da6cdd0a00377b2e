// @ts-check
/** `npm start`: from a fresh clone to a running service; immediate when nothing changed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup/setup.mjs';

await setUp();
// Runs under the pinned Node.js from here on; imported late, as older versions could not load it.
const { buildWeb } = await import('./lib/build/build-web.mjs');
const { makeCodeDigests } = await import('./lib/build/code-digests.mjs');
if (!(await buildWeb(root))) process.exit(1);
await makeCodeDigests(root);
// Of the server, its worker threads and its reader processes.
process.env.NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compile');
// The server runs in this process: signals and exit code need no forwarding.
await import(pathToFileURL(join(root, 'src', 'app', 'server.ts')).href);
