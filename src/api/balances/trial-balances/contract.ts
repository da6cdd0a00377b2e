/**
 * Trial balances: a file is inspected first (kept for an hour), and stored after the user has seen what was recognised.
 * The same bytes for the same month are one version; other bytes make a new one.
 */

import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import type { FileUnit, QuestionKind, RowsInDoubt, SignAnswer } from '#core/reading/questions/question.ts';
import { type SourceKey, sourceKeys } from '#core/source/source-tables.ts';

/** `2026-02`; month 13 is the closing period. */
export const periodSchema = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-3])$' });

export const readIssueSchema = Type.Object({
  code: Type.String(),
  fatal: Type.Boolean(),
  sheet: Type.Optional(Type.String()),
  row: Type.Optional(Type.Integer()),
  /** Excel letters. */
  column: Type.Optional(Type.String()),
  found: Type.Optional(Type.String()),
  /** Spanish sentence: expected, found, where, remedy. */
  message: Type.String(),
  /** The file can be stored, and the user should say so after reading this. */
  confirm: Type.Optional(Type.Boolean()),
  /** The file shows its cause: it should be corrected instead of stored. */
  isExplained: Type.Optional(Type.Boolean()),
  /** Cells around the bad one, as in the file, for a small drawing of the sheet. */
  excerpt: Type.Optional(
    Type.Object({
      columns: Type.Array(Type.String()),
      rows: Type.Array(Type.Object({ number: Type.Integer(), cells: Type.Array(Type.String()) })),
    }),
  ),
});
export type ReadIssueDocument = Static<typeof readIssueSchema>;

/** How many of what rules read besides the figures differ between two versions. */
export const judgedDifferencesSchema = Type.Object({
  printedTotals: Type.Integer(),
  accountNames: Type.Integer(),
  /** Names and check digits. */
  thirdParties: Type.Integer(),
  /** Repeated, or split otherwise. */
  rows: Type.Integer(),
  company: Type.Integer(),
});

