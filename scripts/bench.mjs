// @ts-check
/**
 * `npm run bench`: the figures of `docs/performance.md`. `npm run bench -- <name> [arguments]` runs one program of `bench/`, under
 * the pinned Node.js.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';
import { setUp } from './lib/setup/setup.mjs';

await setUp({ develop: true });
const [name = 'run', ...args] = process.argv.slice(2);
const folder = join(root, 'bench');
const program = ['.ts', '.mjs'].map((ending) => join(folder, name + ending)).find((path) => existsSync(path));
if (program === undefined) {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name.replace(/\.(ts|mjs)$/, '')] : [],
  );
  console.error(`There is no bench/${name}. There are: ${names.join(', ')}.`);
  process.exit(1);
}
// As if it had been started itself.
process.argv.splice(1, process.argv.length - 1, program, ...args);
await import(pathToFileURL(program).href);
