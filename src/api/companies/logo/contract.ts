/** Logo of a company, for its financial statements and reports. Read with the token, never at a public address. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { companyIdParams } from '../companies/contract.ts';

const common = { access: 'user', tag: 'companies', path: '/companies/{id}/logo', params: companyIdParams } as const;

export const getLogo = endpoint({
  ...common,
  method: 'GET',
  permission: { module: 'empresas', action: 'ver' },
  summary: 'Gets the logo of a company.',
  produces: 'image/png',
  errors: ['resource.not_found'],
});

export const putLogo = endpoint({
  ...common,
  method: 'PUT',
  permission: { module: 'empresas', action: 'editar' },
  upload: true,
  summary:
    'Sets the logo of a company: PNG, JPEG or WebP up to 5 MB, stored as a PNG within 600 × 300 pixels without metadata.',
  answer: Type.Object({ data: Type.Object({ comp_logo: Type.String() }) }),
  errors: [
    'resource.not_found',
    'logo.refused',
    'logo.too_large',
    'file.infected',
    'file.not_scanned',
    'account.slowed',
    'server.busy',
  ],
});

export const deleteLogo = endpoint({
  ...common,
  method: 'DELETE',
  permission: { module: 'empresas', action: 'editar' },
  summary: 'Deletes the logo of a company.',
  status: 204,
  errors: ['resource.not_found'],
});
