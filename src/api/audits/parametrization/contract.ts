/**
 * A company's settings of the validations: account roles, parameters, rules. Every change is stored with its author and the
 * state before, and can be restored.
 */

import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { findingSchema, inferredAccountSchema, outcomeSchema, severitySchema } from '#core/engine/finding-schema.ts';
import { ruleSettingSchema, settingsSchema } from '#core/engine/settings/settings-schema.ts';
import { validationSummarySchema } from '../audits/contract.ts';

const personSchema = Type.Object({ id: Type.Integer(), name: Type.String() });
const momentSchema = Type.String({ format: 'date-time' });

export const parametrizationActions = ['set', 'reset', 'restore'] as const;
export type ParametrizationAction = (typeof parametrizationActions)[number];

/** Settings may also come from another company or from a file. */
export const settingsActions = [...parametrizationActions, 'copy', 'import'] as const;
export type SettingsAction = (typeof settingsActions)[number];

const summaryAttributes = {
  key: Type.String(),
  title: Type.String(),
  /** Summary in two sentences. */
  summary: Type.String(),
  /** The company's own; absent values have their default. */
  settings: settingsSchema,
  isDefault: Type.Boolean(),
  /** Version of its last change, for If-Match; 0 when never changed. */
  version: Type.Integer(),
  changedAt: Type.Union([momentSchema, Type.Null()]),
  changedBy: Type.Union([personSchema, Type.Null()]),
  /** Settings that this release no longer accepts; an audit ends in error in this validation. */
  problems: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
};

export const validationItemSchema = Type.Object({ id: Type.Integer(), attributes: Type.Object(summaryAttributes) });
export type ValidationItem = Static<typeof validationItemSchema>;

export const accountRoleSchema = Type.Object({
  name: Type.String(),
  label: Type.String(),
  default: Type.Array(Type.String()),
  accounts: Type.Array(Type.String()),
  isDefault: Type.Boolean(),
});

export type RoleDocument = Static<typeof accountRoleSchema>;

export const parameterSchema = Type.Object({
  name: Type.String(),
  label: Type.String(),
  help: Type.String(),
  kind: Type.Unsafe<'amount' | 'percent' | 'count' | 'switch' | 'pairs' | 'monthly' | 'list'>(
    Type.String({ enum: ['amount', 'percent', 'count', 'switch', 'pairs', 'monthly', 'list'] }),
  ),
  /** In the notation of settings. */
  default: Type.Unknown(),
  value: Type.Unknown(),
  /** Same notation as the default; null without limit. */
  minimum: Type.Union([Type.Number(), Type.String(), Type.Null()]),
  maximum: Type.Union([Type.Number(), Type.Null()]),
  isDefault: Type.Boolean(),
});

export type ParameterDocument = Static<typeof parameterSchema>;

export const ruleSchema = Type.Object({
  rule: Type.String(),
  /** As in its page of the help. */
  title: Type.String(),
  /** Declared; a finding may have its own. */
  severity: severitySchema,
  /** What the predefined parametrization changes; null for nothing. */
  predefined: Type.Union([ruleSettingSchema, Type.Null()]),
  /** In force: the company's change, or the predefined one; null as declared. */
  setting: Type.Union([ruleSettingSchema, Type.Null()]),
});
export type RuleDocument = Static<typeof ruleSchema>;

export const validationSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    ...summaryAttributes,
    roles: Type.Array(accountRoleSchema),
    parameters: Type.Array(parameterSchema),
    rules: Type.Array(ruleSchema),
    /** Parameters that are one table of asset classes: by what their pairs hold. */
    assetClasses: Type.Union([
      Type.Null(),
      Type.Object({ accumulated: Type.String(), expense: Type.String(), rate: Type.String() }),
    ]),
  }),
});
export type ParametrizedValidation = Static<typeof validationSchema>;

