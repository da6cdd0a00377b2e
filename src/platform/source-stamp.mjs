// @ts-check
/**
 * Which files something in `dist` was made of, so that it is known to be current without reading them. Plain JavaScript, because
 * the set-up uses it too and runs on whatever Node the machine has.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {[path: string, size: number, modified: number]} SourceStamp `path` relative to the checkout, time of change in ms */

/**
 * @param {string} root the checkout
 * @param {readonly string[]} paths relative to it
 * @param {number} started when the making began (ms)
 * @returns {SourceStamp[] | null} null when one of them was saved meanwhile: what was made may be of neither state
 */
export function stampSources(root, paths, started) {
  /** @type {SourceStamp[]} */
  const stamps = paths.map((path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    return [path, size, mtimeMs];
  });
  return stamps.some(([, , modified]) => modified >= started) ? null : stamps;
}

/**
 * Whether all files are as they were.
 * @param {string} root the checkout
 * @param {readonly SourceStamp[]} stamps
 */
export function sourcesUnchanged(root, stamps) {
  return stamps.every(([path, size, modified]) => {
    const now = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    return now !== undefined && now.mtimeMs === modified && now.size === size;
  });
}
