/** A fictitious company with audited months, for trying the product before importing data. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

export const createSampleCompany = endpoint({
  method: 'POST',
  path: '/companies/sample',
  access: 'user',
  permission: { module: 'empresas', action: 'editar' },
  tag: 'companies',
  summary:
    'Creates the sample company, or returns the existing one; its months are loaded and audited in the background.',
  status: 201,
  answer: Type.Object({
    data: Type.Object({
      id: Type.Integer(),
      /** Total number of months that the loading job will audit. */
      months: Type.Integer(),
    }),
  }),
  errors: ['company.nit_taken'],
});
