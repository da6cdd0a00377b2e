// @ts-check
/**
 * Documentation generated from the sources: a page for each validation (declaration, then guide), for each format, for
 * the language of custom rules, and for the error codes. Imports TypeScript directly, so it runs under the pinned
 * Node.js only.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appErrorText } from '../../../src/core/call/app-error.es.ts';
import { appErrorStatus } from '../../../src/core/call/app-error.ts';
import { drawingsAsText } from '../../../src/core/guide/guide-drawing.es.ts';
import { assumedLayoutText, assumedTotals } from '../../../src/core/reading/notices/assumed-layout.es.ts';
import { describeReadIssue, readIssueCodes } from '../../../src/core/reading/read-issue.es.ts';
import { servedSoftware } from '../../../src/core/reading/served-software.ts';
import { listAccountableSoftware } from '../../../src/core/reference/chart/accountable-software.ts';
import { root } from '../root.mjs';
import { languageArticle } from './articles.mjs';
import { text } from './docs-text.es.mjs';
import { page, table } from './markdown.mjs';
import { validationPages } from './validation-pages.mjs';

/**
 * @typedef {import('./generate-registry.mjs').GeneratedFile} GeneratedFile
 * @typedef {import('./guided-entries.mjs').ValidationEntry} ValidationEntry
 * @typedef {import('./guided-entries.mjs').FormatEntry} FormatEntry
 * @typedef {import('./articles.mjs').Article} Article
 */

const folders = ['docs/validations', 'docs/formats', 'docs/help'];

/**
 * @param {readonly ValidationEntry[]} validations
 * @param {readonly FormatEntry[]} formats
 * @param {readonly Article[]} articles
 * @returns {GeneratedFile[]} every page
 */
export function generateDocs(validations, formats, articles) {
  return [...validationPages(validations), ...formatPages(formats), ...articles.map(articlePage), errorsPage()];
}

/**
 * Pages without entry.
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

/** @param {readonly FormatEntry[]} entries */
function formatPages(entries) {
  const { title, intro, columns, ofSoftware, software, softwareColumns } = text.formats;
  const formats = entries.map(({ format }) => format);
  const link = (/** @type {import('../../../src/core/reading/format.ts').Format} */ { key, name }) =>
    `[${name}](${key}.md)`;
  const packages = listAccountableSoftware().map(({ name }) => [
    name,
    formats
      .filter((format) => servedSoftware(format, formats).includes(name))
      .map(link)
      .join(', '),
  ]);
  return [
    ...entries.map(({ key, format, guide }) => ({
      path: `docs/formats/${key}.md`,
      content: page(
        text.generated(`src/formats/${key}`),
        `# ${format.name}`,
        ofSoftware(servedSoftware(format, formats)),
        ...(format.evidence === 'assumed' ? assumedLayout() : []),
        asPage(guide),
      ),
    })),
    {
      path: 'docs/formats/README.md',
      content: page(
        text.generated('src/formats'),
        `# ${title}`,
        intro,
        table(
          columns,
          formats.map((format) => [link(format), `\`${format.key}\``]),
        ),
        `## ${software}`,
        table(softwareColumns, packages),
      ),
    },
  ];
}

/** What is asked of whoever loads a file of a program of which none was seen. */
function assumedLayout() {
  const { sentence, withReport, totals, expected, refused } = assumedLayoutText;
  const lines = assumedTotals.map((total) => `- **${totals[total]}**: ${expected[total]}.`);
  return [`${sentence} ${withReport}`, lines.join('\n'), refused];
}

/**
 * The language of custom rules keeps its established page.
 * @param {Article} article
 */
function articlePage({ key, path, title, guide }) {
  const isLanguage = key === languageArticle;
  return {
    path: isLanguage ? 'docs/expressions.md' : `docs/help/${key}.md`,
    content: page(
      text.generated(isLanguage ? 'src/core/expression' : path),
      `# ${title}`,
      isLanguage ? guide : asPage(guide),
    ),
  };
}

/**
 * Drawings as text, and links into the help rewritten to pages one folder up.
 * @param {string} guide
 */
function asPage(guide) {
  return drawingsAsText(guide)
    .replaceAll(`](/ayuda/articulo/${languageArticle})`, '](../expressions.md)')
    .replace(/\]\(\/ayuda\/articulo\/([\w-]+)\)/g, '](../help/$1.md)')
    .replace(/\]\(\/ayuda\/formato\/([\w-]+)\)/g, '](../formats/$1.md)');
}

function errorsPage() {
  // Sentences are shown with the names of their data in braces.
  const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
  const codes = /** @type {(keyof typeof appErrorStatus)[]} */ (Object.keys(appErrorStatus));
  const requests = codes.map((code) => [`\`${code}\``, String(appErrorStatus[code]), appErrorText[code](names)]);
  const files = readIssueCodes.map((code) => [`\`${code}\``, describeReadIssue({ code, fatal: true })]);
  const words = text.errors;
  return {
    path: 'docs/errors.md',
    content: page(
      text.generated('src/core/call/app-error.es.ts y src/core/reading/read-issue.es.ts'),
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
