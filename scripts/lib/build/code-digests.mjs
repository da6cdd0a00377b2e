// @ts-check
/**
 * Digests of the code behind each validation's results, recomputed when a module changed: audits reuse earlier results
 * only if they come from the same code (docs/decisions/0009-known-results.md).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeDigestsPath, readCodeDigests } from '../../../src/platform/code-digests.mjs';
import { stampSources } from '../../../src/platform/source-stamp.mjs';
import { run } from '../setup/process.mjs';
import { withSetupLock } from '../setup/setup-lock.mjs';

const maker = fileURLToPath(new URL('../../digest-code.mjs', import.meta.url));

/**
 * Files that determine the digests indirectly: their computation, the meaning of imports, locked and installed
 * packages.
 */
const recipe = [
  'scripts/lib/build/digest-code.mjs',
  'scripts/lib/build/without-rule-text.mjs',
  'package.json',
  'package-lock.json',
  'node_modules/.cuadre-installed',
];

/**
 * Computes the digests if outdated, in a child process with its own memory. On failure audits compute everything, which
 * is slower and never wrong.
 * @param {string} root the checkout
 */
export async function makeCodeDigests(root) {
  if (readCodeDigests(root) !== null) return;
  await withSetupLock(root, async (lock) => {
    if (readCodeDigests(root) === null)
      await run(process.execPath, [maker, root], { stdio: ['ignore', 'ignore', 2] }, lock.share);
  });
}

/**
 * @param {string} root the checkout
 * @returns {boolean} whether no module changed since
 */
export function hasCodeDigests(root) {
  return readCodeDigests(root) !== null;
}

/**
 * Writes the digests, unless a module was saved during the computation.
 * @param {string} root
 * @param {import('./digest-code.mjs').DigestedCode} code
 * @param {number} started when the computation began (ms)
 */
export function stampDigests(root, { digests, modules }, started) {
  const present = recipe.filter((path) => existsSync(join(root, path)));
  const sources = stampSources(root, [...present, ...modules], started);
  if (sources === null) return;
  const path = codeDigestsPath(root);
  mkdirSync(dirname(path), { recursive: true });
  /** @type {import('../../../src/platform/code-digests.mjs').StampedDigests} */
  const stamped = { digests, sources };
  writeFileSync(path, JSON.stringify(stamped));
}
