// @ts-check
/** Writes `dist/code-digests.json` of the checkout that it is given. Run by lib/code-digests.mjs, which says what for. */
import { stampDigests } from './lib/build/code-digests.mjs';
import { digestCode } from './lib/build/digest-code.mjs';

const root = /** @type {string} */ (process.argv[2]);
const started = Date.now();
stampDigests(root, await digestCode(root), started);
