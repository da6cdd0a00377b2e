/** Photos of users: one's own, and those of colleagues. Read with the token, never at a public address. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { userIdParams } from '../users/contract.ts';

const common = { access: 'user', permission: 'own', tag: 'profile', path: '/profile/photo' } as const;

export const getPhoto = endpoint({
  ...common,
  method: 'GET',
  summary: 'Gets the photo of the caller.',
  produces: 'image/webp',
  errors: ['resource.not_found'],
});

export const putPhoto = endpoint({
  ...common,
  method: 'PUT',
  anytime: true,
  upload: true,
  summary: 'Sets the photo of the caller: PNG, JPEG or WebP up to 5 MB, stored as 256 × 256 pixels without metadata.',
  answer: Type.Object({ data: Type.Object({ photo: Type.String() }) }),
  errors: ['photo.refused', 'photo.too_large', 'file.infected', 'file.not_scanned', 'account.slowed', 'server.busy'],
});

export const deletePhoto = endpoint({
  ...common,
  method: 'DELETE',
  anytime: true,
  summary: 'Deletes the photo of the caller.',
  status: 204,
});

export const getUserPhoto = endpoint({
  method: 'GET',
  path: '/users/{userId}/photo',
  access: 'user',
  tag: 'users',
  permission: { module: 'usuarios', action: 'ver' },
  summary: 'Gets the photo of a user of the account.',
  params: userIdParams,
  produces: 'image/webp',
  errors: ['resource.not_found'],
});
