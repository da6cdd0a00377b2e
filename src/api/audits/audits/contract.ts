/** Audits of a month: start, follow the progress per validation, read result and changes. */
import { type Static, Type } from 'typebox';
import { rereadingSchema } from '#api/audits/rereadings/contract.ts';
import { periodSchema, trialBalanceSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { companyProfileSchema } from '#core/engine/company-profile.ts';
import {
  decimalSchema,
  deducedFactSchema,
  missingDatumSchema,
  outcomeSchema,
  ruleChangeSchema,
  severitySchema,
  unevaluatedRuleSchema,
} from '#core/engine/finding-schema.ts';
import type { MonthReturn } from '#core/reference/tax/due-dates.ts';

/** Findings, what of them is at risk (`amount`) and what is to be explained; the two are never added. */
const countAndAmountSchema = Type.Object({ count: Type.Integer(), amount: decimalSchema, toExplain: decimalSchema });
export type CountAndAmount = Static<typeof countAndAmountSchema>;

const dueDateSchema = Type.Object({
  obligation: Type.Unsafe<MonthReturn>(Type.String({ enum: ['retencion', 'iva_bimestral', 'iva_cuatrimestral'] })),
  date: Type.String({ format: 'date' }),
  /** To be confirmed: of a calendar that is not published. */
  isComputed: Type.Optional(Type.Literal(true)),
});

/** A month of the month strip. Informative findings never count. */
export const auditMonthSchema = Type.Object({
  period: periodSchema,
  state: Type.Enum(['sin_cargar', 'cargado', 'auditando', 'auditado']),
  version: Type.Union([Type.Integer(), Type.Null()]),
  auditId: Type.Union([Type.String(), Type.Null()]),
  openFindings: Type.Integer(),
  critical: Type.Integer(),
  healthIndex: Type.Union([Type.Integer(), Type.Null()]),
  /** Sign-off; `modified`: closed, with another balance since. Absent before it is prepared. */
  signOff: Type.Optional(Type.Enum(['prepared', 'closed', 'modified'])),
  /** Of the strip of a company: returns of the month, soonest first; empty where their calendar is not known. */
  dueDates: Type.Optional(Type.Array(dueDateSchema)),
  /** The present reader reads the file of its version otherwise. */
  reread: Type.Optional(rereadingSchema),
});
export type AuditMonth = Static<typeof auditMonthSchema>;

/** `withdrawn`: done, of a version of its month that was withdrawn since; it counts no more. */
export const auditStates = ['queued', 'running', 'done', 'failed', 'withdrawn'] as const;
export type AuditState = (typeof auditStates)[number];
const auditStateSchema = Type.Unsafe<AuditState>(Type.String({ enum: [...auditStates] }));

export const validationSummarySchema = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  title: Type.String(),
  outcome: outcomeSchema,
  reason: Type.Union([Type.String(), Type.Null()]),
  /** Of `no_evaluada`: the data whose absence is the reason. */
  lacks: Type.Optional(Type.Array(missingDatumSchema)),
  notEvaluated: Type.Array(unevaluatedRuleSchema),
  /** Absent where the company changed no rule. */
  ruleChanges: Type.Optional(Type.Array(ruleChangeSchema)),
  /** Facts of the company that its rules read and nobody stated: deduced from the books. Absent if none. */
  deduced: Type.Optional(Type.Array(deducedFactSchema)),
  /** Those of one cause are one. */
  findings: Type.Integer(),
  worst: Type.Union([severitySchema, Type.Null()]),
  /** At risk. */
  amount: decimalSchema,
  toExplain: decimalSchema,
});
export type ValidationSummary = Static<typeof validationSummarySchema>;

/** Changes since the audit of the month before; null without one. */
export const comparisonSchema = Type.Object({
  period: periodSchema,
  healthIndex: Type.Integer(),
  openBefore: countAndAmountSchema,
  corrected: countAndAmountSchema,
  /** Movements of the month before, missing or wrong, whose registration was not seen. */
  unseen: countAndAmountSchema,
  fresh: countAndAmountSchema,
  reopened: countAndAmountSchema,
  persistent: countAndAmountSchema,
  /** Open the month before, now justified, a practice or put off. */
  setAside: countAndAmountSchema,
  /** Justified, a practice or put off the month before, now open: among the persistent ones. */
  returned: countAndAmountSchema,
});

/** Inputs of an audit besides its balance: enough to repeat it. */
export const auditBasisSchema = Type.Object({
  /** Balances of the earlier months read, newest first. */
  history: Type.Array(Type.String()),
  profile: companyProfileSchema,
  /** Version of the predefined parametrization of a package under the company's settings; absent in earlier releases. */
  predefined: Type.Optional(Type.Object({ software: Type.Integer(), version: Type.Integer() })),
  /** Last parametrization change in force; 0 if none. */
  parametrization: Type.Integer(),
  /** Version of each validation, by key. */
  validations: Type.Record(Type.String(), Type.Integer()),
  /** Keys of the validations whose earlier result was reused. */
  reused: Type.Array(Type.String()),
});

