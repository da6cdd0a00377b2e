// @ts-check
/**
 * Catalogue entries with a guide: declaration, text, guide and, for each rule, the first finding of its cases. Imports
 * TypeScript directly.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCase } from '../../../src/core/engine/run-case.ts';
import { root } from '../root.mjs';

/**
 * @typedef {import('../../../src/core/engine/validation.ts').AnyValidation} AnyValidation
 * @typedef {import('../../../src/core/engine/validation-text.ts').ValidationText} ValidationText
 * @typedef {import('../../../src/core/engine/validation-case.ts').ValidationCase} ValidationCase
 * @typedef {import('../../../src/core/reading/format.ts').Format} Format
 * @typedef {{ title: string, message: string, correction: string }} Example
 * @typedef {{ key: string, validation: AnyValidation, words: ValidationText, guide: string, examples: Record<string, Example> }} ValidationEntry
 * @typedef {{ key: string, format: Format, guide: string }} FormatEntry
 */

/** @returns {Promise<ValidationEntry[]>} in the order of a run */
export async function validationEntries() {
  const entries = [];
  const folders = ['src/validations', 'src/sources'].flatMap((catalogue) =>
    guided(catalogue, ['validation.ts', 'text.es.ts']).map((key) => ({ key, folder: `${catalogue}/${key}` })),
  );
  for (const { key, folder } of folders) {
    const { validation } = await load(`${folder}/validation.ts`);
    const words = (await load(`${folder}/text.es.ts`)).text;
    const { cases } = existsSync(join(root, folder, 'cases.es.ts'))
      ? await load(`${folder}/cases.es.ts`)
      : { cases: [] };
    entries.push({ key, validation, words, guide: guideOf(folder), examples: examplesOf(validation, words, cases) });
  }
  return entries.sort((a, b) => a.validation.order - b.validation.order);
}

/** @returns {Promise<FormatEntry[]>} by name of their folder */
export async function formatEntries() {
  const entries = [];
  for (const key of guided('src/formats', ['format.ts'])) {
    const { format } = await load(`src/formats/${key}/format.ts`);
    entries.push({ key, format, guide: guideOf(`src/formats/${key}`) });
  }
  return entries;
}

/**
 * @param {AnyValidation} validation
 * @param {ValidationText} words
 * @param {readonly ValidationCase[]} cases
 */
function examplesOf(validation, words, cases) {
  const rules = validation.rules.map(({ code }) => code);
  /** @type {Record<string, Example>} */
  const found = {};
  for (const entry of cases) {
    if (rules.every((rule) => rule in found)) break;
    for (const { rule, title, message, correction } of findingsOf(validation, words, entry))
      found[rule] ??= { title, message, correction };
  }
  return Object.fromEntries(rules.flatMap((rule) => (found[rule] ? [[rule, found[rule]]] : [])));
}

/**
 * A failing case gives no example; its own test reports it.
 * @param {AnyValidation} validation
 * @param {ValidationText} words
 * @param {ValidationCase} entry
 */
function findingsOf(validation, words, entry) {
  try {
    return runCase(validation, { [validation.key]: words }, entry).findings;
  } catch {
    return [];
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} files required besides the guide
 */
function guided(folder, files) {
  return readdirSync(join(root, folder))
    .filter((name) => ['guide.es.md', ...files].every((file) => existsSync(join(root, folder, name, file))))
    .sort();
}

/**
 * The guide without its title, which is the entry's name.
 * @param {string} folder
 */
function guideOf(folder) {
  return readFileSync(join(root, folder, 'guide.es.md'), 'utf8')
    .replace(/^# .*\n+/, '')
    .trim();
}

/** @param {string} path */
function load(path) {
  return import(pathToFileURL(join(root, path)).href);
}
