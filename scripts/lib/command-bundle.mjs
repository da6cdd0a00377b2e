// @ts-check
/**
 * The command line in a few files instead of the hundreds of its sources, which take longer to load than a large balance to
 * read. Made again whenever one of them changed; wherever it cannot be made, the sources run as they are.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryLock } from '../../src/platform/process-lock.mjs';
import { run } from './process.mjs';

/** @typedef {[path: string, size: number, modified: number]} Source a module that the bundle was made of */

const builder = fileURLToPath(new URL('../bundle-command.mjs', import.meta.url));

/** Files that decide what the bundle is without being in it. */
const recipe = ['scripts/bundle-command.mjs', 'package-lock.json'];

/**
 * What to run for `cuadre`.
 * @param {string} root the checkout
 * @returns {Promise<string>} absolute path of a module
 */
export async function commandLine(root) {
  return isCurrent(root) || (await bundle(root))
    ? join(root, 'dist', 'cli', 'cli.mjs')
    : join(root, 'src', 'app', 'cli.ts');
}

/**
 * Writes down what a bundle was made of, which makes it current; not when one of them was saved meanwhile.
 * @param {string} root
 * @param {readonly string[]} modules absolute paths, and names of modules that are no files
 * @param {number} started when the making began (ms)
 */
export function stampBundle(root, modules, started) {
  const paths = modules.filter(isAbsolute).map((path) => relative(root, path));
  const sources = [...recipe, ...paths].map((path) => sourceOf(root, path));
  if (sources.every(([, , modified]) => modified < started)) writeFileSync(stampPath(root), JSON.stringify(sources));
}

/**
 * Makes the bundle in a process of its own, whose memory is not ours. Whoever finds another one at it does not wait.
 * @param {string} root
 * @returns {Promise<boolean>} whether there is one now
 */
async function bundle(root) {
  try {
    const lock = tryLock(join(root, '.data', 'bundle-lock'));
    if (!lock.acquired) return false;
    const { code } = await run(process.execPath, [builder, root], { stdio: 'ignore' }, lock.share);
    lock.release();
    return code === 0 && isCurrent(root);
  } catch {
    // A checkout that cannot be written to.
    return false;
  }
}

/** @param {string} root */
function isCurrent(root) {
  try {
    /** @type {Source[]} */
    const sources = JSON.parse(readFileSync(stampPath(root), 'utf8'));
    return sources.every(([path, size, modified]) => {
      const now = sourceOf(root, path);
      return now[1] === size && now[2] === modified;
    });
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {string} path relative
 * @returns {Source}
 */
function sourceOf(root, path) {
  const { size, mtimeMs } = statSync(join(root, path));
  return [path, size, mtimeMs];
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'dist', 'cli', 'made-of.json');
}
