/**
 * Explorer of the balances of a company: lines by account and by third party, of a month beside another or of twelve,
 * with the findings on them. Every figure is the sum of rows that pass the filter, so that all of them add up.
 */
import { type Static, Type } from 'typebox';
import { periodSchema, trialBalanceSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema, severitySchema } from '#core/engine/finding-schema.ts';

const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

export const explorerLayouts = ['compare', 'months'] as const;
export const explorerLists = ['accounts', 'thirdParties', 'rows'] as const;
export const explorerOrders = ['code', 'name', 'before', 'debit', 'credit', 'after', 'difference'] as const;
/** Digits of accounts at most; 16: those that take movements. */
export const explorerLevels = [1, 2, 4, 6, 16] as const;

/** Key of a third party: its number without DV, or its name where it has none; `-`: rows without third party. */
export const noThirdParty = '-';

/** Between the open lines of a view: names of third parties have commas. */
export const openSeparator = '~';

const accountPrefix = Type.String({ pattern: '^\\d{1,16}$' });
const thirdPartyKey = Type.String({ minLength: 1, maxLength: 120 });

/** What a view of the explorer asks for. */
export const viewQuery = {
  /** Month shown. */
  period: periodSchema,
  /** Version of that month; absent: the newest. */
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** `compare` (default): beside another month; `months`: the last of twelve columns. */
  layout: Type.Optional(literals(explorerLayouts)),
  /** Month compared with; absent: the nearest one before. */
  with: Type.Optional(periodSchema),
  /** Columns of the twelve months: closing balances (default), or debits less credits. */
  figure: Type.Optional(literals(['closing', 'movement'] as const)),
  /** What lines are. An account without others below it is listed by third party. */
  list: Type.Optional(literals(explorerLists)),
  /** Account whose parts are listed; its prefix. */
  account: Type.Optional(accountPrefix),
  thirdParty: Type.Optional(thirdPartyKey),
  level: Type.Optional(Type.Unsafe<(typeof explorerLevels)[number]>(Type.Integer({ enum: [...explorerLevels] }))),
  /** Open lines: codes of accounts, or keys of third parties. */
  open: Type.Optional(Type.String({ maxLength: 4000 })),
  /** Words and numbers, all of them in the names and numbers of a row. */
  words: Type.Optional(Type.String({ maxLength: 120 })),
  moved: Type.Optional(Type.Boolean()),
  contrary: Type.Optional(Type.Boolean()),
  fresh: Type.Optional(Type.Boolean()),
  /** In whole pesos, of some column. */
  minimum: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000_000 })),
  /** Rows of a finding of the month shown, by its fingerprint. */
  finding: Type.Optional(Type.String({ maxLength: 240 })),
  /** Default: `code` for accounts, `difference` for others. */
  order: Type.Optional(literals(explorerOrders)),
  descending: Type.Optional(Type.Boolean()),
};
const viewSchema = Type.Object(viewQuery, { additionalProperties: false });
export type ExplorerView = Static<typeof viewSchema>;

/** Findings on a line in a column: the worst of them, and how many. */
export const explorerMarkSchema = Type.Object({
  column: Type.Integer(),
  severity: severitySchema,
  auditId: Type.String(),
  period: periodSchema,
  fingerprint: Type.String(),
  title: Type.String(),
  count: Type.Integer(),
});
export type ExplorerMark = Static<typeof explorerMarkSchema>;

export const explorerLineSchema = Type.Object({
  /** `row`: a third party in an account; `others`: those of an open line that are not listed. */
  kind: literals(['account', 'thirdParty', 'row', 'others'] as const),
  /** Empty for a third party in all its accounts. */
  account: Type.String(),
  accountName: Type.String(),
  /** Key; empty for an account. */
  thirdParty: Type.String(),
  nit: Type.String(),
  dv: Type.Union([Type.Integer(), Type.Null()]),
  thirdPartyName: Type.String(),
  depth: Type.Integer(),
  below: literals(['none', 'closed', 'open'] as const),
  /** Rows that it adds up. */
  rows: Type.Integer(),
  /** By column. */
  figures: Type.Array(decimalSchema),
  /** Of the last closing balance (or movement) to the one compared with. */
  difference: decimalSchema,
  marks: Type.Array(explorerMarkSchema),
});
export type ExplorerLine = Static<typeof explorerLineSchema>;

export const explorerColumnSchema = Type.Object({
  period: periodSchema,
  figure: literals(['closing', 'debit', 'credit', 'movement'] as const),
  /** Whether the month has a balance; without one its figures are zero. */
  isStored: Type.Boolean(),
});
export type ExplorerColumn = Static<typeof explorerColumnSchema>;

