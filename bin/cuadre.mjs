#!/usr/bin/env node
// @ts-check
/** The command `cuadre`, from any folder: sets up what is missing, then runs the command line. */
import { pathToFileURL } from 'node:url';
import { enableCompileCache, runChunks, setCommandFlags } from '../scripts/lib/build/code-cache.mjs';
import { commandLine, currentBundle, dropBundle, isChunkCurrent } from '../scripts/lib/build/command-bundle.mjs';
import { root } from '../scripts/lib/root.mjs';

let program = currentBundle(root);
if (program === null) {
  const { setUp } = await import('../scripts/lib/setup/setup.mjs');
  await setUp();
  program = await commandLine(root);
}
setCommandFlags();
if (program.endsWith('.cjs')) {
  runChunks(program, {
    isCurrent: (chunk) => isChunkCurrent(root, chunk),
    // A source of the audit changed: nothing was said yet, and the command begins again.
    onStale: () => {
      dropBundle(root);
      const again = [...process.execArgv, ...process.argv.slice(1)];
      const { spawnSync } = process.getBuiltinModule('node:child_process');
      process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1);
    },
  });
} else {
  enableCompileCache();
  await import(pathToFileURL(program).href);
}
