/** Validations and changes as API documents. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { type ParameterDeclaration, parameterToJson } from '#core/engine/settings/parameter.ts';
import { toDecimal } from '#core/money/money.ts';
import type { Declared } from '../declarations.ts';
import type {
  ParameterDocument,
  ParametrizationChange,
  ParametrizedValidation,
  RoleDocument,
  ValidationItem,
} from './contract.ts';
import type { ChangeRecord, SettingsRecord } from './queries.ts';
import { settingsProblems } from './read-given-settings.ts';

export function validationItem(declared: Declared, record: SettingsRecord | undefined): ValidationItem {
  const { validation, text } = declared;
  const settings = record?.settings ?? {};
  return {
    id: validation.id,
    attributes: {
      key: validation.key,
      title: text.title,
      summary: text.summary,
      settings,
      isDefault: Object.keys(settings).length === 0,
      version: record?.version ?? 0,
      changedAt: record?.changedAt.toISOString() ?? null,
      changedBy: record === undefined ? null : { id: record.changedBy, name: record.changedByName },
      problems: settingsProblems(declared, settings),
    },
  };
}

export function validationDocument(declared: Declared, record: SettingsRecord | undefined): ParametrizedValidation {
  const { validation } = declared;
  const { id, attributes } = validationItem(declared, record);
  return {
    id,
    attributes: {
      ...attributes,
      roles: roleDocuments(declared, attributes.settings.roles ?? {}),
      parameters: parameterDocuments(declared, attributes.settings.parameters ?? {}),
      rules: validation.rules.map(({ code, name, severity }) => ({
        rule: code,
        title: name,
        severity,
        predefined: lookUp(validation.ruleSettings, code) ?? null,
        setting: lookUp(attributes.settings.rules, code) ?? lookUp(validation.ruleSettings, code) ?? null,
      })),
      assetClasses: validation.assetClasses ?? null,
    },
  };
}

function roleDocuments(
  { validation, text }: Declared,
  own: Readonly<Record<string, readonly string[]>>,
): RoleDocument[] {
  return Object.entries(validation.roles).map(([name, accounts]) => ({
    name,
    label: lookUp(text.roles, name) ?? name,
    default: [...accounts],
    accounts: [...(lookUp(own, name) ?? accounts)],
    isDefault: lookUp(own, name) === undefined,
  }));
}

function parameterDocuments(
  { validation, text }: Declared,
  own: Readonly<Record<string, unknown>>,
): ParameterDocument[] {
  return Object.entries(validation.parameters).map(([name, declaration]) => {
    const usual = parameterToJson(declaration, declaration.default);
    const { label = name, help = '' } = lookUp(text.parameters, name) ?? {};
    return {
      name,
      label,
      help,
      kind: declaration.kind,
      default: usual,
      value: Object.hasOwn(own, name) ? lookUp(own, name) : usual,
      ...limitsOf(declaration),
      isDefault: !Object.hasOwn(own, name),
    };
  });
}

function limitsOf(declaration: ParameterDeclaration): Pick<ParameterDocument, 'minimum' | 'maximum'> {
  switch (declaration.kind) {
    case 'amount':
      return { minimum: declaration.minimum === undefined ? null : toDecimal(declaration.minimum), maximum: null };
    case 'percent':
    case 'count':
      return { minimum: declaration.minimum ?? null, maximum: declaration.maximum ?? null };
    case 'monthly':
      return { minimum: 0, maximum: declaration.maximum };
    default:
      return { minimum: null, maximum: null };
  }
}

/** `declared` is absent when the validation no longer exists. */
export function changeDocument(change: ChangeRecord, declared: Declared | undefined): ParametrizationChange {
  const { version, validationId, action, restoredVersion, before, settings, changedAt } = change;
  return {
    version,
    validationId,
    validation: declared?.validation.key ?? String(validationId),
    validationTitle: declared?.text.title ?? String(validationId),
    action,
    restoredVersion,
    before,
    after: settings,
    changedAt: changedAt.toISOString(),
    changedBy: { id: change.changedBy, name: change.changedByName },
  };
}
