/**
 * Access of the provider's staff to the books of an account: by a grant of its subscriber, for some days and with a reason.
 * Without one staff reads the license and the sums of use.
 */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

const moment = Type.String({ format: 'date-time' });

/** Longest grant, in days. */
export const mostSupportDays = 30;

const supportGrantSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  reason: Type.String(),
  grantedBy: Type.String(),
  grantedAt: moment,
  endsAt: moment,
  /** When it was taken back; null: it ends by itself. */
  endedAt: Type.Union([moment, Type.Null()]),
  isInForce: Type.Boolean(),
});
export type SupportGrant = Static<typeof supportGrantSchema>;

const common = { access: 'user', permission: 'root', tag: 'account' } as const;
const list = Type.Object({ data: Type.Array(supportGrantSchema) });

export const listSupportGrants = endpoint({
  ...common,
  method: 'GET',
  path: '/account/support',
  summary: 'Lists the grants of access to the support staff, newest first.',
  answer: list,
});

export const grantSupport = endpoint({
  ...common,
  method: 'POST',
  path: '/account/support',
  anytime: true,
  summary: 'Lets the support staff read the books of the account for some days; a grant in force is replaced.',
  body: Type.Object(
    {
      days: Type.Integer({ minimum: 1, maximum: mostSupportDays }),
      reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }),
    },
    { additionalProperties: false },
  ),
  answer: list,
});

export const endSupport = endpoint({
  ...common,
  method: 'DELETE',
  path: '/account/support',
  anytime: true,
  summary: 'Takes the access of the support staff back at once.',
  answer: list,
  errors: ['resource.not_found'],
});
