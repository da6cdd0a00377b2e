/**
 * Custom rules: conditions of a company on its books in the language of `core/expression`. Every change is stored with
 * its author and the state before; active ones run in every audit of the company.
 */

import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { nameSchema } from '#core/call/name-schema.ts';
import { decimalSchema, severitySchema } from '#core/engine/finding-schema.ts';
import { firstCustomId, LONGEST_EXPRESSION, type TrialOutcome, trialOutcomes } from '#core/expression/custom-names.ts';

const personSchema = Type.Object({ id: Type.Integer(), name: Type.String() });
const momentSchema = Type.String({ format: 'date-time' });
const nullable = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

/** Editable part. */
export const definitionSchema = Type.Object({
  name: Type.String(),
  severity: severitySchema,
  /** True passes, false is a finding. */
  expression: Type.String(),
  /** Text of a finding besides its figures. */
  message: nullable(Type.String()),
  /** Whether it runs in audits. */
  isActive: Type.Boolean(),
});
export type Definition = Static<typeof definitionSchema>;

export const customRuleSchema = Type.Object({
  /** From 200 up, as in the results of an audit. */
  id: Type.Integer({ minimum: firstCustomId }),
  attributes: Type.Object({
    ...definitionSchema.properties,
    /** Version of its last change, for If-Match. */
    version: Type.Integer(),
    changedAt: momentSchema,
    changedBy: personSchema,
  }),
});
export type CustomRuleDocument = Static<typeof customRuleSchema>;

export const customActions = ['create', 'change', 'delete'] as const;
export type CustomAction = (typeof customActions)[number];

export const customChangeSchema = Type.Object({
  validationId: Type.Integer(),
  version: Type.Integer(),
  action: Type.Unsafe<CustomAction>(Type.String({ enum: [...customActions] })),
  /** Null for a creation. */
  before: Type.Union([definitionSchema, Type.Null()]),
  /** Null for a deletion. */
  after: Type.Union([definitionSchema, Type.Null()]),
  changedAt: momentSchema,
  changedBy: personSchema,
});
export type CustomChange = Static<typeof customChangeSchema>;

export const monthTrialSchema = Type.Object({
  period: periodSchema,
  outcome: Type.Unsafe<TrialOutcome>(Type.String({ enum: [...trialOutcomes] })),
  /** Reason for not being evaluated. */
  reason: nullable(Type.String()),
  /** The figures that it read, and their difference. */
  terms: Type.Array(Type.Object({ label: Type.String(), amount: decimalSchema })),
  /** Failing third parties, largest stake first; at most 20 of `thirdPartyCount`. */
  thirdParties: Type.Array(Type.Object({ nit: Type.String(), name: Type.String(), amount: decimalSchema })),
  thirdPartyCount: Type.Integer(),
});
export type MonthTrialDocument = Static<typeof monthTrialSchema>;

const written = {
  name: nameSchema({ minLength: 1, maxLength: 120 }),
  severity: severitySchema,
  expression: Type.String({ minLength: 1, maxLength: LONGEST_EXPRESSION }),
};
const optional = {
  message: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  isActive: Type.Optional(Type.Boolean()),
};

const validationParams = Type.Object(
  {
    ...companyIdParams.properties,
    validationId: Type.Integer({ minimum: firstCustomId, maximum: 2_147_483_647 }),
  },
  { additionalProperties: false },
);
const common = { access: 'user', tag: 'custom-validations' } as const;
const answer = Type.Object({ data: customRuleSchema });
const changedAnswer = Type.Object({
  data: customRuleSchema,
  /** Trial on each stored month, when the change activates the rule or changes the expression of an active one. */
  meta: Type.Object({ trial: Type.Union([Type.Array(monthTrialSchema), Type.Null()]) }),
});

export const listCustomRules = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/custom-validations',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Lists the custom rules of a company, by id.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(customRuleSchema) }),
  errors: ['resource.not_found'],
});

export const createCustomRule = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/custom-validations',
  permission: { module: 'parametrizacion', action: 'editar' },
  readsBooks: true,
  summary: 'Creates a custom rule, inactive until it is activated; it is tried on the stored months first.',
  params: companyIdParams,
  body: Type.Object({ ...written, ...optional }, { additionalProperties: false }),
  status: 201,
  answer: changedAnswer,
  errors: [
    'resource.not_found',
    'expression.invalid',
    'expression.untried',
    'preview.too_long',
    'account.slowed',
    'server.busy',
  ],
});

export const getCustomRule = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/custom-validations/{validationId}',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Gets a custom rule.',
  params: validationParams,
  answer,
  errors: ['resource.not_found'],
});

export const updateCustomRule = endpoint({
  ...common,
  method: 'PATCH',
  path: '/companies/{id}/custom-validations/{validationId}',
  versioned: true,
  permission: { module: 'parametrizacion', action: 'editar' },
  readsBooks: true,
  summary:
    'Changes, activates or deactivates a custom rule; a changed or activated one is tried on the stored months first.',
  params: validationParams,
  body: Type.Partial(Type.Object({ ...written, ...optional }), { additionalProperties: false, minProperties: 1 }),
  answer: changedAnswer,
  errors: [
    'resource.not_found',
    'resource.conflict',
    'expression.invalid',
    'expression.untried',
    'preview.too_long',
    'account.slowed',
    'server.busy',
  ],
});

export const deleteCustomRule = endpoint({
  ...common,
  method: 'DELETE',
  path: '/companies/{id}/custom-validations/{validationId}',
  versioned: true,
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Deletes a custom rule; its history and findings remain.',
  params: validationParams,
  status: 204,
  errors: ['resource.not_found', 'resource.conflict'],
});

export const tryCustomRule = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/custom-validations/try',
  permission: { module: 'parametrizacion', action: 'ver' },
  readsBooks: true,
  anytime: true,
  summary: 'Evaluates an expression on the last 24 stored months, oldest first, without storing anything.',
  params: companyIdParams,
  body: Type.Object({ expression: written.expression }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(monthTrialSchema) }),
  errors: ['resource.not_found', 'expression.invalid', 'preview.too_long', 'account.slowed', 'server.busy'],
});

export const listCustomChanges = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/custom-validations/history',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Lists the changes of custom rules, newest first: user, time, before and after.',
  params: companyIdParams,
  query: Type.Object(
    {
      validationId: Type.Optional(Type.Integer({ minimum: firstCustomId, maximum: 2_147_483_647 })),
      ...pageQuery,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Array(customChangeSchema),
    meta: pageMeta,
  }),
  errors: ['resource.not_found'],
});
