// @ts-check
/**
 * `npm test`: every check, all of them even after a failure; ends with the time by group, a command for each failure,
 * and a summary line. `npm test -- <filter>` runs only tests of matching files. `npm run test:deep` (`--deep`) runs
 * `*.deep.test.ts` and tests with random input at full size. `--write-times` updates the times in CONTRIBUTING.md.
 */
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup/setup.mjs';

await setUp({ develop: true });
// Runs under the pinned Node.js from here on; imported late, as older versions could not load it.
const { runAll, runDeep } = await import('./lib/checks/run-checks.mjs');
const { reportLines, writeTimes } = await import('./lib/checks/test-report.mjs');

const flags = ['--deep', '--write-times'];
const args = process.argv.slice(2);
const filters = args.filter((arg) => !flags.includes(arg));
// Modules are compiled once for all processes of the tests.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
const started = performance.now();
const groups = await (args.includes('--deep') ? runDeep(root, filters) : runAll(root, filters));
const seconds = (performance.now() - started) / 1000;
if (args.includes('--write-times')) writeTimes(root, groups, seconds);
console.log(reportLines(groups, seconds).join('\n'));
process.exit(groups.some(({ failures }) => failures.length > 0) ? 1 : 0);
