/**
 * Versions of a month: withdrawn with a reason and restored, and compared with each other. A withdrawn one stays readable by
 * its audits, which count no more; the month shows the version before, or none.
 */
import { type Static, Type } from 'typebox';
import { judgedDifferencesSchema, periodSchema, versionChangeSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema, severitySchema } from '#core/engine/finding-schema.ts';
import { auditIdParams } from '../contract.ts';

export const balanceVersionSchema = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  fileName: Type.String(),
  size: Type.Integer(),
  formatName: Type.String(),
  rows: Type.Integer(),
  debits: decimalSchema,
  credits: decimalSchema,
  uploadedAt: Type.String({ format: 'date-time' }),
  uploadedBy: Type.String(),
  /** The month shows it: the newest one that is not withdrawn. */
  isInForce: Type.Boolean(),
  withdrawn: Type.Union([
    Type.Null(),
    Type.Object({ reason: Type.String(), at: Type.String({ format: 'date-time' }), by: Type.String() }),
  ]),
  /** Why it is not withdrawn, or not restored, as things stand: in words. */
  obstacle: Type.Union([Type.String(), Type.Null()]),
});
export type BalanceVersion = Static<typeof balanceVersionSchema>;

/** Rows of accounts and third parties that only one version has, or that differ, with what they change. */
export const versionPartSchema = Type.Object({
  count: Type.Integer(),
  debit: decimalSchema,
  credit: decimalSchema,
  closing: decimalSchema,
});

export const versionComparisonSchema = Type.Object({
  before: Type.Integer(),
  after: Type.Integer(),
  added: versionPartSchema,
  changed: versionPartSchema,
  gone: versionPartSchema,
  total: Type.Integer(),
  /** The largest differences first; at most 200. */
  lines: Type.Array(versionChangeSchema),
  judged: judgedDifferencesSchema,
});
export type VersionComparison = Static<typeof versionComparisonSchema>;

/** A finding, or those of one cause, of a version or of the one before. */
const versionFindingSchema = Type.Object({
  /** Of the first of them. */
  fingerprint: Type.String(),
  rule: Type.String(),
  severity: severitySchema,
  title: Type.String(),
  /** Null: several accounts, or none. */
  account: Type.Union([Type.String(), Type.Null()]),
  findings: Type.Integer(),
  /** At risk. */
  amount: decimalSchema,
  toExplain: decimalSchema,
});
export type VersionFinding = Static<typeof versionFindingSchema>;

/** What became of the findings of a version in the next one. */
export const versionParts = ['corrected', 'fresh', 'persistent', 'unchecked'] as const;
export type VersionPartName = (typeof versionParts)[number];

/** Findings of a version against the version audited before it; what is informative, set aside or explained by another one is none. */
export const versionFindingsSchema = Type.Object({
  version: Type.Integer(),
  against: Type.Integer(),
  /** The month is closed with another version: this one changes no finding's life until it is reopened. */
  isPastClosing: Type.Boolean(),
  corrected: Type.Array(versionFindingSchema),
  fresh: Type.Array(versionFindingSchema),
  persistent: Type.Array(versionFindingSchema),
  /** Told by neither: what their rules need is missing, or they are off. */
  unchecked: Type.Array(versionFindingSchema),
});
export type VersionFindings = Static<typeof versionFindingsSchema>;

const versionParams = Type.Object(
  { ...companyIdParams.properties, balanceId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);
const common = { access: 'user', tag: 'trial-balances' } as const;

/** What a month shows after a change of its versions. */
const inForceAnswer = Type.Object({
  data: Type.Object({
    /** Null: the month has no balance any more. */
    version: Type.Union([Type.Integer(), Type.Null()]),
    /** Audit of it that was started. */
    auditId: Type.Union([Type.String(), Type.Null()]),
  }),
});

export const listVersions = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/trial-balances/versions',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists the versions of a month, withdrawn ones included, newest first.',
  params: companyIdParams,
  query: Type.Object({ period: periodSchema }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(balanceVersionSchema) }),
  errors: ['resource.not_found'],
});

export const compareVersions = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/trial-balances/{balanceId}/changes',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Compares a version with another one of its month: rows added, changed and gone, with their sums.',
  params: versionParams,
  query: Type.Object(
    {
      /** The version before. */
      with: Type.String({ format: 'uuid' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: versionComparisonSchema }),
  errors: ['resource.not_found', 'server.busy'],
});

export const compareVersionFindings = endpoint({
  access: 'user',
  tag: 'audits',
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/version-findings',
  permission: { module: 'auditoria', action: 'ver' },
  summary:
    'Lists the findings that a version of a month corrects, adds and keeps against the version audited before it.',
  params: auditIdParams,
  /** Null: no other version of the month was audited before. */
  answer: Type.Object({ data: Type.Union([versionFindingsSchema, Type.Null()]) }),
  errors: ['resource.not_found'],
});

export const withdrawVersion = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/trial-balances/{balanceId}/withdraw',
  permission: { module: 'auditoria', action: 'editar' },
  readsBooks: true,
  summary: 'Withdraws a version of a month with a reason; the version before is shown and audited.',
  params: versionParams,
  body: Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500 }) }, { additionalProperties: false }),
  answer: inForceAnswer,
  errors: ['resource.not_found', 'balance.being_audited', 'sign_off.closed'],
});

export const restoreVersion = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/trial-balances/{balanceId}/restore',
  permission: { module: 'auditoria', action: 'editar' },
  readsBooks: true,
  summary: 'Restores a withdrawn version of a month; the newest version is shown and audited.',
  params: versionParams,
  answer: inForceAnswer,
  errors: ['resource.not_found', 'balance.stored_again'],
});
