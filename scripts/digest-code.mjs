// @ts-check
/** Writes `dist/code-digests.json` of a given checkout. Run by lib/code-digests.mjs, which gives the reason. */
import { stampDigests } from './lib/build/code-digests.mjs';
import { digestCode } from './lib/build/digest-code.mjs';

const root = /** @type {string} */ (process.argv[2]);
const started = Date.now();
stampDigests(root, await digestCode(root), started);
