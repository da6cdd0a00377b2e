// @ts-check
/**
 * Digests of the code behind validation results, by validation key; written to `dist` by the set-up. Plain JavaScript,
 * because the set-up uses it too and runs on any Node version.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesUnchanged } from './source-stamp.mjs';

/**
 * @typedef {object} CodeDigest
 * @property {string} code all that a stored result comes from, with its words
 * @property {string} facts only what decides which facts there are, with their amounts and severities
 * @typedef {Readonly<Record<string, CodeDigest>>} CodeDigests
 * @typedef {{ digests: CodeDigests, sources: import('./source-stamp.mjs').SourceStamp[] }} StampedDigests
 */

/** @param {string} root the checkout */
export function codeDigestsPath(root) {
  return join(root, 'dist', 'code-digests.json');
}

/**
 * @param {string} root the checkout
 * @returns {CodeDigests | null} null when missing or outdated
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
