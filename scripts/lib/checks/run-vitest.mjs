// @ts-check
/** One project of vitest.config.ts, run and counted. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../setup/process.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {string} root the checkout
 * @param {string} project its name in vitest.config.ts
 * @param {readonly string[]} filters parts of file names, and other arguments for vitest
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Counts>} a file that fails to load, and a run that ends badly with no test failed, count as one failure
 */
export async function runVitest(root, project, filters, environment = process.env) {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const leniency = filters.length > 0 ? ['--passWithNoTests'] : [];
    const args = [vitest, 'run', '--project', project, ...reporters, ...leniency, ...filters];
    const { code } = await run(process.execPath, args, { cwd: root, env: environment });
    return count(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} report
 * @param {number} code
 * @returns {Counts}
 */
function count(report, code) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const broken = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = result.numFailedTests + broken.length;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}
