/**
 * Preview of the formats of información exógena of a year, from the stored balances: rows by concept and third party, the
 * data that third parties lack, and of each account what is in rows and what is not. What a company says of its accounts
 * is kept by year; a year without any takes over that of the year before as a proposal.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import { exclusions } from '#core/exogena/contributions.ts';
import type { FormatKey } from '#core/exogena/format.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import { lacks } from '#core/exogena/reported-person.ts';

const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

const formatSchema = Type.Unsafe<FormatKey>(Type.String({ enum: exogenaFormats.map(({ key }) => key) }));
const lackSchema = literals(lacks);
const exclusionSchema = literals(exclusions);
const confidenceSchema = literals(['high', 'medium', 'low'] as const);

const yearParams = Type.Object(
  { ...companyIdParams.properties, year: Type.Integer({ minimum: 1990, maximum: 2100 }) },
  { additionalProperties: false },
);
const formatParams = Type.Object({ ...yearParams.properties, format: formatSchema }, { additionalProperties: false });

const columnSchema = Type.Object({
  key: Type.String(),
  name: Type.String(),
  /** Whether it adds up accounts, and so holds amounts. */
  isOfBooks: Type.Boolean(),
});

const leftSchema = Type.Object({ reason: exclusionSchema, amount: decimalSchema });

const thresholdSchema = Type.Object({
  /** Null: every third party is named. */
  amount: Type.Union([decimalSchema, Type.Null()]),
  uvt: Type.Union([Type.Number(), Type.Null()]),
  /** `low`: to be confirmed in the resolution of the year. */
  standing: literals(['company', 'high', 'medium', 'low'] as const),
  /** The norm that sets it, as our sources cite it. */
  norm: Type.Union([Type.String(), Type.Null()]),
});

const formatSummarySchema = Type.Object({
  key: formatSchema,
  name: Type.String(),
  figure: literals(['movement', 'closing'] as const),
  columns: Type.Array(columnSchema),
  /** By column of the books. */
  totals: Type.Array(decimalSchema),
  /** By column of the books: what rows of small amounts add. */
  minors: Type.Array(decimalSchema),
  rows: Type.Integer(),
  /** Third parties with rows of their own, and in rows of small amounts. */
  people: Type.Integer(),
  minorPeople: Type.Integer(),
  threshold: thresholdSchema,
  /** Third parties with rows of their own that lack anything, and each datum. */
  lacking: Type.Integer(),
  lacks: Type.Array(Type.Object({ lack: lackSchema, people: Type.Integer() })),
  left: Type.Array(leftSchema),
  accounts: Type.Object({
    company: Type.Integer(),
    proposed: Type.Integer(),
    none: Type.Integer(),
  }),
  /** Difference between the balances of the accounts and what is in rows or left out by name: always zero. */
  difference: decimalSchema,
});
export type ExogenaFormatSummary = Static<typeof formatSummarySchema>;

const summarySchema = Type.Object({
  year: Type.Integer(),
  /** Months of the year with a balance, oldest first. */
  periods: Type.Array(periodSchema),
  /** Months without a balance before the last one. */
  missing: Type.Array(periodSchema),
  /** Month whose balances are those of the year's end. */
  cut: periodSchema,
  /** Month with the closing entry of the year, which is left out; null where none has it. */
  closedIn: Type.Union([periodSchema, Type.Null()]),
  formats: Type.Array(formatSummarySchema),
});
export type ExogenaSummary = Static<typeof summarySchema>;

const rowSchema = Type.Object({
  /** `-` in a format without concepts. */
  concept: Type.String(),
  conceptName: Type.String(),
  /** DIAN code of the document; null where the number does not tell. */
  type: Type.Union([Type.String(), Type.Null()]),
  number: Type.String(),
  dv: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String(),
  isMinor: Type.Boolean(),
  /** Third parties that it adds up. */
  people: Type.Integer(),
  /** By column of the books, in whole pesos. */
  amounts: Type.Array(decimalSchema),
  lacks: Type.Array(lackSchema),
});
export type ExogenaRow = Static<typeof rowSchema>;

