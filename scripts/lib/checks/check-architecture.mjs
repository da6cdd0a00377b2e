// @ts-check
/**
 * Runs dependency-cruiser over src, and verifies that it saw the modules, as a parser that cannot read the sources would
 * report success, and that an entry point reaches them.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { unreachedModules } from './reached-modules.mjs';

/**
 * @param {string} root the checkout
 * @returns {boolean} whether every rule holds; violations have been printed
 */
export function checkArchitecture(root) {
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, 'src', '--output-type', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  /** @type {{ modules: { source: string, dependencies: { resolved: string }[] }[], summary: { violations: Violation[] } }} */
  let result;
  try {
    result = JSON.parse(stdout);
  } catch {
    console.error(stderr || stdout);
    return false;
  }
  const read = result.modules.filter(({ source }) => source.startsWith('src/'));
  const expected = globSync('src/**/*.{ts,tsx,mjs}', { cwd: root }).length;
  const links = read.reduce((total, { dependencies }) => total + dependencies.length, 0);
  console.log(`${read.length} modules, ${links} imports`);
  for (const violation of result.summary.violations) console.error(describe(violation));
  const unreached = unreachedModules(read);
  for (const path of unreached) console.error(`${path}: no entry point reaches it; what only tests use lives in tests`);
  if (read.length < expected || links === 0) console.error(`Only ${read.length} of ${expected} modules were read.`);
  return result.summary.violations.length === 0 && unreached.length === 0 && read.length >= expected && links > 0;
}

/** @typedef {{ rule: { name: string }, from: string, to: string, comment?: string, cycle?: { name: string }[] }} Violation */

/** @param {Violation} violation */
function describe({ rule, from, to, comment, cycle }) {
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: ${from} → ${path}${comment ? `\n  ${comment}` : ''}`;
}
