/**
 * Terms of use. Everybody reads them without a session; who registers accepts them with the secret of the registration
 * (`POST /user/demo`), and who is signed in by themselves.
 */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

export const getTerms = endpoint({
  access: 'public',
  tag: 'terms',
  method: 'GET',
  path: '/terms-agreement',
  summary: 'Gets the terms of use in force: version, date and text.',
  answer: Type.Object({
    data: Type.Object({
      version: Type.String(),
      date: Type.String(),
      title: Type.String(),
      sections: Type.Array(
        Type.Object({
          title: Type.String(),
          /** A string is a paragraph, an array a list. */
          content: Type.Array(Type.Union([Type.String(), Type.Array(Type.String())])),
        }),
      ),
    }),
  }),
});

const own = { access: 'user', permission: 'own', anytime: true, tag: 'terms', path: '/user/terms-agreement' } as const;

export const getTermsAgreement = endpoint({
  ...own,
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
  ...own,
  method: 'POST',
  summary: 'Accepts a version of the terms; stores time, address and version.',
  body: Type.Object({ version: Type.String({ maxLength: 20 }) }, { additionalProperties: false }),
  status: 204,
  errors: ['registration.terms_changed'],
});
