// @ts-check
/**
 * The command line in a few files instead of the hundreds of its sources, which take longer to load than a large balance to
 * read. Made again whenever one of them changed; wherever it cannot be made, the sources run as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesUnchanged, stampSources } from '../../../src/platform/source-stamp.mjs';

/**
 * @typedef {import('../../../src/platform/source-stamp.mjs').SourceStamp} SourceStamp
 * @typedef {{ node: string, sources: SourceStamp[] }} Stamp `node` is the program that made it
 */

const builder = fileURLToPath(new URL('../../bundle-command.mjs', import.meta.url));

/** Files that decide what the bundle is without being in it: how it is made, what is locked, what was installed last. */
const recipe = ['scripts/bundle-command.mjs', 'package-lock.json', 'node_modules/.cuadre-installed'];

/**
 * The bundle, when nothing has changed since it was made: then nothing has to be set up either.
 * @param {string} root the checkout
 * @returns {string | null} absolute path of a module
 */
export function currentBundle(root) {
  try {
    /** @type {Stamp} */
    const { node, sources } = JSON.parse(readFileSync(stampPath(root), 'utf8'));
    const isCurrent = node === process.execPath && sourcesUnchanged(root, sources);
    return isCurrent ? join(root, 'dist', 'cli', 'cli.mjs') : null;
  } catch {
    return null;
  }
}

/**
 * What to run for `cuadre` once everything is set up: a bundle that is current or is made now, or else the sources.
 * @param {string} root
 * @returns {Promise<string>} absolute path of a module
 */
export async function commandLine(root) {
  return currentBundle(root) ?? (await bundle(root)) ?? join(root, 'src', 'app', 'cli.ts');
}

/**
 * Writes down what a bundle was made of, which makes it current; not when one of them was saved meanwhile.
 * @param {string} root
 * @param {readonly string[]} modules absolute paths, and names of modules that are no files
 * @param {number} started when the making began (ms)
 */
export function stampBundle(root, modules, started) {
  const paths = [...recipe, ...modules.filter(isAbsolute).map((path) => relative(root, path))];
  const sources = stampSources(root, paths, started);
  if (sources === null) return;
  /** @type {Stamp} */
  const stamp = { node: process.execPath, sources };
  writeFileSync(stampPath(root), JSON.stringify(stamp));
}

/**
 * Makes the bundle in a process of its own, whose memory is not ours. Whoever finds another one at it does not wait.
 * @param {string} root
 * @returns {Promise<string | null>} null when there is still none
 */
async function bundle(root) {
  const { tryLock } = await import('../../../src/platform/process-lock.mjs');
  const { run } = await import('../setup/process.mjs');
  try {
    const lock = tryLock(join(root, '.data', 'bundle-lock'));
    if (!lock.acquired) return null;
    await run(process.execPath, [builder, root], { stdio: 'ignore' }, lock.share);
    lock.release();
    return currentBundle(root);
  } catch {
    // A checkout that cannot be written to.
    return null;
  }
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'dist', 'cli', 'made-of.json');
}
