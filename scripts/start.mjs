// @ts-check
/** `npm start`: from a bare clone to a running service, and in a moment when nothing changed. */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup/setup.mjs';

await setUp();
// From here on under the pinned Node.js; imported only now, for an older one could not load it.
const { buildWeb } = await import('./lib/build/build-web.mjs');
const { makeCodeDigests } = await import('./lib/build/code-digests.mjs');
if (!(await buildWeb(root))) process.exit(1);
await makeCodeDigests(root);
// Worker threads find it by the variable.
process.env.NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compile');
module.enableCompileCache();
// The server is this process: signals and the exit code need no one in between.
await import(pathToFileURL(join(root, 'src', 'app', 'server.ts')).href);
