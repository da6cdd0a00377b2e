/** Companies from a table in Excel or CSV: its template, and what a file says, with what is wrong by row and column. */
import { type Static, Type } from 'typebox';
import { companyInputSchema } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';

export const tableCompanySchema = Type.Object({
  /** Of the sheet. */
  row: Type.Integer(),
  comp_business_name: Type.String(),
  /** Without DV where it is one; otherwise as it is written. */
  comp_entity_id: Type.String(),
  /** A company of the account has its NIT. */
  exists: Type.Boolean(),
  /** To be sent in a batch; null while anything is wrong. */
  company: Type.Union([Type.Null(), companyInputSchema]),
  /** `field`: title of the column in the file. */
  errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
});
export type TableCompany = Static<typeof tableCompanySchema>;

const common = {
  access: 'user',
  tag: 'companies',
  permission: { module: 'empresas', action: 'editar' },
} as const;

export const readCompanyTable = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/batch/table',
  summary: 'Reads companies from a table in Excel or CSV, with what is wrong by row and column. Nothing is created.',
  upload: true,
  answer: Type.Object({
    data: Type.Object({
      /** Sentence for a file without companies. */
      problem: Type.Union([Type.String(), Type.Null()]),
      rows: Type.Array(tableCompanySchema),
    }),
  }),
  errors: ['request.too_large', 'file.infected', 'file.not_scanned', 'account.slowed', 'server.busy'],
});

export const companyTableTemplate = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/batch/template',
  summary: 'Downloads the template of a table of companies, with an example, as an Excel workbook or CSV.',
  query: Type.Object({ format: tableFormatSchema }, { additionalProperties: false }),
  produces: 'application/octet-stream',
});
