#!/usr/bin/env node
// @ts-check
/** The command `cuadre`, from any folder: sets up what is missing, then runs the command line. */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { commandLine, currentBundle } from '../scripts/lib/build/command-bundle.mjs';
import { root } from '../scripts/lib/root.mjs';

// A command ends before the code that the second compiler optimises again has paid for it.
v8.setFlagsFromString('--no-turbofan');
let program = currentBundle(root);
if (program === null) {
  const { setUp } = await import('../scripts/lib/setup/setup.mjs');
  await setUp();
  program = await commandLine(root);
}
module.enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
await import(pathToFileURL(program).href);
