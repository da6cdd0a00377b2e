/** The server of a checkout with a compile cache, as `npm start` runs it: `npm run bench -- start-server <checkout>`. */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.argv[2];
process.env.NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compile');
module.enableCompileCache();
await import(pathToFileURL(join(root, 'src', 'app', 'server.ts')).href);
