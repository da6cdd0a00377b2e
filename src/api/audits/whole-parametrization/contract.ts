/**
 * A company's whole parametrization: copied to other companies of the account, exported as a workbook and imported from one,
 * each with a preview of what would change.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { settingsChangeSchema } from '../predefined/contract.ts';

const closed = { additionalProperties: false } as const;
const common = { access: 'user', tag: 'parametrization', params: companyIdParams } as const;
const readingErrors = [
  'resource.not_found',
  'parametrization.invalid',
  'parametrization.is_balance',
  'balance.unreadable',
  'request.too_large',
  'file.infected',
  'file.not_scanned',
  'account.slowed',
  'server.busy',
] as const;

export const downloadParametrization = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/parametrization/download-file',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary: 'Downloads the whole parametrization of a company as a workbook, Parametrizacion.xlsx.',
  produces: 'application/octet-stream',
  errors: ['resource.not_found'],
});

const importSchema = Type.Object({
  changes: Type.Array(settingsChangeSchema),
  /** Observations, columns or rows that are kept beside the settings differ. */
  keepsElse: Type.Boolean(),
  /** A sentence for each sheet and column that is kept and not used. */
  unused: Type.Array(Type.String()),
});
export type ImportDocument = Static<typeof importSchema>;

export const importParametrization = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/parametrization/file',
  permission: { module: 'parametrizacion', action: 'editar' },
  upload: true,
  summary:
    'Imports a parametrization from a workbook, or with `preview` says what it would change. All or nothing: `accounts_errors` lists every error with sheet, row and column.',
  query: Type.Object({ preview: Type.Optional(Type.Boolean()) }, closed),
  answer: Type.Object({ data: importSchema }),
  errors: readingErrors,
});

const copySchema = Type.Object({
  companyId: Type.Integer(),
  name: Type.String(),
  /** What changes or changed there. */
  changes: Type.Array(settingsChangeSchema),
});
export type CopyDocument = Static<typeof copySchema>;

export const copyParametrization = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/parametrization/copies',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary:
    'Copies the whole parametrization to other companies of the account where the caller may edit it, or with `preview` says what would change in each.',
  body: Type.Object(
    {
      company_ids: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { minItems: 1, maxItems: 200 }),
      preview: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  answer: Type.Object({ data: Type.Array(copySchema) }),
  errors: ['resource.not_found'],
});
