// @ts-check
/** What a validation declares, as the opening of its page: rules, accounts and parameters with their defaults. */
import { text } from './docs-text.es.mjs';
import { codes, table } from './markdown.mjs';

const words = text.validations;

/**
 * @typedef {import('../../src/core/validation.ts').AnyValidation} AnyValidation
 * @typedef {import('../../src/core/validation-text.ts').ValidationText} ValidationText
 * @typedef {import('../../src/core/parameter.ts').ParameterDeclaration} ParameterDeclaration
 */

/**
 * @param {AnyValidation} validation
 * @param {ValidationText} said
 * @param {typeof import('../../src/core/legal-sources.es.ts').citation} citation
 * @returns {string[]} blocks of Markdown
 */
export function validationSheet(validation, said, citation) {
  const rules = Object.entries(validation.rules).map(([code, { severity, legal }]) => [
    code,
    text.severities[severity],
    legal.map(citation).join('; '),
  ]);
  const roles = Object.entries(validation.roles).map(([key, prefixes]) => [
    said.roles[key] ?? '',
    `\`${key}\``,
    prefixes.length === 0 ? words.none : codes(prefixes),
  ]);
  const parameters = Object.entries(validation.parameters).map(([key, declaration]) => [
    said.parameters[key]?.label ?? '',
    `\`${key}\``,
    defaultOf(declaration),
    said.parameters[key]?.help ?? '',
  ]);
  return [
    `## ${words.sheet}`,
    words.facts(validation),
    `### ${words.rules}`,
    table(words.ruleColumns, rules),
    ...(roles.length > 0 ? [`### ${words.roles}`, words.rolesIntro, table(words.roleColumns, roles)] : []),
    ...(parameters.length > 0 ? [`### ${words.parameters}`, table(words.parameterColumns, parameters)] : []),
  ];
}

/** @param {ParameterDeclaration} declaration */
function defaultOf(declaration) {
  switch (declaration.kind) {
    case 'amount':
      return `$ ${declaration.default / 100n}`;
    case 'percent':
      return `${String(declaration.default).replace('.', ',')} %`;
    case 'switch':
      return declaration.default ? words.yes : words.no;
    case 'count':
      return String(declaration.default);
    case 'list':
      return declaration.default.length === 0 ? words.none : codes(declaration.default);
    case 'pairs':
      return declaration.default.length === 0
        ? words.none
        : codes(declaration.default.map(([one, other]) => `${one} → ${other}`));
  }
}
