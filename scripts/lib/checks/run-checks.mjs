// @ts-check
/** Steps of `npm test` and `npm run test:deep`, and their concurrency. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from '../setup/chromium.mjs';
import { capture } from '../setup/process.mjs';
import { runVitest } from './run-vitest.mjs';

/** @typedef {import('./test-report.mjs').Group} Group */

const bin = 'node_modules';

/** Script, arguments, and the command that reproduces a failure. */
const staticChecks = /** @type {const} */ ([
  [
    'types',
    [`${bin}/typescript/bin/tsc`, '--noEmit', '--incremental', '--tsBuildInfoFile', `${bin}/.cache/types.tsbuildinfo`],
    'npm run types',
  ],
  ['format and lint', [`${bin}/@biomejs/biome/bin/biome`, 'ci', '.'], 'npm run lint -- --write'],
  ['architecture', ['scripts/check-architecture.mjs'], 'npm run architecture'],
  ['unused code', [`${bin}/knip/bin/knip.js`], 'npm run unused'],
  ['spelling', [`${bin}/cspell/bin.mjs`, 'lint', '--no-progress', '--quiet'], 'npm run spelling'],
  ['generated files', ['scripts/gen.mjs', '--check'], 'npm run gen'],
]);

const withoutBrowser = ['unit', 'web', 'page', 'service'];

/**
 * Everything. On two cores, static checks and then the browser tests, which mostly wait, run beside the other tests.
 * @param {string} root the checkout
 * @param {readonly string[]} filters parts of file names, and other arguments for vitest; with them only tests run
 * @returns {Promise<Group[]>}
 */
export async function runAll(root, filters) {
  const beside = async () => {
    const checked = filters.length > 0 ? [] : await runStaticChecks(root);
    return [...checked, ...(await browserTests(root, filters))];
  };
  const [tested, others] = await Promise.all([runVitest(root, withoutBrowser, filters, {}), beside()]);
  return [...others, ...tested];
}

/**
 * Test files named `*.deep.test.ts`, and those with a configurable number of cases at full size. A third of the browser
 * tests runs beside the others, and the rest after these, in two runs at once, each with a server and a browser of its
 * own: a second browser beside all other tests is too many for two cores, and one alone mostly waits.
 * @param {string} root the checkout
 * @param {readonly string[]} filters
 * @returns {Promise<Group[]>}
 */
export async function runDeep(root, filters) {
  const files = globSync('{src,tests,scripts}/**/*.test.{ts,tsx}', { cwd: root })
    .filter(
      (file) =>
        file.includes('.deep.test.') || readFileSync(join(root, file), 'utf8').includes('support/test-sizes.ts'),
    )
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));
  const environment = { CUADRE_DEEP: '1' };
  const isBrowsers = (/** @type {string} */ file) => file.startsWith('tests/e2e/');
  const quiet = files.filter((file) => !isBrowsers(file));
  const inBrowser = files.filter(isBrowsers);
  const thirds = [0, 1, 2].map((turn) => inBrowser.filter((_, at) => at % 3 === turn));
  const [beside, ...after] = thirds.map(
    (some) => async () => (some.length > 0 ? browserTests(root, some, environment) : []),
  );
  const others = async () => [
    ...(quiet.length === 0 ? [] : await runVitest(root, withoutBrowser, quiet, environment)),
    ...(await Promise.all(after.map((run) => run()))).flat(),
  ];
  const groups = await Promise.all([others(), beside?.() ?? []]);
  return inOne(groups.flat());
}

/**
 * Groups of a name as one.
 * @param {readonly Group[]} groups
 * @returns {Group[]}
 */
function inOne(groups) {
  return [...Map.groupBy(groups, ({ name }) => name).values()].map((same) =>
    same.reduce((one, other) => ({
      name: one.name,
      files: one.files + other.files,
      passed: one.passed + other.passed,
      skipped: one.skipped + other.skipped,
      seconds: one.seconds + other.seconds,
      failures: [...one.failures, ...other.failures],
    })),
  );
}

/**
 * Sequential; each is reported when it ends.
 * @param {string} root
 * @returns {Promise<Group[]>}
 */
async function runStaticChecks(root) {
  const groups = [];
  for (const [name, [script, ...args], command] of staticChecks) {
    const started = performance.now();
    const { code, output } = await capture(process.execPath, [join(root, script), ...args], { cwd: root });
    const failed = code !== 0;
    console.log(`${failed ? `\n${output}\n✗` : '✓'} ${name}`);
    const failures = failed ? [{ what: name, command }] : [];
    const seconds = (performance.now() - started) / 1000;
    groups.push({ name, files: 0, passed: failed ? 0 : 1, skipped: 0, seconds, failures });
  }
  return groups;
}

/**
 * @param {string} root
 * @param {readonly string[]} filters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Group[]>}
 */
async function browserTests(root, filters, environment = {}) {
  const chromium = findOrInstallChromium();
  if (!chromium) return [{ name: 'browser', files: 0, passed: 0, skipped: 1, seconds: 0, failures: [] }];
  return runVitest(root, ['e2e'], filters, { ...environment, CUADRE_CHROMIUM: chromium });
}
