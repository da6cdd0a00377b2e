// @ts-check
/** Declaration of a validation, as the opening of its page: rules, accounts and parameters with defaults. */
import { citation } from '../../../src/core/reference/law/legal-sources.es.ts';
import { text } from './docs-text.es.mjs';
import { codes, table } from './markdown.mjs';

const words = text.validations;

/**
 * @param {import('../../../src/core/engine/validation.ts').AnyValidation} validation
 * @param {import('../../../src/core/engine/validation-sheet.es.ts').ValidationSheet} sheet
 * @returns {string[]} blocks of Markdown
 */
export function sheetBlocks(validation, { rules, roles, parameters, reasons }) {
  const listed = (/** @type {readonly string[]} */ values) => (values.length === 0 ? words.none : codes(values));
  return [
    `## ${words.sheet}`,
    words.facts(validation),
    `### ${words.rules}`,
    table(
      words.ruleColumns,
      rules.map(({ code, severity, legal }) => [code, text.severities[severity], legal.map(citation).join('; ')]),
    ),
    ...(roles.length === 0 ? [] : [`### ${words.roles}`, words.rolesIntro]),
    ...(roles.length === 0
      ? []
      : [
          table(
            words.roleColumns,
            roles.map(({ key, label, prefixes }) => [label, `\`${key}\``, listed(prefixes)]),
          ),
        ]),
    ...(parameters.length === 0
      ? []
      : [
          `### ${words.parameters}`,
          table(
            words.parameterColumns,
            parameters.map(({ key, label, help, values, isList }) => [
              label,
              `\`${key}\``,
              isList ? listed(values) : values.join(),
              help,
            ]),
          ),
        ]),
    ...(reasons.length === 0 ? [] : [`### ${words.reasons}`, reasons.map((reason) => `- ${reason}`).join('\n')]),
  ];
}
