/** Terms of use: whether the caller has accepted the version in force, and acceptance. The client holds the text. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

const common = { access: 'user', permission: 'own', anytime: true, tag: 'terms', path: '/terms-agreement' } as const;

export const getTermsAgreement = endpoint({
  ...common,
  method: 'GET',
  summary: 'Gets the current version of the terms and when the caller accepted it.',
  answer: Type.Object({
    data: Type.Object({
      version: Type.String(),
      acceptedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    }),
  }),
});

export const acceptTerms = endpoint({
  ...common,
  method: 'POST',
  summary: 'Accepts a version of the terms; stores time, address and version.',
  body: Type.Object({ version: Type.String({ maxLength: 20 }) }, { additionalProperties: false }),
  status: 204,
  errors: ['registration.terms_changed'],
});
