/** The user's own personal data under Ley 1581 de 2012: copy and deletion. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

const common = { access: 'user', permission: 'own', anytime: true, tag: 'profile' } as const;

export const exportPersonalData = endpoint({
  ...common,
  method: 'GET',
  path: '/profile/export',
  summary: 'Exports the personal data of the caller as a JSON file; the export is logged.',
  produces: 'application/json',
});

export const requestDeletion = endpoint({
  ...common,
  method: 'POST',
  path: '/profile/deletion',
  summary: 'Requests the deletion of the personal data of the caller, in fifteen days unless withdrawn.',
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 200 }) }, { additionalProperties: false }),
  status: 202,
  errors: ['password.wrong', 'auth.locked', 'deletion.owner', 'resource.conflict'],
});

export const withdrawDeletion = endpoint({
  ...common,
  method: 'DELETE',
  path: '/profile/deletion',
  summary: 'Withdraws the deletion request.',
  status: 204,
  errors: ['resource.not_found', 'account.closing'],
});
