// @ts-check
/**
 * `npm run build`: prepares a checkout to be run by a user who cannot write to it. With NODE_ENV=production only the
 * packages that production uses are left.
 */
import { buildAll } from './lib/build/build-all.mjs';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup/setup.mjs';

await setUp();
if (!(await buildAll(root))) process.exit(1);
