#!/usr/bin/env node
// @ts-check
/** The command `cuadre`, from any folder: sets up what is missing, then runs the command line. */
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine } from '../scripts/lib/command-bundle.mjs';
import { root } from '../scripts/lib/root.mjs';
import { setUp } from '../scripts/lib/setup.mjs';

await setUp();
module.enableCompileCache(join(root, 'node_modules', '.cache', 'compile'));
await import(pathToFileURL(await commandLine(root)).href);
