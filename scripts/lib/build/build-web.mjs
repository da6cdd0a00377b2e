// @ts-check
/** The web application, built again whenever its sources changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/process.mjs';
import { withSetupLock } from '../setup/setup-lock.mjs';
import { text } from '../setup/text.es.mjs';

/** All that the bundle is made of; the lock stands for the packages in it. */
const sources = ['src/web/**/*', 'src/core/**/*.ts', 'src/api/**/calls.gen.ts', 'vite.config.ts', 'package-lock.json'];

/**
 * Builds if needed, one build at a time.
 * @param {string} root the checkout
 * @returns {Promise<boolean>} false when the build failed; why has been said
 */
export async function buildWeb(root) {
  if (isBuilt(root)) return true;
  return withSetupLock(root, async () => {
    if (isBuilt(root)) return true;
    console.error(text.building);
    const stamp = stampPath(root);
    rmSync(stamp, { force: true });
    // Taken before the build: a source saved meanwhile makes the next start build again.
    const built = fingerprint(root);
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    const { code } = await run(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: root,
      // Whoever runs tests has another one, and would get a React that checks itself.
      env: { ...process.env, NODE_ENV: 'production' },
      // Progress goes to stdout, what went wrong to stderr.
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

/** @param {string} root */
function isBuilt(root) {
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
