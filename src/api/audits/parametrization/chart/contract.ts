/**
 * The chart of accounts of a company: its accounts with what uses them, edits of one or many with a preview, undo, and
 * the same from and to an Excel file. Edits of uses, natures and marks are changes of the parametrization.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { inferredAccountSchema } from '#core/engine/finding-schema.ts';

const closed = { additionalProperties: false } as const;
const amount = Type.String({ pattern: '^-?\\d+\\.\\d{2}$' });
const codeSchema = Type.String({ pattern: '^[1-9]\\d{0,15}$' });
const natureSchema = Type.Unsafe<'D' | 'C'>(Type.String({ enum: ['D', 'C'] }));
/** Ids of the seed: 4 non-deductible, 6 nature of each third party. */
const markSchema = Type.Unsafe<4 | 6>(Type.Integer({ enum: [4, 6] }));

const chartUseSchema = Type.Object({
  /** Validation. */
  id: Type.Integer(),
  role: Type.String(),
  /** Prefix, or exact code with its mark, that holds the account. */
  entry: Type.String(),
  /** It looks at the account itself, which counts for the coverage. */
  isSpecific: Type.Boolean(),
});
export type ChartUse = Static<typeof chartUseSchema>;

/** Absent fields have their usual value: false, 0, empty. */
const chartAccountSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  depth: Type.Integer(),
  nature: natureSchema,
  /** Closing balance, debit positive; absent where the newest month has nothing of it. */
  closing: Type.Optional(amount),
  /** It takes movements; the others are titles. */
  movements: Type.Optional(Type.Literal(true)),
  takesThirdParties: Type.Optional(Type.Literal(true)),
  /** Distinct ones with a balance or movements in the newest month, of a title those of what is below. */
  thirdParties: Type.Optional(Type.Integer()),
  /** It has debits or credits in the newest month. */
  hasMoved: Type.Optional(Type.Literal(true)),
  isNew: Type.Optional(Type.Literal(true)),
  isChanged: Type.Optional(Type.Literal(true)),
  isInactive: Type.Optional(Type.Literal(true)),
  marks: Type.Optional(Type.Array(markSchema)),
  /** Of the financial report, 1 to 17. */
  item: Type.Optional(Type.Integer()),
  /** Index in `useSets`. */
  uses: Type.Optional(Type.Integer()),
  /** Index in `useSets`: uses that are inferred and not confirmed. */
  suggested: Type.Optional(Type.Integer()),
  /** Index in `inferred`. */
  inferred: Type.Optional(Type.Integer()),
});
export type ChartAccountDocument = Static<typeof chartAccountSchema>;

const coverageSchema = Type.Object({
  total: amount,
  covered: amount,
  /** Tenths of a percent, 0 to 1000. */
  perMille: Type.Integer(),
  /** Accounts with a balance that no validation looks at. */
  unused: Type.Integer(),
});

const chartCoverageSchema = Type.Object({
  ...coverageSchema.properties,
  /** Account classes with a balance. */
  classes: Type.Array(Type.Object({ ...coverageSchema.properties, class: Type.Integer(), name: Type.String() })),
});
export type ChartCoverageDocument = Static<typeof chartCoverageSchema>;

/** What speaks for an inferred role, in this order; the others do not. */
export const witnesses = ['name', 'balance', 'movement', 'thirdParties', 'code'] as const;
export type Witness = (typeof witnesses)[number];

const inferredSchema = Type.Object({
  ...inferredAccountSchema.properties,
  witnesses: Type.Array(Type.Unsafe<Witness>(Type.String({ enum: [...witnesses] }))),
});
export type ChartInference = Static<typeof inferredSchema>;

