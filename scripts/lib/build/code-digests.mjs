// @ts-check
/**
 * A digest of the code behind each validation's results, made again whenever a module of it changed: an audit takes over the
 * results of an earlier one only if they come from the same code (docs/decisions/0009-known-results.md).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeDigestsPath, readCodeDigests } from '../../../src/platform/code-digests.mjs';
import { stampSources } from '../../../src/platform/source-stamp.mjs';
import { run } from '../setup/process.mjs';
import { withSetupLock } from '../setup/setup-lock.mjs';

const maker = fileURLToPath(new URL('../../digest-code.mjs', import.meta.url));

/** Files that decide the digests without being digested: how they are made, what imports mean, what is locked and installed. */
const recipe = [
  'scripts/lib/build/digest-code.mjs',
  'package.json',
  'package-lock.json',
  'node_modules/.cuadre-installed',
];

/**
 * Makes the digests if they are not current, in a process of its own, whose memory is not ours. Where they cannot be made audits
 * compute everything, which is slower and never wrong.
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
 * Writes the digests down, unless a module was saved while they were made.
 * @param {string} root
 * @param {import('./digest-code.mjs').DigestedCode} code
 * @param {number} started when the making began (ms)
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
