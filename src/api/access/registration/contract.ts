/**
 * Registration in steps that survive a reload: user and mailed code, company, terms and license. Interim data is stored
 * on the server under a secret that the browser keeps; accounts are created atomically in the last step.
 */
import { type Static, Type } from 'typebox';
import { companyInputSchema } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { personNameSchema } from '#core/call/name-schema.ts';
import { planKeys } from '#core/product/license.ts';
import { sessionSchema } from '../auth/contract.ts';

const closed = { additionalProperties: false } as const;

/** The registering user. The rest of their data can follow in their profile. */
export const personSchema = Type.Object(
  {
    /** A code of /document-types. */
    documentType: Type.Optional(Type.String({ pattern: '^\\d{2}$' })),
    documentNumber: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{4,20}$' })),
    name: personNameSchema,
    email: Type.String({ format: 'email', maxLength: 254 }),
    /** Mobile or landline, with or without country code. */
    phone: Type.Optional(Type.String({ pattern: '^\\+?[0-9 ]{7,20}$' })),
    /** Number of the tarjeta profesional of certified accountants with several clients. */
    professionalCard: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{3,20}$' })),
  },
  closed,
);
export type Person = Static<typeof personSchema>;

const secret = Type.String({ minLength: 20, maxLength: 100 });
const held = Type.Object({ registration: secret }, closed);
const common = { access: 'public', tag: 'registration' } as const;

export const requestVerificationCode = endpoint({
  ...common,
  method: 'POST',
  path: '/user/verification-code',
  summary:
    'Starts a registration and mails a six-digit code, or mails a new one. Same response for known and unknown addresses.',
  body: Type.Union([
    Type.Object(
      {
        person: personSchema,
        password: Type.String({ minLength: 1, maxLength: 200 }),
        /** `siigo` for registrations referred by that partner. */
        alliance: Type.Optional(Type.String({ maxLength: 40 })),
      },
      closed,
    ),
    held,
  ]),
  answer: Type.Object({ data: Type.Object({ registration: Type.String() }) }),
  errors: ['password.weak', 'registration.expired', 'registration.too_many_codes', 'request.rate_limited'],
});

export const checkVerificationCode = endpoint({
  ...common,
  method: 'POST',
  path: '/user/verification-code/check',
  summary: 'Checks a mailed code: valid for ten minutes and five attempts.',
  body: Type.Object({ registration: secret, code: Type.String({ pattern: '^\\d{6}$' }) }, closed),
  answer: Type.Object({ data: Type.Object({ verified: Type.Literal(true) }) }),
  errors: ['registration.code_wrong', 'registration.code_expired', 'registration.expired', 'request.rate_limited'],
});

export const companyDraftSchema = Type.Partial(companyInputSchema, closed);

export const registrationSchema = Type.Object({
  person: personSchema,
  verified: Type.Boolean(),
  company: Type.Union([companyDraftSchema, Type.Null()]),
});
export type RegistrationDocument = Static<typeof registrationSchema>;

export const readRegistration = endpoint({
  ...common,
  method: 'POST',
  path: '/user/registration',
  summary: 'Gets the data entered so far, to resume after a reload; never the password.',
  body: held,
  answer: Type.Object({ data: registrationSchema }),
  errors: ['registration.expired', 'request.rate_limited'],
});

export const keepCompanyDraft = endpoint({
  ...common,
  method: 'PUT',
  path: '/user/registration/company',
  summary: 'Stores the company data entered so far.',
  body: Type.Object({ registration: secret, company: companyDraftSchema }, closed),
  status: 204,
  errors: ['registration.expired', 'request.rate_limited'],
});

export const registrationTokenUsed = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/registration-token-used',
  summary: 'Checks an activation code for a registration, and returns what it grants.',
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 60 }) }, closed),
  answer: Type.Object({
    data: Type.Object({
      used: Type.Boolean(),
      valid: Type.Boolean(),
      license: Type.Union([
        Type.Null(),
        Type.Object({
          plan: Type.Enum([...planKeys]),
          days: Type.Integer(),
          companies: Type.Integer(),
          users: Type.Integer(),
        }),
      ]),
    }),
  }),
  errors: ['request.rate_limited'],
});

export const registerDemo = endpoint({
  ...common,
  method: 'POST',
  path: '/user/demo',
  secret: true,
  summary:
    'Completes a registration atomically: account, subscriber, company, accepted terms, and a demo license or that of a code.',
  body: Type.Object(
    {
      registration: secret,
      company: companyInputSchema,
      /** Version of the terms that was shown and accepted. */
      termsVersion: Type.String({ maxLength: 20 }),
      /** An activation code; without it the license is a demo. */
      token: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    },
    closed,
  ),
  status: 201,
  answer: Type.Object({ data: Type.Object({ session: sessionSchema, companyId: Type.Integer() }) }),
  errors: [
    'registration.expired',
    'registration.not_verified',
    'registration.terms_changed',
    'user.email_in_use',
    'code.invalid',
    'company.dv_mismatch',
    'request.rate_limited',
  ],
});
