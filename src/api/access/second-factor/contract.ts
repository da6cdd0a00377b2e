/** Second factor: TOTP codes of an authenticator app, and recovery codes on paper. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { sessionSchema } from '../auth/contract.ts';

const password = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
const recoveryCodes = Type.Object({ data: Type.Object({ recoveryCodes: Type.Array(Type.String()) }) });
const common = { access: 'user', permission: 'own', anytime: true, tag: 'auth' } as const;

export const verifySecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/verify',
  access: 'public',
  tag: 'auth',
  summary: 'Ends a sign-in: the ticket that the password gave, with a code of the telephone or a recovery code.',
  body: Type.Object(
    { ticket: Type.String({ maxLength: 100 }), code: Type.String({ minLength: 1, maxLength: 40 }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: sessionSchema }),
  errors: ['second_factor.wrong', 'second_factor.expired', 'auth.locked'],
});

export const getSecondFactor = endpoint({
  ...common,
  method: 'GET',
  path: '/auth/second-factor',
  beforeSecondFactor: true,
  summary: 'Whether the caller has a second factor, whether they must, and how many recovery codes are left.',
  answer: Type.Object({
    data: Type.Object({ enabled: Type.Boolean(), required: Type.Boolean(), recoveryCodesLeft: Type.Integer() }),
  }),
});

export const startSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/second-factor/start',
  beforeSecondFactor: true,
  secret: true,
  summary: 'Makes a secret to scan; it asks for nothing until a first code confirms it.',
  body: password,
  answer: Type.Object({
    data: Type.Object({
      /** For manual entry, in groups of four. */
      secret: Type.String(),
      uri: Type.String(),
      /** QR code of the otpauth URI, an SVG document. */
      qr: Type.String(),
    }),
  }),
  errors: ['password.wrong', 'auth.locked', 'resource.conflict'],
});

export const confirmSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/second-factor/confirm',
  beforeSecondFactor: true,
  secret: true,
  summary: 'Switches it on with a first code, and gives the recovery codes, which are never shown again.',
  body: Type.Object({ code: Type.String({ minLength: 6, maxLength: 10 }) }, { additionalProperties: false }),
  answer: recoveryCodes,
  errors: ['second_factor.wrong', 'auth.locked', 'resource.conflict'],
});

export const renewRecoveryCodes = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  secret: true,
  summary: 'New recovery codes; the earlier ones no longer work.',
  body: password,
  answer: recoveryCodes,
  errors: ['password.wrong', 'auth.locked', 'resource.not_found'],
});

export const disableSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/second-factor/disable',
  summary: 'Switches it off.',
  body: password,
  status: 204,
  errors: ['password.wrong', 'auth.locked'],
});
