#!/usr/bin/env node
// @ts-check
/** The command `cuadre`, from any folder: sets up what is missing, then runs the command line. */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { commandLine, currentBundle } from '../scripts/lib/build/command-bundle.mjs';
import { root } from '../scripts/lib/root.mjs';

// A command ends before the code that the last compiler optimises again has paid for it. The first one is cheap: what it
// compiles at once is paid for by its second call.
v8.setFlagsFromString('--no-turbofan');
v8.setFlagsFromString('--always-sparkplug');
let program = currentBundle(root);
if (program === null) {
  const { setUp } = await import('../scripts/lib/setup/setup.mjs');
  await setUp();
  program = await commandLine(root);
}
module.enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
await import(pathToFileURL(program).href);
