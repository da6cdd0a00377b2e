/** Open sessions of the caller: list and end. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

export const openSessionSchema = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    createdAt: Type.String({ format: 'date-time' }),
    expiresAt: Type.String({ format: 'date-time' }),
    /** Last attended request, to the minute; the idle timeout is two hours. */
    lastSeenAt: Type.String({ format: 'date-time' }),
    /** Network address that opened it. */
    address: Type.String(),
    userAgent: Type.String(),
    /** The session of this request. */
    current: Type.Boolean(),
  }),
});

/** An attacker in a found session must not be able to end the user's other ones. */
const password = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
const common = { access: 'user', permission: 'own', anytime: true, tag: 'auth' } as const;

export const listSessions = endpoint({
  ...common,
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Lists the open sessions of the caller, newest first.',
  answer: Type.Object({ data: Type.Array(openSessionSchema) }),
});

export const endSession = endpoint({
  ...common,
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  summary: 'Ends a session of the caller.',
  params: Type.Object({ sessionId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  body: password,
  status: 204,
  errors: ['resource.not_found', 'password.wrong', 'auth.locked'],
});

export const endOtherSessions = endpoint({
  ...common,
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends all other sessions of the caller.',
  body: password,
  status: 204,
  errors: ['password.wrong', 'auth.locked'],
});
