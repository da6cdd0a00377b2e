/** Recovering, setting and changing a password. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

const newPassword = Type.String({ minLength: 1, maxLength: 200 });

export const recoverPassword = endpoint({
  method: 'POST',
  path: '/auth/recover-password',
  access: 'public',
  tag: 'auth',
  summary: 'Mails a one-time link to set a new password. Same response and timing for unknown addresses.',
  body: Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) }, { additionalProperties: false }),
  status: 202,
  errors: ['request.rate_limited'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  tag: 'auth',
  summary: 'Sets a new password with the secret of a link, once, and ends every session of its user.',
  body: Type.Object(
    { secret: Type.String({ minLength: 1, maxLength: 100 }), password: newPassword },
    { additionalProperties: false },
  ),
  status: 204,
  errors: ['password.link_expired', 'password.weak', 'request.rate_limited'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  access: 'user',
  permission: 'own',
  anytime: true,
  tag: 'auth',
  summary: 'Changes the password of the caller and ends their other sessions.',
  body: Type.Object(
    { currentPassword: Type.String({ minLength: 1, maxLength: 200 }), password: newPassword },
    { additionalProperties: false },
  ),
  status: 204,
  errors: ['password.wrong', 'password.weak', 'auth.locked'],
});
