/** Signing in and out. Tokens are JWTs backed by a session row, so that they can be revoked. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { type GuidedTour, guidedTours } from '#core/product/guided-tour.ts';

export const credentialsSchema = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 254 }), password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** `sistema`: follows the device. */
export const themes = ['claro', 'oscuro', 'sistema'] as const;
export type Theme = (typeof themes)[number];
export const themeSchema = Type.Enum([...themes]);

const toursSchema = Type.Object(
  Object.fromEntries(guidedTours.map((tour) => [tour, Type.Boolean()])) as Record<GuidedTour, Type.TBoolean>,
);

export const userSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    user_name: Type.String(),
    user_email: Type.String(),
    /** The subscriber who owns the license. */
    isRootUser: Type.Boolean(),
    /** The provider's staff: their tokens carry `admn_id`. */
    isAdmin: Type.Boolean(),
    /** Version key of the photo at /profile/photo, changed with each upload. Null: none. */
    photo: Type.Union([Type.String(), Type.Null()]),
    theme: themeSchema,
    /** Whether every other call is refused until a second factor is set up (403 `second_factor.required`). */
    mustSetUpSecondFactor: Type.Boolean(),
    /** Whether each guided tour was finished or skipped. */
    tours: toursSchema,
  }),
});
export type User = Static<typeof userSchema>;

/** A new session. */
export const sessionSchema = Type.Object({ token: Type.String(), user: userSchema });

/**
 * With a second factor the password opens no session: it gives a ticket for /auth/second-factor/verify, to be sent with
 * a code.
 */
const signInAnswer = Type.Object({ data: Type.Union([sessionSchema, Type.Object({ ticket: Type.String() })]) });

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  tag: 'auth',
  summary: 'Signs in a user and returns a bearer token.',
  body: credentialsSchema,
  answer: signInAnswer,
  errors: ['auth.invalid_credentials', 'auth.user_inactive', 'auth.locked', 'request.rate_limited'],
});

export const adminLogin = endpoint({
  ...login,
  path: '/auth/admin/login',
  summary: "Signs in a member of the provider's staff; the token has the claim admn_id.",
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  tag: 'auth',
  permission: 'own',
  anytime: true,
  beforeSecondFactor: true,
  summary: 'Revokes the session of the token.',
  status: 204,
});

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'user',
  tag: 'auth',
  permission: 'own',
  beforeSecondFactor: true,
  summary: 'Gets the user of the token.',
  answer: Type.Object({ data: userSchema }),
});
