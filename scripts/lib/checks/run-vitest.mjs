// @ts-check
/** Runs projects of vitest.config.ts, with results by group. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../setup/process.mjs';

/**
 * @typedef {import('./test-report.mjs').Group} Group
 * @typedef {{ status: string, fullName: string, title: string }} Assertion
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: Assertion[] }} FileResult
 */

/**
 * @param {string} root the checkout
 * @param {readonly string[]} projects their names
 * @param {readonly string[]} filters parts of file names, and other arguments for vitest
 * @param {NodeJS.ProcessEnv} environment in addition to that of this process
 * @returns {Promise<Group[]>} a file that fails to load, and a failed run without failed tests, count as one failure
 */
export async function runVitest(root, projects, filters, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'cuadre-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const leniency = filters.length > 0 ? ['--passWithNoTests'] : [];
    const chosen = projects.flatMap((project) => ['--project', project]);
    const args = [vitest, 'run', ...chosen, ...reporters, ...leniency, ...filters];
    const { code } = await run(process.execPath, args, { cwd: root, env: { ...process.env, ...environment } });
    return inGroups(root, report, code, environment.CUADRE_DEEP ? 'npm run test:deep' : 'npm test');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {string} report
 * @param {number} code
 * @param {string} command that ran, without its filters
 * @returns {Group[]}
 */
function inGroups(root, report, code, command) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const result of readResults(report)) {
    const file = relative(root, result.name);
    const name = groupOf(file);
    const group = groups.get(name) ?? { name, files: 0, passed: 0, skipped: 0, seconds: 0, failures: [] };
    groups.set(name, group);
    const count = (/** @type {string[]} */ ...states) =>
      result.assertionResults.filter(({ status }) => states.includes(status)).length;
    group.files += 1;
    group.seconds += (result.endTime - result.startTime) / 1000;
    group.passed += count('passed');
    group.skipped += count('skipped', 'pending', 'todo', 'disabled');
    group.failures.push(...failuresOf(file, result, command));
  }
  const all = [...groups.values()].sort((a, b) => a.name.localeCompare(b.name));
  if (code === 0 || all.some(({ failures }) => failures.length > 0)) return all;
  const failures = [{ what: 'vitest ended badly; what it says is above', command }];
  return [...all, { name: 'vitest', files: 0, passed: 0, skipped: 0, seconds: 0, failures }];
}

/**
 * @param {string} file
 * @param {FileResult} result
 * @param {string} command
 * @returns {import('./test-report.mjs').Failure[]}
 */
function failuresOf(file, { status, assertionResults }, command) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0)
    return [{ what: `${file}: could not be loaded, or its set-up failed`, command: `${command} -- ${file}` }];
  return failed.map(({ fullName, title }) => ({
    what: `${file}: ${fullName}`,
    command: `${command} -- ${file} -t ${quoted(title)}`,
  }));
}

/**
 * Escapes a title for the shell, and as a regular expression for vitest.
 * @param {string} title
 */
function quoted(title) {
  const pattern = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return `'${pattern.replaceAll("'", `'\\''`)}'`;
}

/**
 * Group of a file: `src/api`, `tests/attacks`.
 * @param {string} file
 */
function groupOf(file) {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, 2).join('/');
}

/**
 * @param {string} report
 * @returns {FileResult[]}
 */
function readResults(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}