const chartSchema = Type.Object({
  /** The newest month; null without balances. */
  period: Type.Union([periodSchema, Type.Null()]),
  /** Name of the format of its file. */
  format: Type.Union([Type.String(), Type.Null()]),
  /** Months with balances. */
  months: Type.Integer(),
  /** Number of its last change; 0 if none. */
  version: Type.Integer(),
  validations: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      roles: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
    }),
  ),
  useSets: Type.Array(Type.Array(chartUseSchema)),
  inferred: Type.Array(inferredSchema),
  /** By code: what is below an account follows it. */
  accounts: Type.Array(chartAccountSchema),
  coverage: chartCoverageSchema,
});
export type ChartDocument = Static<typeof chartSchema>;

const roleOfValidation = Type.Object(
  { id: Type.Integer({ minimum: 1 }), role: Type.String({ maxLength: 60 }) },
  closed,
);
const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()]);

const editSchema = Type.Object(
  {
    accounts: Type.Array(codeSchema, { minItems: 1, maxItems: 25_000 }),
    /** Null: as the books say. */
    name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 200 }))),
    /** Null: as the PUC says. */
    nature: Type.Optional(nullable(natureSchema)),
    /** Null: as the books say. */
    movements: Type.Optional(nullable(Type.Boolean())),
    takesThirdParties: Type.Optional(nullable(Type.Boolean())),
    isActive: Type.Optional(Type.Boolean()),
    marks: Type.Optional(Type.Array(Type.Object({ mark: markSchema, isOn: Type.Boolean() }, closed), { maxItems: 2 })),
    add: Type.Optional(Type.Array(roleOfValidation, { maxItems: 50 })),
    drop: Type.Optional(Type.Array(roleOfValidation, { maxItems: 100 })),
    /** Account of the PUC that they are equivalent to; null takes back what was said. */
    equivalent: Type.Optional(nullable(codeSchema)),
    /** Their code is right: the suggestion is refused. */
    asCoded: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type ChartEdit = Static<typeof editSchema>;

const stateSchema = Type.Object({
  nature: natureSchema,
  movements: Type.Boolean(),
  takesThirdParties: Type.Boolean(),
  isActive: Type.Boolean(),
  marks: Type.Array(markSchema),
  uses: Type.Array(chartUseSchema),
});
export type ChartAccountState = Static<typeof stateSchema>;

const chartPreviewSchema = Type.Object({
  period: Type.Union([periodSchema, Type.Null()]),
  /** Accounts that change; `changes` has the first 500. */
  changed: Type.Integer(),
  changes: Type.Array(
    Type.Object({ code: Type.String(), name: Type.String(), before: stateSchema, after: stateSchema }),
  ),
  /** What cannot be done, in Spanish, by account. */
  problems: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
  /** Tenths of a percent. */
  coverage: Type.Object({ before: Type.Integer(), after: Type.Integer() }),
  /** Findings of the newest month in the validations that change; null where none is run. */
  findings: Type.Union([Type.Object({ before: Type.Integer(), after: Type.Integer() }), Type.Null()]),
});
export type ChartPreview = Static<typeof chartPreviewSchema>;

const chartChangeSchema = Type.Object({
  version: Type.Integer(),
  action: Type.Unsafe<'edit' | 'import' | 'undo'>(Type.String({ enum: ['edit', 'import', 'undo'] })),
  undoneVersion: Type.Union([Type.Integer(), Type.Null()]),
  changed: Type.Integer(),
  changedAt: Type.String({ format: 'date-time' }),
  changedBy: Type.Object({ id: Type.Integer(), name: Type.String() }),
});
export type ChartChange = Static<typeof chartChangeSchema>;

const tag = 'chart';
const reading = { access: 'user', permission: { module: 'parametrizacion', action: 'ver' }, tag } as const;
const writing = { access: 'user', permission: { module: 'parametrizacion', action: 'editar' }, tag } as const;
const edits = Type.Object(
  {
    /** Those alike are one; a file may name each account anew. */
    edits: Type.Array(editSchema, { minItems: 1, maxItems: 25_000 }),
    /** They come from a file; for the history. */
    isImport: Type.Optional(Type.Boolean()),
  },
  closed,
);
const slow = ['preview.too_long', 'account.slowed', 'server.busy'] as const;
/** All codes and names of a large chart. */
const largestBody = 8 * 1024 * 1024;

