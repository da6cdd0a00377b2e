/**
 * Lines of the financial statements of a company: which accounts each holds. What the company says goes over our
 * defaults; every change is stored with its author and the state before, and can be restored.
 */
import { type Static, Type } from 'typebox';
import { type ParametrizationAction, parametrizationActions } from '#api/audits/parametrization/contract.ts';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import type { LineStanding } from '#core/statement/month-figures.ts';

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const closed = { additionalProperties: false } as const;
const personSchema = Type.Object({ id: Type.Integer(), name: Type.String() });
const momentSchema = Type.String({ format: 'date-time' });
const lineKey = Type.String({ maxLength: 80 });

/** Accounts that a company may say the line of. */
const mostAssignments = 5000;

/** Line by prefix (`2485*`) or exact code (`24850501`). The exact code decides, then the longest prefix. */
const assignmentsSchema = Type.Record(Type.String({ maxLength: 21 }), lineKey, { maxProperties: mostAssignments });

const linesSchema = Type.Object({
  /** In the order of the statements. */
  lines: Type.Array(Type.Object({ key: lineKey, name: Type.String(), section: Type.String() })),
  assignments: assignmentsSchema,
  isDefault: Type.Boolean(),
  /** Version of its last change, for If-Match; 0 when never changed. */
  version: Type.Integer(),
  changedAt: nullable(momentSchema),
  changedBy: nullable(personSchema),
});
export type StatementLinesDocument = Static<typeof linesSchema>;

const lineAccountSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Debit less credit. */
  closing: decimalSchema,
  /** Line that holds it by default. */
  byDefault: nullable(lineKey),
  /** What says so: its code, what the company said of its accounts, or its name and behaviour. */
  standing: Type.Unsafe<LineStanding>(Type.String({ enum: ['code', 'company', 'proposed', 'none'] })),
  /** Line in force; null: none holds it. */
  line: nullable(lineKey),
  /** Assignment that decides; null where the default does. */
  assignedBy: nullable(Type.String()),
});

const lineAccountsSchema = Type.Object({
  /** Null for a company without balances. */
  period: nullable(periodSchema),
  /** By code. */
  accounts: Type.Array(lineAccountSchema),
});
export type LineAccounts = Static<typeof lineAccountsSchema>;

const lineChangeSchema = Type.Object({
  version: Type.Integer(),
  action: Type.Unsafe<ParametrizationAction>(Type.String({ enum: [...parametrizationActions] })),
  restoredVersion: nullable(Type.Integer()),
  before: assignmentsSchema,
  after: assignmentsSchema,
  changedAt: momentSchema,
  changedBy: personSchema,
});
export type StatementLineChange = Static<typeof lineChangeSchema>;

const common = { access: 'user', tag: 'statements' } as const;
const seeing = { permission: { module: 'estados_financieros', action: 'ver' } } as const;
const changing = { permission: { module: 'estados_financieros', action: 'editar' }, versioned: true } as const;
const answer = Type.Object({ data: linesSchema });

export const getStatementLines = endpoint({
  ...common,
  ...seeing,
  method: 'GET',
  path: '/companies/{id}/statement-lines',
  summary: 'Gets the lines of the statements with what the company says of their accounts.',
  params: companyIdParams,
  answer,
  errors: ['resource.not_found'],
});

export const listLineAccounts = endpoint({
  ...common,
  ...seeing,
  method: 'GET',
  path: '/companies/{id}/statement-lines/accounts',
  readsBooks: true,
  summary: 'Lists the accounts of a month with their default line, what says so, and the line in force.',
  params: companyIdParams,
  query: Type.Object({ period: Type.Optional(periodSchema) }, closed),
  answer: Type.Object({ data: lineAccountsSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});

export const setStatementLines = endpoint({
  ...common,
  ...changing,
  method: 'PUT',
  path: '/companies/{id}/statement-lines',
  summary: 'Replaces what the company says of the accounts of its statements.',
  params: companyIdParams,
  body: Type.Object({ assignments: assignmentsSchema }, closed),
  largestBody: 640 * 1024,
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});

export const resetStatementLines = endpoint({
  ...common,
  ...changing,
  method: 'POST',
  path: '/companies/{id}/statement-lines/reset',
  summary: 'Resets the lines of the statements to their defaults.',
  params: companyIdParams,
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});

export const listLineChanges = endpoint({
  ...common,
  ...seeing,
  method: 'GET',
  path: '/companies/{id}/statement-lines/history',
  summary: 'Lists the changes of the lines, newest first: user, time, before and after.',
  params: companyIdParams,
  query: Type.Object({ ...pageQuery }, closed),
  answer: Type.Object({ data: Type.Array(lineChangeSchema), meta: pageMeta }),
  errors: ['resource.not_found'],
});

export const restoreStatementLines = endpoint({
  ...common,
  ...changing,
  method: 'POST',
  path: '/companies/{id}/statement-lines/history/{version}/restore',
  summary: 'Restores the lines as they were after one of their changes, as a new change.',
  params: Type.Object(
    { ...companyIdParams.properties, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    closed,
  ),
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});
