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
  summary: 'Completes a sign-in with its ticket and a code of the authenticator app or a recovery code.',
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
  summary: 'Gets the state of the second factor of the caller: enabled, required, recovery codes left.',
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
  summary: 'Creates a secret to scan; inactive until a first code confirms it.',
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
  summary: 'Enables the second factor with a first code, and returns the recovery codes, only once.',
  body: Type.Object({ code: Type.String({ minLength: 6, maxLength: 10 }) }, { additionalProperties: false }),
  answer: recoveryCodes,
  errors: ['second_factor.wrong', 'auth.locked', 'resource.conflict'],
});

export const renewRecoveryCodes = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  secret: true,
  summary: 'Replaces the recovery codes.',
  body: password,
  answer: recoveryCodes,
  errors: ['password.wrong', 'auth.locked', 'resource.not_found'],
});

export const disableSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/second-factor/disable',
  summary: 'Disables the second factor.',
  body: password,
  status: 204,
  errors: ['password.wrong', 'auth.locked'],
});
