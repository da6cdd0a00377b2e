// @ts-check
/**
 * Runs one command of a bundle and keeps the code that V8 compiled for it: `node practise-command.mjs <entry> <command>`.
 * Run by bundle-command.mjs.
 */
import { runChunks, setCommandFlags } from './lib/build/code-cache.mjs';

const [entry] = process.argv.splice(2, 1);
setCommandFlags();
runChunks(/** @type {string} */ (entry), { keep: true });
