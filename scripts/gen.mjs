// @ts-check
/** `npm run gen` writes every generated file; with `--check` it writes nothing and fails when one is outdated. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateReference } from './gen-reference.mjs';
import { articleEntries } from './lib/docs/articles.mjs';
import { generateDocs, stalePages } from './lib/docs/generate-docs.mjs';
import { generateGuides } from './lib/docs/generate-guides.mjs';
import { generateRegistries } from './lib/docs/generate-registry.mjs';
import { formatEntries, validationEntries } from './lib/docs/guided-entries.mjs';
import { generateCalls } from './lib/generate-calls.mjs';
import { root } from './lib/root.mjs';
import { generateRowTypes } from './lib/row-types.mjs';

const check = process.argv.includes('--check');
const differing = [
  ...generateReference({ check }),
  ...[...generateRegistries(), await generateRowTypes({ check })].filter(bringUpToDate).map(({ path }) => path),
];
// Imported late: the documentation imports sources that may just have been generated.
const validations = await validationEntries();
const formats = await formatEntries();
const articles = articleEntries();
const pages = generateDocs(validations, formats, articles);
const stale = stalePages(pages);
const written = [...generateGuides(validations, formats, articles), ...(await generateCalls()), ...pages];
differing.push(...written.filter(bringUpToDate).map(({ path }) => path), ...stale);
if (!check) for (const path of stale) rmSync(join(root, path));
for (const path of differing) console.log(`${check ? 'not up to date' : 'written'}: ${path}`);
if (check && differing.length > 0) {
  console.error('Run `npm run gen` and commit what it writes.');
  process.exitCode = 1;
}

/**
 * @param {import('./lib/docs/generate-registry.mjs').GeneratedFile} file
 * @returns {boolean} whether it differed
 */
function bringUpToDate({ path, content }) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return false;
  if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return true;
}
