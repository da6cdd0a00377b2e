/**
 * Companies of the caller. Field names are the seed's (`comp_…`); the tax profile is the same document as
 * `empresa.json`.
 */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { nameSchema } from '#core/call/name-schema.ts';
import { signersSchema } from '#core/call/signers.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';
import { companyProfileSchema } from '#core/engine/company-profile.ts';

export const companyIdParams = Type.Object(
  { id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { additionalProperties: false },
);

const nullable = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

export const companySchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    comp_business_name: Type.String(),
    /** Tax id without DV. */
    comp_entity_id: Type.String(),
    comp_check_digit: Type.Integer({ minimum: 0, maximum: 9 }),
    comp_is_active: Type.Boolean(),
    /** DIVIPOLA code of the municipality. */
    comp_city: nullable(Type.String()),
    comp_ica_regime: nullable(Type.String()),
    profile: companyProfileSchema,
    /** Of its financial statements. */
    comp_signers: signersSchema,
    /** Month in which its fiscal year ends. */
    comp_fiscal_year_end: Type.Integer({ minimum: 1, maximum: 12 }),
    /** Key of its logo, another one with every upload; null: none. */
    comp_logo: nullable(Type.String()),
    /** For If-Match: changes with every edit. */
    version: Type.Integer(),
    /** Name of its account; for staff only. */
    subscriber: Type.Optional(Type.String()),
  }),
  uses_siigo: Type.Boolean(),
  accountable_software: Type.Object({ acso_id: Type.Integer(), acso_name: Type.String() }),
  regime_type: Type.Object({ rety_id: Type.Integer() }),
  /** Null for a company without a chart: neither balances nor accounts of its own. Active once a balance uses it. */
  chart_accounts: Type.Union([Type.Object({ chac_is_active: Type.Boolean() }), Type.Null()]),
});
export type Company = Static<typeof companySchema>;

export const companyInputSchema = Type.Object(
  {
    comp_business_name: nameSchema({ minLength: 2, maxLength: 200 }),
    comp_entity_id: Type.String({ pattern: '^[1-9]\\d{5,14}$' }),
    comp_check_digit: Type.Integer({ minimum: 0, maximum: 9 }),
    comp_city: Type.Optional(nullable(Type.String({ pattern: '^\\d{5}$' }))),
    comp_ica_regime: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
    acso_id: Type.Integer(),
    rety_id: Type.Integer(),
    profile: Type.Optional(companyProfileSchema),
    comp_signers: Type.Optional(signersSchema),
    comp_fiscal_year_end: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  },
  { additionalProperties: false },
);
export type CompanyInput = Static<typeof companyInputSchema>;

export const userCompanies = endpoint({
  method: 'GET',
  path: '/user/companies',
  access: 'user',
  tag: 'companies',
  permission: 'own',
  tokenScope: 'empresas.ver',
  summary: 'Lists the companies of the caller.',
  query: Type.Object({ comp_is_active: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(companySchema) }),
});

export const exportCompanies = endpoint({
  method: 'GET',
  path: '/user/companies/export',
  access: 'user',
  tag: 'companies',
  permission: { module: 'empresas', action: 'exportar', somewhere: true },
  summary: 'Exports the companies that the caller may export, with their tax profile, as an Excel workbook or CSV.',
  query: Type.Object({ format: tableFormatSchema }, { additionalProperties: false }),
  produces: 'application/octet-stream',
});

export const createCompany = endpoint({
  method: 'POST',
  path: '/companies',
  access: 'user',
  tag: 'companies',
  permission: { module: 'empresas', action: 'editar' },
  summary: 'Creates a company in the account of the caller.',
  body: companyInputSchema,
  status: 201,
  answer: Type.Object({ data: companySchema }),
  errors: ['company.nit_taken', 'company.dv_mismatch', 'license.limit'],
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/companies/{id}',
  access: 'user',
  tag: 'companies',
  permission: { module: 'empresas', action: 'ver' },
  summary: 'Gets a company.',
  params: companyIdParams,
  answer: Type.Object({ data: companySchema }),
  errors: ['resource.not_found'],
});

export const updateCompany = endpoint({
  method: 'PATCH',
  path: '/companies/{id}',
  versioned: true,
  access: 'user',
  tag: 'companies',
  permission: { module: 'empresas', action: 'editar' },
  summary: 'Changes a company.',
  params: companyIdParams,
  body: Type.Partial(Type.Object({ ...companyInputSchema.properties, comp_is_active: Type.Boolean() }), {
    additionalProperties: false,
    minProperties: 1,
  }),
  answer: Type.Object({ data: companySchema }),
  errors: [
    'resource.not_found',
    'resource.conflict',
    'company.nit_taken',
    'company.nit_signed',
    'company.dv_mismatch',
    'license.limit',
  ],
});
