// @ts-check
/**
 * Bundles the command line into a few files: loading the hundreds of source files takes longer than reading a large
 * balance. Rebuilt when one of them changed; where building is impossible, the sources are run directly.
 */
import { basename, isAbsolute, join, relative } from 'node:path';
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
 * Whether the sources of a chunk that is loaded at once by the commands that need it are what they were. They are most of
 * all, and looking at each takes longer than reading a small balance.
 * @param {string} root
 * @param {string} chunk absolute path
 */
export function isChunkCurrent(root, chunk) {
  if (!isLate(chunk)) return true;
  try {
    return sourcesUnchanged(root, JSON.parse(fs.readFileSync(lateStampPath(root, chunk), 'utf8')));
  } catch {
    return false;
  }
}

/**
 * Makes the bundle stale, so that the command, begun again, makes it anew.
 * @param {string} root
 */
export function dropBundle(root) {
  fs.rmSync(stampPath(root), { force: true });
}

/**
 * Writes the stamps that make a bundle current; not when a source was saved meanwhile.
 * @param {string} root
 * @param {ReadonlyMap<string, readonly string[]>} chunks absolute paths of modules, and names of virtual ones, by file of
 * the chunk
 * @param {number} started when the build began (ms)
 */
export function stampBundle(root, chunks, started) {
  const pathsOf = (/** @type {readonly string[]} */ modules) =>
    modules.filter(isAbsolute).map((path) => relative(root, path));
  const isOfStart = (/** @type {readonly [string, readonly string[]]} */ [chunk]) => !isLate(chunk);
  const first = [...chunks].filter(isOfStart).flatMap(([, modules]) => pathsOf(modules));
  const sources = stampSources(root, [...recipe, ...first], started);
  if (sources === null) return;
  for (const [chunk, modules] of chunks) {
    if (!isLate(chunk)) continue;
    const late = stampSources(root, pathsOf(modules), started);
    if (late === null) return;
    fs.writeFileSync(lateStampPath(root, chunk), JSON.stringify(late));
  }
  /** @type {Stamp} */
  const stamp = { node: runtime, sources };
  fs.writeFileSync(stampPath(root), JSON.stringify(stamp));
}

/**
 * Whether the sources of a chunk are looked at when it is loaded, before its command has said anything.
 * @param {string} chunk path
 */
function isLate(chunk) {
  return basename(chunk).startsWith('auditar-');
}

/**
 * @param {string} root
 * @param {string} chunk path
 */
function lateStampPath(root, chunk) {
  return join(root, 'dist', 'cli', `${basename(chunk)}.made-of.json`);
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
