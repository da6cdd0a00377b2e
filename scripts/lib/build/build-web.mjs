// @ts-check
/** Rebuilds the web application when its sources changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/process.mjs';
import { withSetupLock } from '../setup/setup-lock.mjs';
import { text } from '../setup/text.es.mjs';

/** Inputs of the bundle; the lock file stands for its packages. */
const sources = [
  'src/web/**/*',
  'src/core/**/*.ts',
  'src/api/**/calls.gen.ts',
  'vite.config.ts',
  'scripts/lib/build/web-chunks.mjs',
  'package-lock.json',
];

/**
 * Builds if necessary, one build at a time.
 * @param {string} root the checkout
 * @returns {Promise<boolean>} false when the build failed; the reason has been printed
 */
export async function buildWeb(root) {
  if (isWebBuilt(root)) return true;
  return withSetupLock(root, async () => {
    if (isWebBuilt(root)) return true;
    console.error(text.building);
    const stamp = stampPath(root);
    rmSync(stamp, { force: true });
    // Taken before the build: a source saved meanwhile triggers another build at the next start.
    const built = fingerprint(root);
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const { code } = await run(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: root,
      // Test runs set another one, which would build React's development version.
      env: { ...process.env, NODE_ENV: 'production' },
      // Progress goes to stdout, errors to stderr.
      stdio: ['ignore', 'ignore', 2],
    });
    if (code !== 0) {
      console.error(text.buildFailed);
      return false;
    }
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stamp, built);
    return true;
  });
}

/**
 * @param {string} root the checkout
 * @returns {boolean} whether no source changed since
 */
export function isWebBuilt(root) {
  const stamp = stampPath(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'dist', '.built-from');
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return `${hash.digest('hex')}\n`;
}