export const previewSchema = Type.Object({
  /** Null for a company without balances, which has no preview. */
  period: Type.Union([periodSchema, Type.Null()]),
  /** With the settings in force. */
  before: Type.Union([validationSummarySchema, Type.Null()]),
  /** With the previewed settings. */
  after: Type.Union([validationSummarySchema, Type.Null()]),
  /** Findings under the previewed settings, with the first third parties only. */
  findings: Type.Array(findingSchema),
  /** Accounts with balances or movements in each role. */
  accounts: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Accounts that it takes by name, side and third parties instead of their code, or that are in doubt. */
  suggestions: Type.Array(inferredAccountSchema),
  /** Accounts of the previewed settings, beyond the declared ones, that none of the balances read has. */
  absent: Type.Array(Type.String()),
});
export type SettingsPreview = Static<typeof previewSchema>;

export const monthPreviewSchema = Type.Object({
  period: periodSchema,
  outcome: outcomeSchema,
  findings: Type.Integer(),
});
export type MonthPreview = Static<typeof monthPreviewSchema>;

export const changeSchema = Type.Object({
  /** Sequence number of the company's changes. */
  version: Type.Integer(),
  validationId: Type.Integer(),
  validation: Type.String(),
  validationTitle: Type.String(),
  action: Type.Unsafe<SettingsAction>(Type.String({ enum: [...settingsActions] })),
  restoredVersion: Type.Union([Type.Integer(), Type.Null()]),
  before: settingsSchema,
  after: settingsSchema,
  changedAt: momentSchema,
  changedBy: personSchema,
});
export type ParametrizationChange = Static<typeof changeSchema>;

const validationParams = Type.Object(
  { ...companyIdParams.properties, validationId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) },
  { additionalProperties: false },
);
const common = { access: 'user', tag: 'parametrization' } as const;
const answer = Type.Object({ data: validationSchema });

export const listValidations = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/validations',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Lists all validations with the settings of the company.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(validationItemSchema) }),
  errors: ['resource.not_found'],
});

export const accountNameSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Account of the newest balance; the others are titles of the PUC. */
  isOwn: Type.Boolean(),
});
export type AccountName = Static<typeof accountNameSchema>;

export const listAccountNames = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/account-names',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary:
    'Lists the accounts of the newest balance by code, and the PUC names of their titles and of the accounts that validations use by default.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(accountNameSchema) }),
  errors: ['resource.not_found'],
});

export const getValidation = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/validations/{validationId}',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary:
    'Gets a validation: roles with their accounts, parameters with their values, and the settings that differ from the defaults.',
  params: validationParams,
  answer,
  errors: ['resource.not_found'],
});

export const setValidation = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{id}/validations/{validationId}',
  versioned: true,
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Replaces the settings of a validation.',
  params: validationParams,
  body: Type.Object({ settings: settingsSchema }, { additionalProperties: false }),
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});

export const previewValidation = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/validations/{validationId}/preview',
  permission: { module: 'parametrizacion', action: 'ver' },
  readsBooks: true,
  anytime: true,
  summary: 'Previews the findings of a month (default: the newest) with other settings, without storing anything.',
  params: validationParams,
  body: Type.Object({ settings: settingsSchema, period: Type.Optional(periodSchema) }, { additionalProperties: false }),
  answer: Type.Object({ data: previewSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'preview.too_long', 'account.slowed', 'server.busy'],
});

export const previewMonths = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/validations/{validationId}/preview-months',
  permission: { module: 'parametrizacion', action: 'ver' },
  readsBooks: true,
  anytime: true,
  summary: 'Previews the number of findings of the last twelve loaded months with other settings, oldest first.',
  params: validationParams,
  body: Type.Object({ settings: settingsSchema }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(monthPreviewSchema) }),
  errors: ['resource.not_found', 'preview.too_long', 'account.slowed', 'server.busy'],
});

export const resetValidation = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/validations/{validationId}/reset',
  versioned: true,
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Resets a validation to its defaults.',
  params: validationParams,
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});

export const listParametrizationChanges = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/parametrization/history',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Lists the changes of the parametrization, newest first: user, time, before and after.',
  params: companyIdParams,
  query: Type.Object(
    {
      validationId: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
      ...pageQuery,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Array(changeSchema),
    meta: pageMeta,
  }),
  errors: ['resource.not_found'],
});

export const restoreParametrization = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/parametrization/history/{version}/restore',
  versioned: true,
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Restores the settings of a validation after one of its changes, as a new change.',
  params: Type.Object(
    { ...companyIdParams.properties, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});
