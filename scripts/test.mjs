// @ts-check
/**
 * `npm test`: everything that must hold, all of it even when something fails, and one line at the end that counts it.
 * `npm test -- <filter>` narrows the vitest runs to matching files.
 */
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup/setup.mjs';

await setUp();
// From here on under the pinned Node.js; imported only now, for an older one could not load it.
const { runChecks } = await import('./lib/checks/run-checks.mjs');
const { passed, failed, skipped } = await runChecks(root, process.argv.slice(2));
console.log(`\ntests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
