// @ts-check
/** A page for each validation (declaration, then guide with the texts of each rule), and indexes over all. */

import { severities } from '../../../src/core/engine/severity.ts';
import { validationSheet } from '../../../src/core/engine/validation-sheet.es.ts';
import { guideSections } from '../../../src/core/guide/guide-sections.ts';
import { citation, legalSources } from '../../../src/core/reference/law/legal-sources.es.ts';
import { text } from './docs-text.es.mjs';
import { page, table } from './markdown.mjs';
import { sheetBlocks } from './validation-sheet.mjs';

/**
 * @typedef {import('./generate-registry.mjs').GeneratedFile} GeneratedFile
 * @typedef {import('./guided-entries.mjs').ValidationEntry} ValidationEntry
 * @typedef {import('../../../src/core/engine/validation-sheet.es.ts').RuleSheet} RuleSheet
 * @typedef {import('../../../src/core/reference/law/legal-sources.es.ts').LegalSourceKey} LegalSourceKey
 * @typedef {{ key: string, title: string, sheet: RuleSheet, link: string, name: string }} IndexedRule
 */

const words = text.validations;
const folder = 'docs/validations';

/**
 * @param {readonly ValidationEntry[]} entries
 * @returns {GeneratedFile[]}
 */
export function validationPages(entries) {
  const rules = entries.flatMap(indexed);
  const rows = entries.map(({ key, validation, words: said }) => [
    String(validation.id),
    `[${said.title}](${key}.md)`,
    said.summary,
    String(validation.rules.length),
  ]);
  return [
    ...entries.map(validationPage),
    index('README', words.title, words.intro, words.indexes, table(words.columns, rows)),
    index('por-severidad', words.bySeverity, words.bySeverityIntro, ...bySeverity(rules)),
    index('por-norma', words.byLaw, words.byLawIntro, ...byLaw(rules)),
  ];
}

/** @param {ValidationEntry} entry */
function validationPage({ key, validation, words: said, guide, examples }) {
  const sheet = validationSheet(validation, said);
  const sources = [...new Set(sheet.rules.flatMap(({ legal }) => legal))];
  const sections = guideSections(guide).flatMap(({ id, level, title, rule, markdown }) => {
    const own = sheet.rules.find(({ code }) => code === rule);
    const heading = level === 1 ? '' : `${'#'.repeat(level)} ${rule === null ? '' : `${rule} · `}${title}`;
    const more = own ? ruleNotes(own, examples[own.code]) : id === 'base-legal' ? [legalList(sources)] : [];
    return [heading, markdown, ...more];
  });
  return {
    path: `${folder}/${key}.md`,
    content: page(
      text.generated(`src/validations/${key}`),
      `# ${said.title}`,
      said.summary,
      ...sheetBlocks(validation, sheet),
      ...sections,
    ),
  };
}

/**
 * @param {RuleSheet} rule
 * @param {import('./guided-entries.mjs').Example | undefined} example
 */
function ruleNotes({ why, correction }, example) {
  return [
    words.why(why),
    words.correction(correction ?? example?.correction ?? ''),
    example ? words.example(example.title, example.message) : '',
  ];
}

/** @param {readonly LegalSourceKey[]} sources */
function legalList(sources) {
  return sources.map((key) => `- **${citation(key)}.** ${legalSources[key].text}`).join('\n');
}

/**
 * @param {ValidationEntry} entry
 * @returns {IndexedRule[]}
 */
function indexed({ key, validation, words: said, guide }) {
  const titles = new Map(guideSections(guide).map(({ rule, title }) => [rule, title]));
  return validationSheet(validation, said).rules.map((sheet) => ({
    key,
    sheet,
    title: titles.get(sheet.code) ?? '',
    link: `[${sheet.code}](${key}.md)`,
    name: said.title,
  }));
}

/** @param {readonly IndexedRule[]} rules */
function bySeverity(rules) {
  return severities.flatMap((severity) => {
    const those = rules.filter(({ sheet }) => sheet.severity === severity);
    const word = text.severities[severity];
    const rows = those.map(({ link, title, name, sheet: { pettySeverity } }) => [
      link,
      title,
      name,
      pettySeverity === severity ? words.same : text.severities[pettySeverity],
    ]);
    return those.length === 0
      ? []
      : [`## ${word.charAt(0).toUpperCase()}${word.slice(1)}`, table(words.severityColumns, rows)];
  });
}

/** @param {readonly IndexedRule[]} rules */
function byLaw(rules) {
  const cited = new Set(rules.flatMap(({ sheet }) => sheet.legal));
  const keys = /** @type {LegalSourceKey[]} */ (Object.keys(legalSources)).filter((key) => cited.has(key));
  const norms = [...new Set(keys.map((key) => legalSources[key].norm))].sort((a, b) => a.localeCompare(b, 'es'));
  return norms.flatMap((norm) => [
    `## ${norm}`,
    table(
      words.lawColumns,
      keys
        .filter((key) => legalSources[key].norm === norm)
        .map((key) => [
          legalSources[key].article,
          legalSources[key].text,
          rules
            .filter(({ sheet }) => sheet.legal.includes(key))
            .map(({ link }) => link)
            .join(', '),
        ]),
    ),
  ]);
}

/**
 * @param {string} name
 * @param {string} title
 * @param {...string} blocks
 */
function index(name, title, ...blocks) {
  return { path: `${folder}/${name}.md`, content: page(text.generated('src/validations'), `# ${title}`, ...blocks) };
}
