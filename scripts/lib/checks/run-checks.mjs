// @ts-check
/** The checks of `npm test`, in order. */
import { join } from 'node:path';
import { findOrInstallChromium } from '../setup/chromium.mjs';
import { run } from '../setup/process.mjs';
import { checkArchitecture } from './check-architecture.mjs';
import { runVitest } from './run-vitest.mjs';

/** @typedef {import('./run-vitest.mjs').Counts} Counts */

/**
 * Runs every check and adds them up: a vitest run counts its tests, any other check counts as one.
 * @param {string} root the checkout
 * @param {readonly string[]} filters for vitest
 * @returns {Promise<Counts>}
 */
export async function runChecks(root, filters) {
  /** @param {readonly string[]} command a script and its arguments */
  const succeeds = async (...[script = '', ...args]) =>
    (await run(process.execPath, [join(root, script), ...args], { cwd: root })).code === 0;
  const bin = 'node_modules';
  /** @type {readonly [title: string, check: () => Promise<boolean | Counts>][]} */
  const checks = [
    ['format and lint', () => succeeds(`${bin}/@biomejs/biome/bin/biome`, 'ci', '.')],
    ['types', () => succeeds(`${bin}/typescript/bin/tsc`, '--noEmit')],
    ['architecture rules', async () => checkArchitecture(root)],
    ['unused files, exports and dependencies', () => succeeds(`${bin}/knip/bin/knip.js`)],
    ['spelling of the documentation', () => succeeds(`${bin}/cspell/bin.mjs`, 'lint', '--no-progress', '--quiet')],
    ['generated files', () => succeeds('scripts/gen.mjs', '--check')],
    ['unit, property, API and whole-company tests', () => runVitest(root, 'unit', filters)],
    ['browser tests', () => browserTests(root, filters)],
  ];
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [title, check] of checks) {
    console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`);
    const outcome = await check();
    const counts = typeof outcome === 'boolean' ? asOne(outcome) : outcome;
    console.log(counts.failed > 0 ? `✗ ${title}` : `✓ ${title}`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/**
 * @param {string} root
 * @param {readonly string[]} filters
 * @returns {Promise<Counts>}
 */
async function browserTests(root, filters) {
  const chromium = findOrInstallChromium();
  if (!chromium) return { passed: 0, failed: 0, skipped: 1 };
  return runVitest(root, 'e2e', filters, { ...process.env, CUADRE_CHROMIUM: chromium });
}

/**
 * @param {boolean} passed
 * @returns {Counts}
 */
function asOne(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}
