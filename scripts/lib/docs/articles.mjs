// @ts-check
/** Help articles about using the product, including the guide of the expression language. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.mjs';

/** @typedef {{ key: string, path: string, title: string, guide: string }} Article */

const folder = 'src/api/guide/articles';
const ending = '.es.md';

/** Its page in the documentation is `docs/expressions.md`. */
export const languageArticle = 'validaciones-propias';

/** @returns {Article[]} by title */
export function articleEntries() {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending));
  return [
    ...files.map((path) => articleOf(basename(path, ending), `${folder}/${path}`)),
    articleOf(languageArticle, 'src/core/expression/guide.es.md'),
  ].sort((a, b) => a.title.localeCompare(b.title, 'es'));
}

/**
 * @param {string} key
 * @param {string} path
 */
function articleOf(key, path) {
  const [, title = '', guide = ''] = /^# (.*)\n+([\s\S]*)$/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  return { key, path, title, guide: guide.trim() };
}
