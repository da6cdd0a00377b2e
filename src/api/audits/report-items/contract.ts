/**
 * The items of the financial report of a company: which accounts each holds. What the company says goes over our defaults;
 * every change is stored with its author and the state before, and can be restored.
 */

import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import type { ReportGroup } from '#core/report/report-items.ts';
import { type ParametrizationAction, parametrizationActions } from '../parametrization/contract.ts';

const personSchema = Type.Object({ id: Type.Integer(), name: Type.String() });
const momentSchema = Type.String({ format: 'date-time' });
const itemId = Type.Union([Type.Integer(), Type.Null()]);

/** Item by prefix (`2485*`) or exact code (`24850501`); 0: no item. The exact code decides, then the longest prefix. */
const assignmentsSchema = Type.Record(Type.String(), Type.Integer(), { maxProperties: 1000 });

const reportSchema = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      group: Type.Unsafe<ReportGroup>(Type.String({ enum: ['favour', 'payable', 'results'] })),
    }),
  ),
  assignments: assignmentsSchema,
  isDefault: Type.Boolean(),
  /** Version of its last change, for If-Match; 0 when never changed. */
  version: Type.Integer(),
  changedAt: Type.Union([momentSchema, Type.Null()]),
  changedBy: Type.Union([personSchema, Type.Null()]),
});
export type ReportDocument = Static<typeof reportSchema>;

const reportAccountSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Its account in the decree; its own code where that is right. */
  place: Type.String(),
  /** Debit less credit, decimal. */
  closing: Type.String(),
  /** Item that holds it by default. */
  byDefault: itemId,
  /** What says so: words of its name or of a title, or its code. */
  witness: Type.Union([Type.Unsafe<'name' | 'code'>(Type.String({ enum: ['name', 'code'] })), Type.Null()]),
  /** Item that an account without one may belong to. */
  suggested: itemId,
  /** Of taxes or results, where every account should have an item. */
  isOfReport: Type.Boolean(),
});

const reportAccountsSchema = Type.Object({
  /** Null for a company without balances. */
  period: Type.Union([periodSchema, Type.Null()]),
  accounts: Type.Array(reportAccountSchema),
  /** With the items in force: debit less credit, decimal. The result of the year is that before closing. */
  figures: Type.Array(Type.Object({ id: Type.Integer(), amount: Type.String() })),
});
export type ReportAccounts = Static<typeof reportAccountsSchema>;

const reportChangeSchema = Type.Object({
  version: Type.Integer(),
  action: Type.Unsafe<ParametrizationAction>(Type.String({ enum: [...parametrizationActions] })),
  restoredVersion: Type.Union([Type.Integer(), Type.Null()]),
  before: assignmentsSchema,
  after: assignmentsSchema,
  changedAt: momentSchema,
  changedBy: personSchema,
});
export type ReportChange = Static<typeof reportChangeSchema>;

const common = { access: 'user', tag: 'parametrization' } as const;
const answer = Type.Object({ data: reportSchema });

export const getReportItems = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/report-items',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Gets the items of the financial report with what the company says of their accounts.',
  params: companyIdParams,
  answer,
  errors: ['resource.not_found'],
});

export const listReportAccounts = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/report-items/accounts',
  permission: { module: 'parametrizacion', action: 'ver' },
  readsBooks: true,
  summary: 'Lists the accounts of the newest balance with their default item, and the figures of the items in force.',
  params: companyIdParams,
  answer: Type.Object({ data: reportAccountsSchema }),
  errors: ['resource.not_found', 'preview.too_long', 'account.slowed', 'server.busy'],
});

export const setReportItems = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{id}/report-items',
  versioned: true,
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Replaces what the company says of the accounts of its financial report.',
  params: companyIdParams,
  body: Type.Object({ assignments: assignmentsSchema }, { additionalProperties: false }),
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});

export const resetReportItems = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/report-items/reset',
  versioned: true,
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Resets the items of the financial report to their defaults.',
  params: companyIdParams,
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});

export const listReportChanges = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/report-items/history',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Lists the changes of the items, newest first: user, time, before and after.',
  params: companyIdParams,
  query: Type.Object({ ...pageQuery }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(reportChangeSchema), meta: pageMeta }),
  errors: ['resource.not_found'],
});

export const restoreReportItems = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/report-items/history/{version}/restore',
  versioned: true,
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Restores the items as they were after one of their changes, as a new change.',
  params: Type.Object(
    { ...companyIdParams.properties, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});
