/** The user's own profile: data, preferences, change of e-mail address. */
import { type Static, Type } from 'typebox';
import { themeSchema } from '#api/access/auth/contract.ts';
import { personSchema } from '#api/access/registration/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { personNameSchema } from '#core/call/name-schema.ts';
import { bellKinds, mailKinds } from '#core/product/mail-kind.ts';

const closed = { additionalProperties: false } as const;
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const moment = Type.String({ format: 'date-time' });

const userFields = {
  name: personNameSchema,
  /** A code of /document-types. */
  documentType: orNull(personSchema.properties.documentType),
  documentNumber: orNull(personSchema.properties.documentNumber),
  phone: orNull(personSchema.properties.phone),
  /** Number of the tarjeta profesional of an accountant. */
  professionalCard: orNull(Type.String({ pattern: '^[0-9A-Za-z-]{3,20}$' })),
};

const mailsSchema = Type.Object(
  Object.fromEntries(mailKinds.map((kind) => [kind, Type.Boolean()])) as Record<
    (typeof mailKinds)[number],
    Type.TBoolean
  >,
  closed,
);

const bellsSchema = Type.Object(
  Object.fromEntries(bellKinds.map((kind) => [kind, Type.Boolean()])) as Record<
    (typeof bellKinds)[number],
    Type.TBoolean
  >,
  closed,
);

export const profileSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    ...userFields,
    email: Type.String(),
    /** An address awaiting its code. */
    pendingEmail: orNull(Type.String()),
    isRootUser: Type.Boolean(),
    photo: orNull(Type.String()),
    theme: themeSchema,
    /** Mail preferences; security mails are always sent. */
    mails: mailsSchema,
    /** What the bell tells. */
    bells: bellsSchema,
    createdAt: moment,
    /** Pending deletion of personal data, while it can be withdrawn. */
    deletion: orNull(Type.Object({ requestedAt: moment, dueAt: moment })),
  }),
});
export type Profile = Static<typeof profileSchema>;

const common = { access: 'user', permission: 'own', anytime: true, tag: 'profile' } as const;
const answer = Type.Object({ data: profileSchema });

export const getProfile = endpoint({
  ...common,
  method: 'GET',
  path: '/profile',
  beforeSecondFactor: true,
  summary: 'Gets the profile of the caller.',
  answer,
});

export const updateProfile = endpoint({
  ...common,
  method: 'PATCH',
  path: '/profile',
  summary: 'Changes the profile of the caller; null clears a field.',
  body: Type.Partial(Type.Object(userFields), { ...closed, minProperties: 1 }),
  answer,
});

export const updatePreferences = endpoint({
  ...common,
  method: 'PATCH',
  path: '/profile/preferences',
  summary: 'Changes the theme, and which mails and notifications the caller receives.',
  body: Type.Object(
    {
      theme: Type.Optional(themeSchema),
      mails: Type.Optional(Type.Partial(mailsSchema, closed)),
      bells: Type.Optional(Type.Partial(bellsSchema, closed)),
    },
    { ...closed, minProperties: 1 },
  ),
  answer,
});

export const askEmailChange = endpoint({
  ...common,
  method: 'POST',
  path: '/profile/email',
  summary: 'Mails a code to a new e-mail address. Same response for taken and free addresses.',
  body: Type.Object(
    {
      email: Type.String({ format: 'email', maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 200 }),
    },
    closed,
  ),
  status: 202,
  errors: ['password.wrong', 'auth.locked', 'license.mails', 'request.rate_limited'],
});

export const confirmEmailChange = endpoint({
  ...common,
  method: 'POST',
  path: '/profile/email/confirm',
  summary: 'Changes the e-mail address with the mailed code, ends the other sessions and notifies the old address.',
  body: Type.Object({ code: Type.String({ pattern: '^\\d{6}$' }) }, closed),
  answer,
  errors: ['email.code_wrong', 'email.code_expired', 'user.email_in_use'],
});
