// @ts-check
/**
 * Bundles the command line into a few files: loading the hundreds of source files takes longer than reading a large
 * balance. Rebuilt when one of them changed; where building is impossible, the sources are run directly.
 */
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fs } from '../../../src/platform/node-fs.mjs';
import { sourcesUnchanged, stampSources } from '../../../src/platform/source-stamp.mjs';

/**
 * @typedef {import('../../../src/platform/source-stamp.mjs').SourceStamp} SourceStamp
 * @typedef {{ node: string, sources: SourceStamp[] }} Stamp `node` is the executable that built it, with its version
 */

const builder = fileURLToPath(new URL('../../bundle-command.mjs', import.meta.url));

/** Files that determine the bundle indirectly: its build, the lock file, the last installation. */
const recipe = [
  'scripts/bundle-command.mjs',
  'scripts/lib/build/code-cache.mjs',
  'package-lock.json',
  'node_modules/.cuadre-installed',
];

/** A code cache is of one version of V8. */
const runtime = `${process.execPath} ${process.version}`;

/**
 * The bundle, if current: then no set-up is needed either.
 * @param {string} root the checkout
 * @returns {string | null} absolute path of a module
 */
export function currentBundle(root) {
  try {
    /** @type {Stamp} */
    const { node, sources } = JSON.parse(fs.readFileSync(stampPath(root), 'utf8'));
    const isCurrent = node === runtime && sourcesUnchanged(root, sources);
    return isCurrent ? join(root, 'dist', 'cli', 'cli.cjs') : null;
  } catch {
    return null;
  }
}

/**
 * Module to run for `cuadre` after the set-up: a bundle that is current or built now, or else the sources.
 * @param {string} root
 * @returns {Promise<string>} absolute path of a module
 */
export async function commandLine(root) {
  return currentBundle(root) ?? (await bundle(root)) ?? join(root, 'src', 'app', 'cli.ts');
}

/**
 * Writes the stamp that makes a bundle current; not when a source was saved meanwhile.
 * @param {string} root
 * @param {readonly string[]} modules absolute paths, and names of virtual modules
 * @param {number} started when the build began (ms)
 */
export function stampBundle(root, modules, started) {
  const paths = [...recipe, ...modules.filter(isAbsolute).map((path) => relative(root, path))];
  const sources = stampSources(root, paths, started);
  if (sources === null) return;
  /** @type {Stamp} */
  const stamp = { node: runtime, sources };
  fs.writeFileSync(stampPath(root), JSON.stringify(stamp));
}

/**
 * Builds the bundle in a child process with its own memory. Does not wait for a concurrent build.
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
    // The checkout is not writable.
    return null;
  }
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'dist', 'cli', 'made-of.json');
}
