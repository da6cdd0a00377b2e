// @ts-check
/** Installs the dependencies exactly as locked, when the lock changed or an installation was interrupted. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, systemPath } from './process.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { text } from './text.es.mjs';

/**
 * The Node.js that runs everything, once installed.
 * @param {string} root
 */
export function pinnedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Makes node_modules match package-lock.json. Messages go to stderr: stdout may be piped JSON.
 * @param {string} root the checkout
 * @returns {Promise<'unchanged' | 'installed' | 'failed'>} the reason of a failure has been printed
 */
export async function installDependencies(root) {
  if (isInstalled(root)) return 'unchanged';
  return withSetupLock(root, async (lock) => {
    // Another process installed while this one waited.
    if (isInstalled(root)) return 'installed';
    console.error(text.installing);
    rmSync(stampPath(root), { force: true });
    /** @type {import('node:child_process').SpawnOptions} */
    const options = {
      cwd: root,
      stdio: ['ignore', 2, 2],
      // npm must not run on the Node.js that it is about to replace.
      env: { ...process.env, PATH: systemPath(process.env.PATH) },
      shell: process.platform === 'win32',
    };
    // The lock is shared with npm: if this process is killed alone, npm goes on installing.
    const { code, error } = await run(
      'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      options,
      lock.share,
    );
    if (code !== 0) {
      console.error(error ? text.npmMissing : text.installFailed(String(code)));
      return 'failed';
    }
    if (!existsSync(pinnedNode(root))) {
      console.error(text.runtimeMissing);
      return 'failed';
    }
    linkCommand(root);
    writeFileSync(stampPath(root), fingerprint(root));
    return 'installed';
  });
}

/**
 * The stamp is deleted before npm starts and written after it succeeded: an interrupted installation has none.
 * @param {string} root
 */
function isInstalled(root) {
  try {
    return readFileSync(stampPath(root), 'utf8') === fingerprint(root) && existsSync(pinnedNode(root));
  } catch {
    return false;
  }
}

/**
 * npm links the commands of dependencies but not our own: without the link `npx cuadre` would query the registry.
 * @param {string} root
 */
function linkCommand(root) {
  const link = join(root, 'node_modules', '.bin', 'cuadre');
  if (process.platform === 'win32' || existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join('..', '..', 'bin', 'cuadre.mjs'), link);
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'node_modules', '.cuadre-installed');
}

/**
 * Lock file and platform: a checkout shared by two systems is installed again.
 * @param {string} root
 */
function fingerprint(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch}\n`;
}
