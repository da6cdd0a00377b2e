// @ts-check
/**
 * The documentation that comes from the sources: a page for each validation (its declaration, then its guide), for each
 * format, and for the errors. Imports TypeScript as it is, so it runs under the pinned Node.js only.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appErrorText } from '../../src/core/app-error.es.ts';
import { appErrorStatus } from '../../src/core/app-error.ts';
import { citation } from '../../src/core/legal-sources.es.ts';
import { describeReadIssue, readIssueCodes } from '../../src/core/read-issue.es.ts';
import { text } from './docs-text.es.mjs';
import { page, table } from './markdown.mjs';
import { root } from './root.mjs';
import { validationSheet } from './validation-sheet.mjs';

/** @typedef {import('./generate-registry.mjs').GeneratedFile} GeneratedFile */

const folders = ['docs/validations', 'docs/formats'];

/** @returns {Promise<GeneratedFile[]>} every page */
export async function generateDocs() {
  return [...(await validationPages()), ...(await formatPages()), errorsPage()];
}

/**
 * Pages of entries that are no longer there.
 * @param {readonly GeneratedFile[]} pages
 * @returns {string[]} their paths
 */
export function stalePages(pages) {
  const current = new Set(pages.map(({ path }) => path));
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => !current.has(path));
}

async function validationPages() {
  const entries = [];
  for (const key of guided('src/validations')) {
    const { validation } = await load(`src/validations/${key}/validation.ts`);
    const words = (await load(`src/validations/${key}/text.es.ts`)).text;
    entries.push({ key, validation, words });
  }
  entries.sort((a, b) => a.validation.order - b.validation.order);
  const pages = entries.map(({ key, validation, words }) => ({
    path: `docs/validations/${key}.md`,
    content: page(
      text.generated(`src/validations/${key}`),
      `# ${words.title}`,
      words.summary,
      ...validationSheet(validation, words, citation),
      guide(`src/validations/${key}`),
    ),
  }));
  const rows = entries.map(({ key, validation, words }) => [
    String(validation.id),
    `[${words.title}](${key}.md)`,
    words.summary,
    String(Object.keys(validation.rules).length),
  ]);
  const { title, intro, columns } = text.validations;
  return [...pages, indexPage('docs/validations', 'src/validations', title, intro, table(columns, rows))];
}

async function formatPages() {
  const entries = [];
  for (const key of guided('src/formats')) entries.push((await load(`src/formats/${key}/format.ts`)).format);
  const pages = entries.map(({ key, name }) => ({
    path: `docs/formats/${key}.md`,
    content: page(text.generated(`src/formats/${key}`), `# ${name}`, guide(`src/formats/${key}`)),
  }));
  const { title, intro, columns } = text.formats;
  const rows = entries.map(({ key, name }) => [`[${name}](${key}.md)`, `\`${key}\``]);
  return [...pages, indexPage('docs/formats', 'src/formats', title, intro, table(columns, rows))];
}

function errorsPage() {
  // A sentence is shown with the names of its data in braces.
  const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
  const codes = /** @type {(keyof typeof appErrorStatus)[]} */ (Object.keys(appErrorStatus));
  const requests = codes.map((code) => [`\`${code}\``, String(appErrorStatus[code]), appErrorText[code](names)]);
  const files = readIssueCodes.map((code) => [`\`${code}\``, describeReadIssue({ code, fatal: true })]);
  const words = text.errors;
  return {
    path: 'docs/errors.md',
    content: page(
      text.generated('src/core/app-error.es.ts y src/core/read-issue.es.ts'),
      `# ${words.title}`,
      `## ${words.requests}`,
      words.requestsIntro,
      table(words.requestColumns, requests),
      `## ${words.files}`,
      words.filesIntro,
      table(words.fileColumns, files),
    ),
  };
}

/**
 * @param {string} folder
 * @param {string} source
 * @param {string} title
 * @param {string} intro
 * @param {string} list
 */
function indexPage(folder, source, title, intro, list) {
  return { path: `${folder}/README.md`, content: page(text.generated(source), `# ${title}`, intro, list) };
}

/**
 * Entries of a catalogue that have a guide, by name.
 * @param {string} folder
 */
function guided(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, 'guide.es.md')))
    .sort();
}

/**
 * The guide of an entry without its title, which the page already has.
 * @param {string} folder
 */
function guide(folder) {
  return readFileSync(join(root, folder, 'guide.es.md'), 'utf8')
    .replace(/^# .*\n+/, '')
    .trim();
}

/** @param {string} path */
function load(path) {
  return import(pathToFileURL(join(root, path)).href);
}
