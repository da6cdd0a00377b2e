/** Sign-in with an external identity (OpenID Connect): redirect to the provider, and callback. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { sessionSchema } from '../auth/contract.ts';

const closed = { additionalProperties: false } as const;
const common = { access: 'public', tag: 'auth' } as const;

export const listProviders = endpoint({
  ...common,
  method: 'GET',
  path: '/auth/oidc/providers',
  summary: 'Lists the OpenID Connect providers available for sign-in.',
  answer: Type.Object({ data: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })) }),
});

export const startOutside = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/oidc/{provider}/start',
  summary: 'Returns the authorization URL and a secret that the browser stores until the callback.',
  params: Type.Object({ provider: Type.String({ pattern: '^[a-z]{1,20}$' }) }, closed),
  answer: Type.Object({ data: Type.Object({ url: Type.String(), secret: Type.String() }) }),
  errors: ['resource.not_found', 'oidc.unavailable', 'request.rate_limited'],
});

export const arriveFromOutside = endpoint({
  ...common,
  method: 'POST',
  path: '/auth/oidc/callback',
  summary:
    'Completes the sign-in: returns a session, a ticket for the second factor, or the known data of a user without an account.',
  body: Type.Object(
    {
      /** Query string of the callback, without the question mark. */
      query: Type.String({ minLength: 1, maxLength: 8000 }),
      secret: Type.String({ minLength: 20, maxLength: 100 }),
    },
    closed,
  ),
  answer: Type.Object({
    data: Type.Union([
      sessionSchema,
      Type.Object({ ticket: Type.String() }),
      Type.Object({ register: Type.Object({ name: Type.String(), email: Type.String(), alliance: Type.String() }) }),
    ]),
  }),
  errors: ['oidc.failed', 'oidc.refused', 'auth.user_inactive', 'request.rate_limited'],
});