export const getChart = endpoint({
  ...reading,
  method: 'GET',
  path: '/companies/{id}/chart',
  readsBooks: true,
  summary: 'Gets the whole chart of accounts: balances of the newest month, what uses each account, and the coverage.',
  params: companyIdParams,
  answer: Type.Object({ data: chartSchema }),
  errors: ['resource.not_found', ...slow],
});

export const exportChart = endpoint({
  ...reading,
  method: 'GET',
  path: '/companies/{id}/chart/export',
  readsBooks: true,
  summary: 'Exports the chart of accounts as Excel or CSV; the Excel file can be changed and imported.',
  params: companyIdParams,
  query: Type.Object({ format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
  errors: ['resource.not_found', ...slow],
});

const accountMonthSchema = Type.Object({
  period: periodSchema,
  /** Debit positive; 0 where the month does not have the account. */
  opening: amount,
  debit: amount,
  credit: amount,
  closing: amount,
});
export type AccountMonthDocument = Static<typeof accountMonthSchema>;

export const accountMonths = endpoint({
  ...reading,
  method: 'GET',
  path: '/companies/{id}/chart/accounts/{accountCode}/months',
  readsBooks: true,
  summary:
    'Lists the figures of an account in the last months with a balance, oldest first: a year, with its closings.',
  params: Type.Object({ ...companyIdParams.properties, accountCode: codeSchema }, closed),
  answer: Type.Object({ data: Type.Array(accountMonthSchema) }),
  errors: ['resource.not_found'],
});

export const previewChartEdits = endpoint({
  ...reading,
  method: 'POST',
  path: '/companies/{id}/chart/preview',
  readsBooks: true,
  anytime: true,
  largestBody,
  summary: 'Previews edits of accounts: before and after, findings of the newest month and coverage. Stores nothing.',
  params: companyIdParams,
  body: edits,
  answer: Type.Object({ data: chartPreviewSchema }),
  errors: ['resource.not_found', ...slow],
});

export const readChartEdits = endpoint({
  ...writing,
  method: 'POST',
  path: '/companies/{id}/chart/file',
  readsBooks: true,
  upload: true,
  summary:
    'Reads a chart of accounts from a file, ours or the one of Siigo, as the edits that would make the chart the same. Stores nothing.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Object({ accounts: Type.Integer(), edits: Type.Array(editSchema) }) }),
  errors: [
    'resource.not_found',
    'request.too_large',
    'file.infected',
    'file.not_scanned',
    'chart.unreadable',
    'balance.unreadable',
    ...slow,
  ],
});

export const editChart = endpoint({
  ...writing,
  method: 'POST',
  versioned: true,
  path: '/companies/{id}/chart/changes',
  largestBody,
  summary: 'Edits accounts in one step, which can be undone.',
  params: companyIdParams,
  body: edits,
  answer: Type.Object({ data: chartChangeSchema }),
  errors: ['resource.not_found', 'resource.conflict', 'chart.unchanged', 'chart.held_by_prefix'],
});

export const listChartChanges = endpoint({
  ...reading,
  method: 'GET',
  path: '/companies/{id}/chart/changes',
  summary: 'Lists the changes of the chart of accounts, newest first.',
  params: companyIdParams,
  query: Type.Object({ ...pageQuery }, closed),
  answer: Type.Object({ data: Type.Array(chartChangeSchema), meta: pageMeta }),
  errors: ['resource.not_found'],
});

export const undoChartChange = endpoint({
  ...writing,
  method: 'POST',
  path: '/companies/{id}/chart/changes/{version}/undo',
  summary: 'Undoes a change of the chart, as a new change, unless something of it was changed since.',
  params: Type.Object(
    { ...companyIdParams.properties, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    closed,
  ),
  answer: Type.Object({ data: chartChangeSchema }),
  errors: ['resource.not_found', 'resource.conflict'],
});
