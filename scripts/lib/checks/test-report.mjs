// @ts-check
/** Final report of a test run: seconds by group, a command for each failure, and the summary line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ what: string, command: string }} Failure what failed, and the command that runs it alone
 * @typedef {{ name: string, files: number, passed: number, skipped: number, seconds: number, failures: Failure[] }}
 * Group
 *   `seconds`: sum over its files, which ran concurrently; `files` is 0 for a check that is no test
 */

/**
 * @param {readonly Group[]} groups
 * @param {number} seconds of the whole run
 * @returns {string[]}
 */
export function reportLines(groups, seconds) {
  const failures = groups.flatMap((group) => group.failures);
  const [passed, skipped] = [sum(groups, 'passed'), sum(groups, 'skipped')];
  const said = failures.flatMap(({ what, command }) => [`✗ ${what}`, `    ${command}`]);
  return [
    '',
    ...timesTable(groups, seconds),
    '',
    ...(said.length > 0 ? ['What failed, and how to run it alone:', ...said, ''] : []),
    `tests: ${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}

/**
 * Markdown, slowest first; groups below one second combined.
 * @param {readonly Group[]} groups
 * @param {number} seconds of the whole run
 * @returns {string[]}
 */
function timesTable(groups, seconds) {
  const slow = groups.filter((group) => group.seconds >= 1).sort((a, b) => b.seconds - a.seconds);
  const quick = groups.filter((group) => group.seconds < 1);
  const rest = { name: 'all others', tests: quick.reduce((total, group) => total + testsOf(group), 0) };
  return [
    '| Group | Tests | Seconds |',
    '|---|---:|---:|',
    ...slow.map((group) => `| ${group.name} | ${testsOf(group) || ''} | ${Math.round(group.seconds)} |`),
    `| ${rest.name} | ${rest.tests} | ${Math.round(sum(quick, 'seconds'))} |`,
    `| **From start to end** | | **${Math.round(seconds)}** |`,
  ];
}

/** @param {Group} group */
function testsOf({ files, passed, skipped, failures }) {
  return files === 0 ? 0 : passed + skipped + failures.length;
}

const marks = /** @type {const} */ (['<!-- times -->', '<!-- /times -->']);

/**
 * Writes the table into CONTRIBUTING.md.
 * @param {string} root the checkout
 * @param {readonly Group[]} groups
 * @param {number} seconds of the whole run
 */
export function writeTimes(root, groups, seconds) {
  const path = join(root, 'CONTRIBUTING.md');
  const [before, after] = readFileSync(path, 'utf8').split(new RegExp(`(?<=${marks[0]})[^]*(?=${marks[1]})`));
  if (after === undefined) throw new Error(`${path} has no ${marks[0]}`);
  writeFileSync(path, `${before}\n${timesTable(groups, seconds).join('\n')}\n${after}`);
}

/**
 * @param {readonly Group[]} groups
 * @param {'passed' | 'skipped' | 'seconds'} what
 */
function sum(groups, what) {
  return groups.reduce((total, group) => total + group[what], 0);
}
