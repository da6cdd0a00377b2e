// @ts-check
/**
 * Runs the bundle of the command line with V8's code cache of each chunk. Node's compile cache holds what is compiled on
 * loading; this one, written after practice, also what is compiled at its first call: over 2,000 functions of an audit.
 */
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { fs } from '../../../src/platform/node-fs.mjs';
import { root } from '../root.mjs';

/**
 * Flags of V8 for a short process, which ends before the last compiler or marking in small steps have paid for themselves.
 * They belong to the key of a code cache.
 */
export function setCommandFlags() {
  // Loaded first: V8 refuses the code cache of Node's own modules once a flag has changed.
  for (const name of ['node:zlib', 'node:util', 'node:path/posix']) process.getBuiltinModule(name);
  v8.setFlagsFromString('--no-turbofan');
  v8.setFlagsFromString('--no-incremental-marking');
  v8.setFlagsFromString('--regexp-tier-up-ticks=10');
}

/** Node's compile cache, for packages and sources. Enabling it takes two milliseconds. */
export function enableCompileCache() {
  module.enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
}

/**
 * Loads the chunks of a bundle, as `require` would.
 * @param {string} entry absolute path of a CommonJS chunk, whose chunks lie beside it and have a digest in their names
 * @param {{ keep?: boolean, isCurrent?: (chunk: string) => boolean, onStale?: () => void }} [options] `keep` writes the
 * code caches when the process ends; `onStale` is called in place of loading a chunk that is not current, and ends the
 * process
 */
export function runChunks(entry, { keep = false, isCurrent = () => true, onStale = () => undefined } = {}) {
  const folder = dirname(entry);
  const requireModule = createRequire(entry);
  /** @type {Map<string, { exports: object }>} by path */
  const loaded = new Map();

  /** @param {string} id */
  function requireFrom(id) {
    if (id.startsWith('./')) return load(join(folder, id));
    if (!id.startsWith('node:')) enableCompileCache();
    return requireModule(id);
  }

  /** @param {string} path */
  function load(path) {
    const known = loaded.get(path);
    if (known) return known.exports;
    if (!isCurrent(path)) onStale();
    const chunk = { exports: {} };
    // Before it runs: chunks may require each other.
    loaded.set(path, chunk);
    compiled(path, keep)(chunk.exports, requireFrom, chunk, path, folder);
    return chunk.exports;
  }
  load(entry);
}

/**
 * @param {string} path
 * @param {boolean} keep
 * @returns {(...of: unknown[]) => void} the function of a CommonJS module
 */
function compiled(path, keep) {
  const source = `(function (exports, require, module, __filename, __dirname) {${fs.readFileSync(path, 'utf8')}\n})`;
  const script = new vm.Script(source, { filename: path, cachedData: codeOf(path) });
  // V8 compares a source with its cached code by length only, so the digest in a name has to vouch for it.
  if (keep && hasDigest(path)) process.on('exit', () => keepCode(path, script.createCachedData()));
  return script.runInThisContext();
}

/** @param {string} path */
function hasDigest(path) {
  return /-[\w-]{8}\.cjs$/.test(path);
}

/**
 * @param {string} path of a chunk
 * @returns {Buffer | undefined}
 */
function codeOf(path) {
  if (!hasDigest(path)) return undefined;
  try {
    return fs.readFileSync(`${path}.code`);
  } catch {
    // Not practised, or not by who may write here.
    return undefined;
  }
}

/**
 * @param {string} path of a chunk
 * @param {Buffer} code
 */
function keepCode(path, code) {
  fs.writeFileSync(`${path}.${process.pid}`, code);
  fs.renameSync(`${path}.${process.pid}`, `${path}.code`);
}
