/** Deleting a company: soft-deleted at once, restorable for 30 days, purged afterwards. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { companyIdParams } from '../companies/contract.ts';

const common = { access: 'user', permission: 'root', tag: 'companies' } as const;

export const deletedCompanySchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    comp_business_name: Type.String(),
    comp_entity_id: Type.String(),
    comp_check_digit: Type.Integer(),
    deletedAt: Type.String({ format: 'date-time' }),
    /** End of the period for restoring. */
    goneAt: Type.String({ format: 'date-time' }),
  }),
});
export type DeletedCompany = Static<typeof deletedCompanySchema>;

export const deleteCompany = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/deletion',
  summary: 'Deletes a company, confirmed by its NIT; it can be restored for 30 days.',
  params: companyIdParams,
  body: Type.Object({ comp_entity_id: Type.String({ maxLength: 30 }) }, { additionalProperties: false }),
  answer: Type.Object({ data: deletedCompanySchema }),
  errors: ['resource.not_found'],
});

export const restoreCompany = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/restoration',
  summary: 'Restores a deleted company with all its data.',
  params: companyIdParams,
  status: 204,
  errors: ['resource.not_found', 'company.nit_taken', 'license.limit'],
});

export const deletedCompanies = endpoint({
  ...common,
  method: 'GET',
  path: '/user/deleted-companies',
  summary: 'Lists the deleted companies of the account that can be restored, newest first.',
  answer: Type.Object({ data: Type.Array(deletedCompanySchema) }),
});
