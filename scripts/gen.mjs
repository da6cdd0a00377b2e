// @ts-check
/**
 * `npm run gen` writes every generated file; with `--check` it writes nothing and fails when one is not up to date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generateRegistries } from './lib/generate-registry.mjs';
import { root } from './lib/root.mjs';

const check = process.argv.includes('--check');
const outdated = generateRegistries().filter(
  ({ path, content }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== content,
);

for (const { path, content } of outdated) {
  if (!check) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  console.log(`${check ? 'not up to date' : 'written'}: ${relative(process.cwd(), join(root, path))}`);
}
if (check && outdated.length > 0) {
  console.error('Run `npm run gen` and commit what it writes.');
  process.exitCode = 1;
}