export const explorerPageSchema = Type.Object({
  balance: trialBalanceSchema,
  /** Newest version of the month. */
  newestVersion: Type.Integer(),
  /** Of the whole month. */
  accounts: Type.Integer(),
  thirdParties: Type.Integer(),
  /** Whether its closing balances add up to zero. */
  balanced: Type.Boolean(),
  /** Month compared with; null for the first one. `nearest`: instead of one that is not stored. */
  with: Type.Union([
    Type.Null(),
    Type.Object({ period: periodSchema, isStored: Type.Boolean(), nearest: Type.Union([periodSchema, Type.Null()]) }),
  ]),
  /** Months with a balance, oldest first. */
  periods: Type.Array(periodSchema),
  list: literals(explorerLists),
  /** Accounts from the class to the one listed. */
  path: Type.Array(Type.Object({ account: Type.String(), name: Type.String() })),
  /** The one asked for; null for all. */
  thirdParty: Type.Union([
    Type.Null(),
    Type.Object({
      key: Type.String(),
      nit: Type.String(),
      dv: Type.Union([Type.Integer(), Type.Null()]),
      name: Type.String(),
    }),
  ]),
  /** The one asked for; null for none, or one that the month does not have. */
  finding: Type.Union([Type.Null(), Type.Object({ fingerprint: Type.String(), title: Type.String() })]),
  columns: Type.Array(explorerColumnSchema),
  /** Lines of the whole view, and rows that they add up. */
  total: Type.Integer(),
  rows: Type.Integer(),
  sums: Type.Array(decimalSchema),
  difference: decimalSchema,
  /** Largest difference of a line in pesos: the scale of the bars. */
  scale: Type.Number(),
  /** Where else words are that the account listed does not have; null where they are in it. */
  elsewhere: Type.Union([Type.Null(), Type.Object({ rows: Type.Integer(), accounts: Type.Array(Type.String()) })]),
  offset: Type.Integer(),
  lines: Type.Array(explorerLineSchema),
});
export type ExplorerPage = Static<typeof explorerPageSchema>;

const explorerMonthSchema = Type.Object({
  period: periodSchema,
  isStored: Type.Boolean(),
  debit: decimalSchema,
  credit: decimalSchema,
  closing: decimalSchema,
});

export const explorerFindingSchema = Type.Object({
  auditId: Type.String(),
  period: periodSchema,
  fingerprint: Type.String(),
  severity: severitySchema,
  rule: Type.String(),
  title: Type.String(),
  amount: decimalSchema,
});

export const explorerRowSchema = Type.Object({
  balance: trialBalanceSchema,
  account: Type.String(),
  accountName: Type.String(),
  thirdParty: Type.String(),
  nit: Type.String(),
  dv: Type.Union([Type.Integer(), Type.Null()]),
  thirdPartyName: Type.String(),
  /** Twelve months to the one asked for, oldest first. */
  months: Type.Array(explorerMonthSchema),
  /** Of the month. */
  findings: Type.Array(explorerFindingSchema),
  /** Other accounts of the third party, the largest first. */
  others: Type.Array(Type.Object({ account: Type.String(), accountName: Type.String(), closing: decimalSchema })),
  othersTotal: Type.Integer(),
  /** First row of the file; null where the month has none, or several accounts. */
  sourceRow: Type.Union([Type.Integer(), Type.Null()]),
});
export type ExplorerRow = Static<typeof explorerRowSchema>;

const common = { method: 'GET', access: 'user', tag: 'explorer', params: companyIdParams } as const;

export const exploreBalance = endpoint({
  ...common,
  path: '/companies/{id}/explorer',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists lines of a balance beside another month or in twelve, with the findings on them.',
  query: Type.Object(
    {
      ...viewQuery,
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
      /** Default 100. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: explorerPageSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});

export const exploreRow = endpoint({
  ...common,
  path: '/companies/{id}/explorer/row',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Gets twelve months of an account, of a third party, or of one in the other, with its findings.',
  query: Type.Object(
    {
      period: periodSchema,
      version: viewQuery.version,
      account: Type.Optional(accountPrefix),
      thirdParty: Type.Optional(thirdPartyKey),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: explorerRowSchema }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});

export const exportExplorer = endpoint({
  ...common,
  path: '/companies/{id}/explorer/export',
  permission: { module: 'auditoria', action: 'exportar' },
  readsBooks: true,
  summary: 'Exports the lines of a view as an Excel workbook, figures as numbers.',
  query: viewSchema,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy', 'account.slowed'],
});
