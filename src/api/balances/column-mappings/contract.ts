/**
 * Column mappings for sheets that no format recognises: preview the sheet, try a mapping until the reading is proved,
 * save it for the company's files with the same headers.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { columnMappingSchema } from '#core/columns/column-mapping.ts';
import { archivedPath, keptFileParams } from '../kept-files/contract.ts';
import { inspectionSchema, trialBalanceRowSchema } from '../trial-balances/contract.ts';

const sheetPreviewSchema = Type.Object({
  name: Type.String(),
  hidden: Type.Boolean(),
  /** Width of its first rows. */
  columns: Type.Integer(),
  /** First rows, cells as in the file. */
  rows: Type.Array(Type.Object({ number: Type.Integer(), cells: Type.Array(Type.String()) })),
  /** Initial mapping, guessed from the headers. */
  guess: columnMappingSchema,
});
export type SheetPreview = Static<typeof sheetPreviewSchema>;

export const previewSheets = endpoint({
  method: 'GET',
  path: '/companies/{id}/trial-balances/files/{fileId}/sheets',
  access: 'user',
  permission: { module: 'auditoria', action: 'ejecutar' },
  tag: 'trial-balances',
  summary: 'Gets the first rows of each sheet of a temporary file, with suggested columns.',
  params: keptFileParams,
  query: Type.Object({ path: Type.Optional(archivedPath) }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Object({ fileName: Type.String(), sheets: Type.Array(sheetPreviewSchema) }) }),
  errors: ['resource.not_found', 'balance.upload_expired', 'balance.unreadable', 'account.slowed', 'server.busy'],
});

const { company, period, rows, accounts, thirdParties, sign, totals, issues } = inspectionSchema.properties;

const triedColumnsSchema = Type.Object({
  /**
   * `proved`: rows and totals agree; `doubtful`: readable, but something does not add up; `wrong`: cannot be stored.
   */
  proof: Type.Unsafe<'proved' | 'doubtful' | 'wrong'>(Type.String({ enum: ['proved', 'doubtful', 'wrong'] })),
  /** Rows with movement, and those in which opening plus movement gives the closing. */
  arithmetic: Type.Object({ telling: Type.Integer(), explained: Type.Integer() }),
  company: Type.Pick(company, ['nit', 'dv', 'name']),
  period,
  rows,
  accounts,
  thirdParties,
  sign,
  totals,
  /** First rows as read. */
  firstRows: Type.Array(trialBalanceRowSchema),
  issues,
  /** Total number; `issues` has the first ones. */
  issueCount: Type.Integer(),
});
export type TriedColumns = Static<typeof triedColumnsSchema>;

const chosenColumns = {
  path: Type.Optional(archivedPath),
  sheet: Type.String({ maxLength: 200 }),
  mapping: columnMappingSchema,
};

export const tryColumns = endpoint({
  method: 'POST',
  path: '/companies/{id}/trial-balances/files/{fileId}/columns',
  access: 'user',
  permission: { module: 'auditoria', action: 'ejecutar' },
  tag: 'trial-balances',
  summary: 'Reads a whole sheet by the given columns and checks its totals, without storing anything.',
  params: keptFileParams,
  body: Type.Object(chosenColumns, { additionalProperties: false }),
  answer: Type.Object({ data: triedColumnsSchema }),
  errors: ['resource.not_found', 'balance.upload_expired', 'account.slowed', 'server.busy'],
});

const columnMappingDocument = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    mapping: columnMappingSchema,
    /** File that it was made with. */
    fileName: Type.String(),
    sheet: Type.String(),
    savedAt: Type.String({ format: 'date-time' }),
    savedBy: Type.String(),
  }),
});
export type SavedMapping = Static<typeof columnMappingDocument>;

export const saveColumnMapping = endpoint({
  method: 'POST',
  path: '/companies/{id}/trial-balances/columns',
  access: 'user',
  permission: { module: 'auditoria', action: 'ejecutar' },
  tag: 'trial-balances',
  summary:
    'Stores columns for all files of the company with the same titles, unless the totals of the reading do not match.',
  params: companyIdParams,
  body: Type.Object({ fileId: Type.String({ format: 'uuid' }), ...chosenColumns }, { additionalProperties: false }),
  status: 201,
  answer: Type.Object({ data: columnMappingDocument }),
  errors: ['resource.not_found', 'balance.upload_expired', 'balance.columns_unproved', 'account.slowed', 'server.busy'],
});

export const listColumnMappings = endpoint({
  method: 'GET',
  path: '/companies/{id}/trial-balances/columns',
  access: 'user',
  permission: { module: 'auditoria', action: 'ver' },
  tag: 'trial-balances',
  summary: 'Lists the stored columns of a company, newest first.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(columnMappingDocument) }),
  errors: ['resource.not_found'],
});

export const deleteColumnMapping = endpoint({
  method: 'DELETE',
  path: '/companies/{id}/trial-balances/columns/{mappingId}',
  access: 'user',
  permission: { module: 'auditoria', action: 'ejecutar' },
  tag: 'trial-balances',
  summary: 'Deletes stored columns; balances that were read with them remain.',
  params: Type.Object(
    { ...companyIdParams.properties, mappingId: Type.String({ format: 'uuid' }) },
    { additionalProperties: false },
  ),
  status: 204,
  errors: ['resource.not_found'],
});
