// @ts-check
/**
 * Stamps of the source files of an artefact in `dist`, to detect staleness without reading them. Plain JavaScript,
 * because the set-up uses it too and runs on any Node version.
 */

import { join } from 'node:path';
import { fs } from './node-fs.mjs';

/**
 * @typedef {[path: string, size: number, modified: number]} SourceStamp `path` relative to the checkout, modification
 * time in ms
 */

/**
 * @param {string} root the checkout
 * @param {readonly string[]} paths relative to it
 * @param {number} started when the build began (ms)
 * @returns {SourceStamp[] | null} null when a file changed meanwhile: the artefact may be of neither state
 */
export function stampSources(root, paths, started) {
  /** @type {SourceStamp[]} */
  const stamps = paths.map((path) => {
    const { size, mtimeMs } = fs.statSync(join(root, path));
    return [path, size, mtimeMs];
  });
  return stamps.some(([, , modified]) => modified >= started) ? null : stamps;
}

/**
 * Whether all files are unchanged.
 * @param {string} root the checkout
 * @param {readonly SourceStamp[]} stamps
 */
export function sourcesUnchanged(root, stamps) {
  return stamps.every(([path, size, modified]) => {
    const now = fs.statSync(`${root}/${path}`, { throwIfNoEntry: false });
    return now !== undefined && now.mtimeMs === modified && now.size === size;
  });
}
