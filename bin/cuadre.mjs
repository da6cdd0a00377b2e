#!/usr/bin/env node
// @ts-check
/** The command `cuadre`, from any folder: sets up what is missing, then runs the command line. */
import { pathToFileURL } from 'node:url';
import { enableCompileCache, runChunks, setCommandFlags } from '../scripts/lib/build/code-cache.mjs';
import { commandLine, currentBundle } from '../scripts/lib/build/command-bundle.mjs';
import { root } from '../scripts/lib/root.mjs';

let program = currentBundle(root);
if (program === null) {
  const { setUp } = await import('../scripts/lib/setup/setup.mjs');
  await setUp();
  program = await commandLine(root);
}
setCommandFlags();
if (program.endsWith('.cjs')) runChunks(program);
else {
  enableCompileCache();
  await import(pathToFileURL(program).href);
}
