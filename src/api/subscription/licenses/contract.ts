/** Licenses: staff list, grant, renew and suspend them; a subscriber sees their own. */

import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery, sortQuery } from '#core/call/list-query.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { licenseStates, planKeys } from '#core/product/license.ts';

const closed = { additionalProperties: false } as const;
const daySchema = Type.String({ format: 'date' });
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const accountParams = Type.Object({ accountId: Type.String({ format: 'uuid' }) }, closed);
const noteSchema = Type.String({ maxLength: 300 });
const mostSeats = 100_000;

export const licenseSchema = Type.Object({
  /** Account id. */
  id: Type.String(),
  attributes: Type.Object({
    account: Type.String(),
    /** Name of the subscriber. */
    ownerName: nullable(Type.String()),
    ownerEmail: nullable(Type.String()),
    state: Type.Enum([...licenseStates]),
    plan: nullable(Type.Enum([...planKeys])),
    startsOn: nullable(daySchema),
    /** Last valid day. */
    endsOn: nullable(daySchema),
    /** Negative once expired. */
    daysLeft: nullable(Type.Integer()),
    suspendedAt: nullable(Type.String({ format: 'date-time' })),
    companies: Type.Object({ used: Type.Integer(), included: Type.Integer() }),
    users: Type.Object({ used: Type.Integer(), included: Type.Integer() }),
    /** Bytes of files and balances; what is used in whole megabytes. */
    storage: Type.Object({ used: Type.Integer(), included: Type.Integer() }),
    /** For If-Match; 0 without a license. */
    version: Type.Integer(),
  }),
});
export type License = Static<typeof licenseSchema>;

export const licenseChangeSchema = Type.Object({
  /** Version of the license after the change. */
  id: Type.Integer(),
  attributes: Type.Object({
    action: Type.Enum(['grant', 'renew', 'redeem', 'suspend', 'resume']),
    changedAt: Type.String({ format: 'date-time' }),
    changedBy: nullable(Type.String()),
    note: Type.String(),
    plan: Type.Enum([...planKeys]),
    companies: Type.Integer(),
    users: Type.Integer(),
    startsOn: daySchema,
    endsOn: daySchema,
  }),
});

const common = { tag: 'licenses' } as const;
const staff = { ...common, access: 'admin' } as const;
const answer = Type.Object({ data: licenseSchema });

/** Sort fields of licenses; default by end date. */
export const licenseOrders = ['endsOn', 'account', 'plan', 'companies', 'users'] as const;

const licenseFilters = {
  /** Substring of the account, or of its subscriber's name or address. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(Type.Enum([...licenseStates])),
  plan: Type.Optional(Type.Enum([...planKeys])),
  ...sortQuery(licenseOrders),
};

export const listLicenses = endpoint({
  ...staff,
  method: 'GET',
  path: '/licenses',
  summary: 'Lists the accounts with their licenses and usage, earliest end first.',
  query: Type.Object(
    {
      ...licenseFilters,
      ...pageQuery,
    },
    closed,
  ),
  answer: Type.Object({
    data: Type.Array(licenseSchema),
    meta: pageMeta,
  }),
});

/** Accounts in a month, `2026-11`. */
const monthCountSchema = Type.Object({ month: Type.String(), accounts: Type.Integer() });

export const summarizeLicenses = endpoint({
  ...staff,
  method: 'GET',
  path: '/licenses/summary',
  summary: 'Accounts by state and plan, new ones of the last twelve months, and licenses that end within a year.',
  answer: Type.Object({
    data: Type.Object({
      states: Type.Array(Type.Object({ state: Type.Enum([...licenseStates]), accounts: Type.Integer() })),
      plans: Type.Array(Type.Object({ plan: Type.Enum([...planKeys]), accounts: Type.Integer() })),
      /** Oldest first; the last is the current month. */
      created: Type.Array(monthCountSchema),
      /** The first is the current month; suspended licenses do not count. */
      ending: Type.Array(monthCountSchema),
    }),
  }),
});

export const exportLicenses = endpoint({
  ...staff,
  method: 'GET',
  path: '/licenses/export',
  summary: 'Exports the whole list as an Excel workbook or CSV.',
  query: Type.Object({ ...licenseFilters, format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
});

export const ownLicense = endpoint({
  ...common,
  method: 'GET',
  path: '/licenses/own',
  access: 'user',
  permission: { module: 'licencias', action: 'ver' },
  summary: 'Gets the license and usage of the account of the caller.',
  answer,
});

export const getLicense = endpoint({
  ...staff,
  method: 'GET',
  path: '/licenses/{accountId}',
  summary: 'Gets the license of an account.',
  params: accountParams,
  answer,
  errors: ['resource.not_found'],
});

export const renewLicense = endpoint({
  ...staff,
  method: 'PUT',
  path: '/licenses/{accountId}',
  versioned: true,
  summary: 'Grants or renews the license of an account.',
  params: accountParams,
  body: Type.Object(
    {
      plan: Type.Enum([...planKeys]),
      ends_on: daySchema,
      /** Default: those of the plan. */
      companies: Type.Optional(Type.Integer({ minimum: 1, maximum: mostSeats })),
      users: Type.Optional(Type.Integer({ minimum: 1, maximum: mostSeats })),
      note: Type.Optional(noteSchema),
    },
    closed,
  ),
  answer,
  errors: ['resource.not_found', 'resource.conflict'],
});

const noteBody = Type.Object({ note: Type.Optional(noteSchema) }, closed);

export const suspendLicense = endpoint({
  ...staff,
  method: 'POST',
  path: '/licenses/{accountId}/suspend',
  summary: 'Suspends a license: the account is read-only until it is resumed.',
  params: accountParams,
  body: noteBody,
  answer,
  errors: ['resource.not_found'],
});

export const resumeLicense = endpoint({
  ...staff,
  method: 'POST',
  path: '/licenses/{accountId}/resume',
  summary: 'Ends a suspension.',
  params: accountParams,
  body: noteBody,
  answer,
  errors: ['resource.not_found'],
});

export const listLicenseChanges = endpoint({
  ...staff,
  method: 'GET',
  path: '/licenses/{accountId}/history',
  summary: 'Lists the changes of a license, newest first.',
  params: accountParams,
  answer: Type.Object({ data: Type.Array(licenseChangeSchema) }),
  errors: ['resource.not_found'],
});
