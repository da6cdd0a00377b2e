/** Users linked to a company. */
import { Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { identifier, memberSchema } from '../users/contract.ts';

const common = { access: 'user', tag: 'companies' } as const;
const linkParams = Type.Object(
  { id: companyIdParams.properties.id, userId: identifier },
  { additionalProperties: false },
);

export const listCompanyUsers = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/users',
  permission: { module: 'usuarios', action: 'ver' },
  summary: 'Lists the users linked to a company, by name.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(memberSchema) }),
  errors: ['resource.not_found'],
});

export const linkCompanyUser = endpoint({
  ...common,
  method: 'PUT',
  path: '/companies/{id}/users/{userId}',
  permission: { module: 'usuarios', action: 'editar' },
  summary: 'Links a user to a company.',
  params: linkParams,
  status: 204,
  errors: ['resource.not_found', 'user.protected'],
});

export const unlinkCompanyUser = endpoint({
  ...common,
  method: 'DELETE',
  path: '/companies/{id}/users/{userId}',
  permission: { module: 'usuarios', action: 'editar' },
  summary: 'Unlinks a user from a company; their role in the company is kept for a later link.',
  params: linkParams,
  status: 204,
  errors: ['resource.not_found', 'user.protected'],
});