/** What a person says where a file leaves it open; the file is read again with it. */
export const readAnswersSchema = Type.Object(
  {
    /** Of the figures in the file. */
    unit: Type.Optional(Type.Unsafe<FileUnit>(Type.String({ enum: ['pesos', 'miles', 'millones'] }))),
    /** Value of a choice: NIT, or name, of one of its companies. */
    company: Type.Optional(Type.String({ maxLength: 200 })),
    /** Value of a choice: one of its books. */
    book: Type.Optional(Type.String({ maxLength: 200 })),
    /** What rows are that are the sum of nothing, where neither a printed total nor the double entry tells. */
    levels: Type.Optional(Type.Unsafe<RowsInDoubt>(Type.String({ enum: ['totales', 'movimientos'] }))),
    /** How balances on the credit side are printed, where neither movements nor the double entry tell. */
    sign: Type.Optional(Type.Unsafe<SignAnswer>(Type.String({ enum: ['con-signo', 'por-clase', 'por-naturaleza'] }))),
    /** Value of a choice: letters of its columns with repeated headers. */
    columns: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
);

/** What two readings of one file may differ in; `refused` and `asked`: the later one gives no balance. */
export const readingDifferenceKinds = [
  'refused',
  'asked',
  'totals',
  'rows',
  'figures',
  'company',
  'period',
  'unit',
] as const;
export type ReadingDifference = (typeof readingDifferenceKinds)[number];

const fourTotals = { opening: decimalSchema, debits: decimalSchema, credits: decimalSchema, closing: decimalSchema };

/** Keys of `src/sources`. */
export const sourceKeySchema = Type.Unsafe<SourceKey>(Type.String({ enum: [...sourceKeys] }));

/** What was recognised in a second file: `uploadId`, to be stored with `/companies/{id}/source-files`, and null where it is refused. */
const inspectedSourceSchema = Type.Object({
  key: sourceKeySchema,
  /** Of the report, in Spanish. */
  name: Type.String(),
  uploadId: Type.Union([Type.String(), Type.Null()]),
  /** First and last months that it speaks of. */
  from: Type.Union([periodSchema, Type.Null()]),
  to: Type.Union([periodSchema, Type.Null()]),
  rows: Type.Integer(),
  /** Number of the stored file with these bytes, which is in force. */
  storedAs: Type.Union([Type.Integer(), Type.Null()]),
  /** Spanish sentences: why it is refused, or notices. */
  problems: Type.Array(Type.String()),
});
export type InspectedSource = Static<typeof inspectedSourceSchema>;

/** What was recognised in a file, before storing. */
export const inspectionSchema = Type.Object({
  /** Id for storing; null when it could not be read. */
  uploadId: Type.Union([Type.String(), Type.Null()]),
  /** Company it was inspected for, and will be stored in. */
  companyId: Type.Integer(),
  fileName: Type.String(),
  size: Type.Integer(),
  readable: Type.Boolean(),
  format: Type.Union([
    Type.Null(),
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      headerRow: Type.Integer(),
      sheet: Type.String(),
      /** No real file of the program was seen: the user is asked to compare the totals. */
      isAssumed: Type.Optional(Type.Boolean()),
    }),
  ]),
  /** The package that writes its format: a code of /accountable-software; null for the format of no package. */
  software: Type.Union([Type.Integer(), Type.Null()]),
  company: Type.Object({
    nit: Type.Union([Type.String(), Type.Null()]),
    dv: Type.Union([Type.Integer(), Type.Null()]),
    name: Type.Union([Type.String(), Type.Null()]),
    /** Whether the file's NIT is the company's; null when the file has none. */
    matches: Type.Union([Type.Boolean(), Type.Null()]),
    /** Another company of the caller with the file's NIT. */
    otherCompanyId: Type.Union([Type.Integer(), Type.Null()]),
  }),
  period: Type.Union([periodSchema, Type.Null()]),
  /** Version in force of that month; `sameBytes` for this exact file. */
  existing: Type.Union([
    Type.Null(),
    Type.Object({
      version: Type.Integer(),
      sameBytes: Type.Boolean(),
      /** An older version with these bytes: storing them brings it back as a new one. */
      bytesOf: Type.Optional(Type.Integer()),
      /** Accounts and third parties with other figures than in that version. */
      changes: Type.Optional(Type.Integer()),
      /** What else differs from that version. */
      judged: Type.Optional(judgedDifferencesSchema),
      /** Nothing differs that a rule reads. */
      same: Type.Optional(Type.Boolean()),
    }),
  ]),
  /** Number that it would get in that month, withdrawn versions counted; absent where the file names no month. */
  nextVersion: Type.Optional(Type.Integer()),
  rows: Type.Integer(),
  accounts: Type.Integer(),
  thirdParties: Type.Integer(),
  sign: Type.Union([Type.Null(), Type.String()]),
  totals: Type.Object({ ...fourTotals, balanced: Type.Boolean() }),
  /** Digest of its figures by account and third party: equal for the same ones in another layout. */
  figures: Type.Optional(Type.String()),
  issues: Type.Array(readIssueSchema),
  /** What the file leaves open: nothing can be stored until it is inspected again with an answer. */
  question: Type.Optional(
    Type.Object({
      kind: Type.Unsafe<QuestionKind>(Type.String({ enum: ['unit', 'company', 'book', 'levels', 'sign', 'columns'] })),
      choices: Type.Array(
        Type.Object({
          value: Type.String(),
          label: Type.String(),
          /** Of the balance with this answer; null where it cannot be read, or another question is open. */
          totals: Type.Union([Type.Null(), Type.Object(fourTotals)]),
        }),
      ),
    }),
  ),
  /** The unit of the file's figures, where they were multiplied to be in pesos. */
  unit: Type.Optional(Type.String()),
  /** Of a file that is no balance but a second file of the company; `company` is what it says. */
  source: Type.Optional(inspectedSourceSchema),
});
export type Inspection = Static<typeof inspectionSchema>;

export const trialBalanceSchema = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    period: periodSchema,
    version: Type.Integer(),
    fileName: Type.String(),
    sha256: Type.String(),
    size: Type.Integer(),
    format: Type.String(),
    formatName: Type.String(),
    rows: Type.Integer(),
    debits: decimalSchema,
    credits: decimalSchema,
    uploadedAt: Type.String({ format: 'date-time' }),
    uploadedBy: Type.String(),
    /** What a person said where the file left it open. */
    readAs: Type.Optional(readAnswersSchema),
    /** Of one that was withdrawn since. */
    withdrawnAt: Type.Optional(Type.String({ format: 'date-time' })),
  }),
});
export type StoredTrialBalance = Static<typeof trialBalanceSchema>;

const lineFigures = Type.Union([
  Type.Null(),
  Type.Object({ opening: decimalSchema, debit: decimalSchema, credit: decimalSchema, closing: decimalSchema }),
]);

/** An account and third party whose figures differ between two versions; null where a version has none. */
export const versionChangeSchema = Type.Object({
  account: Type.String(),
  accountName: Type.String(),
  nit: Type.String(),
  thirdPartyName: Type.String(),
  before: lineFigures,
  after: lineFigures,
});
export type VersionChange = Static<typeof versionChangeSchema>;

