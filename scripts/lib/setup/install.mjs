// @ts-check
/** Installs the dependencies exactly as locked, when the lock changed or an installation was interrupted. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishPackages } from './finish-packages.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { run, systemPath } from './process.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { text } from './text.es.mjs';

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Makes node_modules match package-lock.json. Messages go to stderr: stdout may be piped JSON.
 * @param {string} root the checkout
 * @param {{ develop: boolean }} options `develop`: with what building and testing need
 * @returns {Promise<'unchanged' | 'installed' | 'failed'>} the reason of a failure has been printed
 */
export async function installDependencies(root, { develop }) {
  const isDone = () => isInstalled(root) && !(develop && isPruned(root));
  if (isDone()) return 'unchanged';
  return withSetupLock(root, async (lock) => {
    // Another process installed while this one waited.
    if (isDone()) return 'installed';
    console.error(text.installing);
    rmSync(stampPath(root), { force: true });
    // The lock is shared with npm: if this process is killed alone, npm goes on installing.
    const { code, error } = await npm(root, ['ci', '--include=dev', ...quiet], lock.share);
    if (code !== 0) {
      console.error(error ? text.npmMissing : text.installFailed(String(code)));
      return 'failed';
    }
    if (!existsSync(pinnedNode(root))) {
      console.error(text.runtimeMissing);
      return 'failed';
    }
    finishPackages(root);
    writeFileSync(stampPath(root), fingerprint(root));
    return 'installed';
  });
}

/**
 * Takes away what only building and testing need, once everything is built.
 * @param {string} root the checkout
 * @returns {Promise<boolean>} false when npm failed; the reason has been printed
 */
export async function pruneDependencies(root) {
  if (isPruned(root)) return true;
  return withSetupLock(root, async (lock) => {
    if (isPruned(root)) return true;
    console.error(text.pruning);
    writeFileSync(prunedPath(root), '');
    const { code } = await npm(root, ['prune', '--omit=dev', '--no-save', ...quiet], lock.share);
    if (code === 0) {
      finishPackages(root);
      return true;
    }
    console.error(text.installFailed(String(code)));
    return false;
  });
}

/**
 * Whether development packages were taken away since the last installation.
 * @param {string} root
 */
export function isPruned(root) {
  return existsSync(prunedPath(root));
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @param {(pid: number) => void} onStart
 */
function npm(root, args, onStart) {
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // npm must not run on the Node.js that it is about to replace; in production it would leave out what builds.
    env: { ...process.env, NODE_ENV: undefined, PATH: systemPath(process.env.PATH) },
    shell: process.platform === 'win32',
  };
  return run('npm', args, options, onStart);
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

/** @param {string} root */
function stampPath(root) {
  return join(root, 'node_modules', '.cuadre-installed');
}

/**
 * Deleted by npm with node_modules: the next installation is whole.
 * @param {string} root
 */
function prunedPath(root) {
  return join(root, 'node_modules', '.cuadre-pruned');
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
