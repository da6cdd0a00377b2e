/**
 * The predefined parametrization of each accounting package: administrators load and download it as a workbook; a company
 * sees what a newer version would change for it, and chooses.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';

const closed = { additionalProperties: false } as const;
const softwareParams = Type.Object({ softwareId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }, closed);
const staff = { access: 'admin', tag: 'predefined-parametrization' } as const;

/** Largest workbook, in bytes. */
export const largestBook = 10 * 1024 ** 2;

/** Companies of the package, without samples. */
const companyCountsSchema = Type.Object({
  all: Type.Integer(),
  /** Of which values change. */
  changed: Type.Integer(),
  /** That keep values of their own over other ones of the version, or an earlier version. */
  keeping: Type.Integer(),
  /** Whose own values do not fit with the version: the wizard says which. */
  clashing: Type.Integer(),
  /** Closed months of those that change: they keep the version with which they were signed. */
  signedMonths: Type.Integer(),
});

export const loadPredefined = endpoint({
  ...staff,
  method: 'POST',
  path: '/predefined-parametrization/accountable-software/{softwareId}',
  upload: true,
  summary:
    'Loads the predefined parametrization of a package from a workbook, as a new version unless nothing changes, and applies it to every company of the package; with `preview` says what that would do. All or nothing: `accounts_errors` lists every error with sheet, row and column.',
  params: softwareParams,
  query: Type.Object(
    {
      preview: Type.Optional(Type.Boolean()),
      /** Version of the package that the preview was made over: refused when it is another one now. */
      over: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    },
    closed,
  ),
  answer: Type.Object({
    data: Type.Object({
      /** Of the package afterwards. */
      version: Type.Integer(),
      /** Of the package before. */
      before: Type.Integer(),
      /** Values that differ from the version before. Without any, a version is stored only for other observations or columns. */
      changes: Type.Integer(),
      /** A sentence for each sheet and column that is kept and not used. */
      unused: Type.Array(Type.String()),
      companies: companyCountsSchema,
    }),
  }),
  errors: [
    'resource.not_found',
    'resource.conflict',
    'parametrization.invalid',
    'parametrization.is_balance',
    'balance.unreadable',
    'request.too_large',
    'file.infected',
    'file.not_scanned',
    'account.slowed',
    'server.busy',
  ],
});

export const downloadPredefined = endpoint({
  ...staff,
  method: 'GET',
  path: '/predefined-parametrization/download-file/accountable-software/{softwareId}',
  summary: 'Downloads the newest predefined parametrization of a package as a workbook, Parametrizacion.xlsx.',
  params: softwareParams,
  produces: 'application/octet-stream',
  errors: ['resource.not_found'],
});

/** A value that would change or changed, of one validation. */
export const settingsChangeSchema = Type.Object({
  validationId: Type.Integer(),
  validationTitle: Type.String(),
  part: Type.Unsafe<'roles' | 'parameters' | 'rules'>(Type.String({ enum: ['roles', 'parameters', 'rules'] })),
  name: Type.String(),
  label: Type.String(),
  /** Of a parameter; null for roles and rules. */
  kind: Type.Union([Type.String(), Type.Null()]),
  /** Null for a rule as declared. */
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type SettingsChangeDocument = Static<typeof settingsChangeSchema>;

const predefinedSchema = Type.Object({
  software: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** In force for the company; 0 for the one that the program ships. */
  version: Type.Integer(),
  newest: Type.Integer(),
  /** What the newest version would change for the company; what it set itself stays. */
  changes: Type.Array(settingsChangeSchema),
  /** What the last run of the package did to the company, which has not chosen since; null without a change. */
  applied: Type.Union([
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      /** The version before, which the company may keep; null where a version was taken back. */
      previous: Type.Union([Type.Integer(), Type.Null()]),
      changes: Type.Array(settingsChangeSchema),
      /** Values of its own that stayed: `before` its own, `after` that of the version. */
      kept: Type.Array(settingsChangeSchema),
      /** Closed months: they keep the version with which they were signed. */
      signedMonths: Type.Integer(),
    }),
    Type.Null(),
  ]),
});
export type CompanyPredefined = Static<typeof predefinedSchema>;

const ofCompany = { access: 'user', tag: 'parametrization', params: companyIdParams } as const;

export const getPredefined = endpoint({
  ...ofCompany,
  method: 'GET',
  path: '/companies/{id}/predefined',
  permission: { module: 'parametrizacion', action: 'ver' },
  summary:
    'Gets the version of the predefined parametrization of a company, and what the newest one would change for it.',
  answer: Type.Object({ data: predefinedSchema }),
  errors: ['resource.not_found'],
});

export const choosePredefined = endpoint({
  ...ofCompany,
  method: 'PUT',
  path: '/companies/{id}/predefined',
  permission: { module: 'parametrizacion', action: 'editar' },
  summary: 'Chooses a version of the predefined parametrization for a company; audits use it from then on.',
  body: Type.Object({ version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }, closed),
  answer: Type.Object({ data: predefinedSchema }),
  errors: ['resource.not_found'],
});