const rowsSchema = Type.Object({
  columns: Type.Array(columnSchema),
  total: Type.Integer(),
  /** By column of the books, of all rows that pass the filter. */
  sums: Type.Array(decimalSchema),
  offset: Type.Integer(),
  rows: Type.Array(rowSchema),
});
export type ExogenaRows = Static<typeof rowsSchema>;

const goalSchema = Type.Union([Type.Null(), Type.Object({ concept: Type.String(), column: Type.String() })]);

const accountSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Its account in the decree; its own code where that is right. */
  place: Type.String(),
  /** In force; null: left out. */
  goal: goalSchema,
  /** Unless the company says otherwise. */
  proposed: goalSchema,
  standing: literals(['company', 'proposed', 'none'] as const),
  confidence: Type.Union([confidenceSchema, Type.Null()]),
  /** Why our proposal leaves it out. */
  note: Type.Union([Type.String(), Type.Null()]),
  /** Movement of the year or balance, positive on the side of its column. */
  balance: decimalSchema,
  reported: decimalSchema,
  minor: decimalSchema,
  left: Type.Array(leftSchema),
});

const accountsSchema = Type.Object({
  accounts: Type.Array(accountSchema),
  balance: decimalSchema,
  reported: decimalSchema,
  minor: decimalSchema,
  left: Type.Array(leftSchema),
  /** What rounding rows to pesos takes from the amounts in rows. */
  rounding: decimalSchema,
});
export type ExogenaAccounts = Static<typeof accountsSchema>;

/** By prefix (`5135*`) or exact code: `concept/column`, or `none`. */
const assignmentsSchema = Type.Record(
  Type.String(),
  Type.Record(Type.String(), Type.String({ maxLength: 40 }), { maxProperties: 1000 }),
  { maxProperties: 9 },
);
const thresholdsSchema = Type.Record(Type.String(), Type.String({ maxLength: 20 }), { maxProperties: 9 });

const mappingSchema = Type.Object({
  assignments: assignmentsSchema,
  /** Decimal pesos by format; 0: every third party is named. */
  thresholds: thresholdsSchema,
  /** Version of the last change of the year, for If-Match; 0 when never changed. */
  version: Type.Integer(),
  /** Year that it was taken over from, as a proposal; null for its own. */
  takenFrom: Type.Union([Type.Integer(), Type.Null()]),
  changedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  changedBy: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
  /** Where accounts may go. */
  formats: Type.Array(
    Type.Object({
      key: formatSchema,
      name: Type.String(),
      columns: Type.Array(columnSchema),
      concepts: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), confidence: confidenceSchema })),
    }),
  ),
});
export type ExogenaMapping = Static<typeof mappingSchema>;

const saidSchema = Type.Object({ assignments: assignmentsSchema, thresholds: thresholdsSchema });

const changeSchema = Type.Object({
  version: Type.Integer(),
  action: literals(['set', 'reset', 'restore', 'copy'] as const),
  /** Version that was brought back; 0: what held before the first change of the year. */
  restoredVersion: Type.Union([Type.Integer(), Type.Null()]),
  copiedFrom: Type.Union([Type.Integer(), Type.Null()]),
  before: saidSchema,
  after: saidSchema,
  changedAt: Type.String({ format: 'date-time' }),
  changedBy: Type.Object({ id: Type.Integer(), name: Type.String() }),
});
export type ExogenaChange = Static<typeof changeSchema>;

const common = { access: 'user', tag: 'exogena' } as const;
const see = { module: 'estados_financieros', action: 'ver' } as const;
const read = { ...common, method: 'GET', permission: see, readsBooks: true } as const;
const readErrors = [
  'resource.not_found',
  'audit.no_balance',
  'server.busy',
  'preview.too_long',
  'account.slowed',
] as const;

export const listExogenaYears = endpoint({
  ...common,
  method: 'GET',
  permission: see,
  path: '/companies/{id}/exogena',
  summary: 'Lists the years with balances, newest first.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(Type.Integer()) }),
  errors: ['resource.not_found'],
});

