/** Recovering, setting and changing a password. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

/** Whether the user's API tokens end too. Required when some live. */
const endTokens = Type.Optional(Type.Boolean());
const secret = Type.String({ minLength: 1, maxLength: 100 });
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
  summary: 'Sets a new password with the one-time secret of a link, and ends every session of its user.',
  body: Type.Object({ secret, password: newPassword, endTokens }, { additionalProperties: false }),
  status: 204,
  errors: ['password.link_expired', 'password.weak', 'password.tokens_undecided', 'request.rate_limited'],
});

/** The holder of the link may set the password, so these names are no secret to them. */
export const openPasswordLink = endpoint({
  method: 'POST',
  path: '/auth/reset-password/open',
  access: 'public',
  tag: 'auth',
  summary: 'Lists the active API tokens of the user of a link: resetting the password states whether to revoke them.',
  body: Type.Object({ secret }, { additionalProperties: false }),
  answer: Type.Object({
    data: Type.Object({
      tokens: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          /** Last characters, for recognition. */
          tail: Type.String(),
          /** To the minute; null: never. */
          lastUsedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
        }),
      ),
    }),
  }),
  errors: ['password.link_expired', 'request.rate_limited'],
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
    { currentPassword: Type.String({ minLength: 1, maxLength: 200 }), password: newPassword, endTokens },
    { additionalProperties: false },
  ),
  status: 204,
  errors: ['password.wrong', 'password.weak', 'password.tokens_undecided', 'auth.locked'],
});