export const auditSchema = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    period: periodSchema,
    state: auditStateSchema,
    createdAt: Type.String({ format: 'date-time' }),
    finishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    /** Spanish sentence of a failed audit. */
    failure: Type.Union([Type.String(), Type.Null()]),
    balance: trialBalanceSchema,
    /** Null until done, and for audits from before it was stored. */
    basis: Type.Union([Type.Null(), auditBasisSchema]),
    /** Null until done. */
    result: Type.Union([
      Type.Null(),
      Type.Object({
        healthIndex: Type.Integer(),
        /** Index without the open críticas, neither their points nor their cap; equal to the index if there are none. */
        uncappedHealthIndex: Type.Integer(),
        unbalanced: Type.Boolean(),
        /** Keys of the validations whose findings explain it; empty while it balances. */
        unbalancedBy: Type.Array(Type.String()),
        severities: Type.Array(Type.Object({ severity: severitySchema, ...countAndAmountSchema.properties })),
        /** In no other sum. */
        justified: countAndAmountSchema,
        snoozed: countAndAmountSchema,
        validations: Type.Array(validationSummarySchema),
        comparison: Type.Union([comparisonSchema, Type.Null()]),
        /** By all versions of this month up to this one; in no sum of `comparison`. */
        correctedInVersion: countAndAmountSchema,
        /** Oldest first, at most twelve audited months up to this one. */
        trend: Type.Array(Type.Object({ period: periodSchema, healthIndex: Type.Integer() })),
      }),
    ]),
  }),
});
export type Audit = Static<typeof auditSchema>;

export const auditChangeKinds = [
  'profile',
  'parameters',
  'accounts',
  'ruleSettings',
  'predefined',
  'customRules',
  'history',
  'sources',
  'rates',
  'dianLists',
  'directory',
  'program',
] as const;

/** An input that changed after an audit. `words`: Spanish, as in the sentence. */
const auditChangeSchema = Type.Object({
  kind: Type.Unsafe<(typeof auditChangeKinds)[number]>(Type.String({ enum: [...auditChangeKinds] })),
  words: Type.String(),
});
export type AuditChange = Static<typeof auditChangeSchema>;

export const auditChangesSchema = Type.Object({
  /** Spanish sentence; null when nothing changed. */
  sentence: Type.Union([Type.String(), Type.Null()]),
  changes: Type.Array(auditChangeSchema),
  /** Later months with a balance, oldest first. */
  following: Type.Array(periodSchema),
});
export type AuditChanges = Static<typeof auditChangesSchema>;

/** Payload of the server-sent events: `data:` is one of these as JSON. */
export const auditEventSchema = Type.Object({
  state: auditStateSchema,
  done: Type.Integer(),
  total: Type.Integer(),
  /** The validation that just ended. */
  validation: Type.Union([validationSummarySchema, Type.Null()]),
});
export type AuditEvent = Static<typeof auditEventSchema>;

export const auditIdParams = Type.Object(
  { ...companyIdParams.properties, auditId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);
const common = { access: 'user', tag: 'audits' } as const;

export const auditMonths = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/audit-months',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists the state of 24 months, oldest first, through `to` or the newest month with a balance.',
  params: companyIdParams,
  query: Type.Object({ to: Type.Optional(periodSchema) }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(auditMonthSchema) }),
  errors: ['resource.not_found'],
});

export const newestMonths = endpoint({
  ...common,
  method: 'GET',
  path: '/user/companies/months',
  spansBooks: true,
  permission: 'own',
  tokenScope: 'auditoria.ver',
  summary: 'Lists the newest month with a balance of each active company whose audits the caller may see.',
  query: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(Type.Object({ companyId: Type.Integer(), month: auditMonthSchema })) }),
});

export const startAudit = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/audits',
  permission: { module: 'auditoria', action: 'ejecutar' },
  readsBooks: true,
  summary: 'Starts an audit of the newest version of a month as a background job.',
  params: companyIdParams,
  body: Type.Object(
    { year: Type.Integer({ minimum: 1990, maximum: 2100 }), month: Type.Integer({ minimum: 1, maximum: 13 }) },
    { additionalProperties: false },
  ),
  status: 202,
  answer: Type.Object({ data: auditSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'sign_off.closed'],
});

export const startAudits = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/audits/months',
  permission: { module: 'auditoria', action: 'ejecutar' },
  readsBooks: true,
  summary: 'Starts the audits of the newest versions of several months, oldest first, as background jobs.',
  params: companyIdParams,
  body: Type.Object(
    {
      periods: Type.Array(periodSchema, { minItems: 1, maxItems: 500 }),
      /** And every later month with a balance. */
      following: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  status: 202,
  answer: Type.Object({ data: Type.Array(auditSchema) }),
  errors: ['resource.not_found', 'audit.no_balance', 'sign_off.closed'],
});

export const listAudits = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/audits',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists the audits of a company, newest first.',
  params: companyIdParams,
  query: Type.Object(
    {
      period: Type.Optional(periodSchema),
      ...pageQuery,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Array(auditSchema),
    meta: pageMeta,
  }),
  errors: ['resource.not_found'],
});

export const getAudit = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Gets an audit.',
  params: auditIdParams,
  answer: Type.Object({ data: auditSchema }),
  errors: ['resource.not_found'],
});

export const auditChanges = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/changes',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists what changed after an audit: profile, parametrization, earlier months, tables of the law, program.',
  params: auditIdParams,
  answer: Type.Object({ data: auditChangesSchema }),
  errors: ['resource.not_found'],
});

export const auditEvents = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/events',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Streams the progress of an audit, one event per validation, from the first event to the last.',
  params: auditIdParams,
  produces: 'text/event-stream',
  errors: ['resource.not_found', 'stream.limit'],
});