export const getExogena = endpoint({
  ...read,
  path: '/companies/{id}/exogena/{year}',
  summary: 'Gets the formats of a year: totals, third parties, data that they lack, and what is left out.',
  params: yearParams,
  answer: Type.Object({ data: summarySchema }),
  errors: readErrors,
});

export const listExogenaRows = endpoint({
  ...read,
  path: '/companies/{id}/exogena/{year}/{format}',
  summary: 'Lists rows of a format.',
  params: formatParams,
  query: Type.Object(
    {
      /** Those whose third party lacks it. */
      lack: Type.Optional(lackSchema),
      /** In the number, the name or the concept. */
      words: Type.Optional(Type.String({ maxLength: 120 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
      /** Default 50. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: rowsSchema }),
  errors: readErrors,
});

export const listExogenaAccounts = endpoint({
  ...read,
  path: '/companies/{id}/exogena/{year}/{format}/accounts',
  summary: 'Lists the accounts of a format: where each goes, and how its balance is in rows or left out.',
  params: formatParams,
  answer: Type.Object({ data: accountsSchema }),
  errors: readErrors,
});

export const getExogenaMapping = endpoint({
  ...common,
  method: 'GET',
  permission: see,
  path: '/companies/{id}/exogena/{year}/mapping',
  summary: 'Gets what the company says of its accounts and small amounts in a year, and where accounts may go.',
  params: yearParams,
  answer: Type.Object({ data: mappingSchema }),
  errors: ['resource.not_found'],
});

export const setExogenaMapping = endpoint({
  ...common,
  method: 'PUT',
  permission: { module: 'estados_financieros', action: 'editar' },
  versioned: true,
  path: '/companies/{id}/exogena/{year}/mapping',
  summary: 'Replaces what the company says of its accounts and small amounts in a year.',
  params: yearParams,
  body: Type.Object({ assignments: assignmentsSchema, thresholds: thresholdsSchema }, { additionalProperties: false }),
  answer: Type.Object({ data: mappingSchema }),
  errors: ['resource.not_found', 'resource.conflict'],
});

const changing = {
  ...common,
  method: 'POST',
  permission: { module: 'estados_financieros', action: 'editar' },
  versioned: true,
  answer: Type.Object({ data: mappingSchema }),
  errors: ['resource.not_found', 'resource.conflict'],
} as const;

export const resetExogenaMapping = endpoint({
  ...changing,
  path: '/companies/{id}/exogena/{year}/mapping/reset',
  summary: 'Returns the accounts and small amounts of a year to what we propose.',
  params: yearParams,
});

export const copyExogenaMapping = endpoint({
  ...changing,
  path: '/companies/{id}/exogena/{year}/mapping/copy',
  summary: 'Copies to a year what the company says of its accounts in another one.',
  params: yearParams,
  body: Type.Object({ from: yearParams.properties.year }, { additionalProperties: false }),
});

export const listExogenaChanges = endpoint({
  ...common,
  method: 'GET',
  permission: see,
  path: '/companies/{id}/exogena/{year}/mapping/history',
  summary: 'Lists the changes of what the company says in a year, newest first: user, time, before and after.',
  params: yearParams,
  query: Type.Object({ ...pageQuery }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(changeSchema), meta: pageMeta }),
  errors: ['resource.not_found'],
});

export const restoreExogenaMapping = endpoint({
  ...changing,
  path: '/companies/{id}/exogena/{year}/mapping/history/{version}/restore',
  summary:
    'Restores what the company said after one of its changes of a year, or before the first (0), as a new change.',
  params: Type.Object(
    { ...yearParams.properties, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
});

export const exportExogena = endpoint({
  ...read,
  permission: { module: 'estados_financieros', action: 'exportar' },
  path: '/companies/{id}/exogena/{year}/export',
  summary:
    'Exports the formats of a year as an Excel workbook: a sheet a format, what third parties lack, and the conciliation.',
  params: yearParams,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: readErrors,
});