const balanceIdParams = Type.Object(
  { ...companyIdParams.properties, balanceId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);

export const inspectTrialBalance = endpoint({
  method: 'POST',
  path: '/companies/{id}/trial-balances/inspect',
  access: 'user',
  tag: 'trial-balances',
  permission: { module: 'auditoria', action: 'ejecutar' },
  readsBooks: true,
  summary: 'Inspects a trial balance; an unreadable file returns 200 with its issues.',
  params: companyIdParams,
  query: Type.Object(
    {
      /** Assign it to the caller's company with the NIT in the file, if there is one. */
      assign: Type.Optional(Type.Boolean()),
      ...readAnswersSchema.properties,
    },
    { additionalProperties: false },
  ),
  upload: true,
  answer: Type.Object({ data: inspectionSchema }),
  errors: [
    'resource.not_found',
    'request.too_large',
    'file.infected',
    'file.not_scanned',
    'account.slowed',
    'server.busy',
  ],
});

export const storeTrialBalance = endpoint({
  method: 'POST',
  path: '/companies/{id}/trial-balances',
  access: 'user',
  tag: 'trial-balances',
  permission: { module: 'auditoria', action: 'ejecutar' },
  readsBooks: true,
  summary: 'Stores an inspected file as a version of its month; 200 with the version in force for identical bytes.',
  params: companyIdParams,
  body: Type.Object(
    {
      uploadId: Type.String({ format: 'uuid' }),
      /** Required when the file names no month; refused when it names another, unless `confirmPeriod`. */
      period: Type.Optional(periodSchema),
      confirmPeriod: Type.Optional(Type.Boolean()),
      /** Store even though the file's NIT is not the company's. */
      confirmCompany: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  status: 201,
  answer: Type.Object({ data: trialBalanceSchema }),
  errors: ['resource.not_found', 'balance.other_company', 'balance.period_missing', 'balance.upload_expired'],
});

export const uploadChanges = endpoint({
  method: 'GET',
  path: '/companies/{id}/trial-balances/uploads/{uploadId}/changes',
  access: 'user',
  tag: 'trial-balances',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists what an inspected file changes in the stored version of its month, the largest differences first.',
  params: Type.Object(
    { ...companyIdParams.properties, uploadId: Type.String({ format: 'uuid' }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Object({
      /** The version that it would replace; null if the month has none. */
      version: Type.Union([Type.Integer(), Type.Null()]),
      total: Type.Integer(),
      /** At most 200. */
      lines: Type.Array(versionChangeSchema),
    }),
  }),
  errors: ['resource.not_found', 'balance.upload_expired', 'server.busy'],
});

export const listTrialBalances = endpoint({
  method: 'GET',
  path: '/companies/{id}/trial-balances',
  access: 'user',
  tag: 'trial-balances',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists the stored balances with all versions, newest month first.',
  params: companyIdParams,
  query: Type.Object(
    {
      period: Type.Optional(periodSchema),
      ...pageQuery,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Array(trialBalanceSchema),
    meta: pageMeta,
  }),
  errors: ['resource.not_found'],
});

export const trialBalanceRowSchema = Type.Object({
  /** Row number of the file. */
  row: Type.Integer(),
  account: Type.String(),
  accountName: Type.String(),
  nit: Type.String(),
  thirdPartyName: Type.String(),
  opening: decimalSchema,
  debit: decimalSchema,
  credit: decimalSchema,
  closing: decimalSchema,
});
export type TrialBalanceRowDocument = Static<typeof trialBalanceRowSchema>;

export const getTrialBalance = endpoint({
  method: 'GET',
  path: '/companies/{id}/trial-balances/{balanceId}',
  access: 'user',
  tag: 'trial-balances',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Gets a balance with a page of its rows, filtered by account prefix, third party or row numbers.',
  params: balanceIdParams,
  query: Type.Object(
    {
      account: Type.Optional(Type.String({ pattern: '^\\d{1,16}$' })),
      nit: Type.Optional(Type.String({ maxLength: 30 })),
      /** Comma-separated row numbers of the file, at most 200. */
      rows: Type.Optional(Type.String({ pattern: '^\\d+(,\\d+){0,199}$' })),
      ...pageQuery,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    data: Type.Object({ balance: trialBalanceSchema, rows: Type.Array(trialBalanceRowSchema) }),
    meta: pageMeta,
  }),
  errors: ['resource.not_found', 'server.busy'],
});

export const trialBalanceFile = endpoint({
  method: 'GET',
  path: '/companies/{id}/trial-balances/{balanceId}/file',
  access: 'user',
  tag: 'trial-balances',
  permission: { module: 'auditoria', action: 'exportar' },
  readsBooks: true,
  summary: 'Downloads the original file.',
  params: balanceIdParams,
  produces: 'application/octet-stream',
  errors: ['resource.not_found'],
});
