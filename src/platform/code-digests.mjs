// @ts-check
/**
 * Digests of the code that results come from, by the name of what computes them, as the set-up leaves them in `dist`. Plain
 * JavaScript, because the set-up uses it too and runs on whatever Node the machine has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesUnchanged } from './source-stamp.mjs';

/**
 * @typedef {Readonly<Record<string, string>>} CodeDigests
 * @typedef {{ digests: CodeDigests, sources: import('./source-stamp.mjs').SourceStamp[] }} StampedDigests
 */

/** @param {string} root the checkout */
export function codeDigestsPath(root) {
  return join(root, 'dist', 'code-digests.json');
}

/**
 * @param {string} root the checkout
 * @returns {CodeDigests | null} null when there are none, or of other code than the checkout's
 */
export function readCodeDigests(root) {
  try {
    /** @type {StampedDigests} */
    const { digests, sources } = JSON.parse(readFileSync(codeDigestsPath(root), 'utf8'));
    return sourcesUnchanged(root, sources) ? digests : null;
  } catch {
    return null;
  }
}
