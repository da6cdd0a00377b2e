/**
 * Checks of documents of signed statements by whoever holds one, without signing in: whose they are, who signed the month and
 * when, which the document says too, and whether its figures have changed since. No figures.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { statementFormats } from '../documents/contract.ts';

const moment = Type.String({ format: 'date-time' });
const orNull = <const Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/**
 * What became of the signed month: the same figures, other ones, only other notes, open again, or signed again. `withdrawn`:
 * it has no balance any more.
 */
export const signedStandings = ['same', 'changed', 'notes', 'reopened', 'replaced', 'withdrawn'] as const;
export type SignedStanding = (typeof signedStandings)[number];

const checkSchema = Type.Object({
  format: Type.Enum([...statementFormats]),
  period: periodSchema,
  company: Type.Object({ name: Type.String(), nit: Type.String(), dv: Type.Integer() }),
  madeAt: moment,
  /** Names of who signed the month. */
  preparedBy: Type.String(),
  closedBy: Type.String(),
  isOnePerson: Type.Boolean(),
  signedAt: moment,
  /** Whether its figures were those signed, when it was made. */
  isAsSigned: Type.Boolean(),
  standing: Type.Unsafe<SignedStanding>(Type.String({ enum: [...signedStandings] })),
  /** Of the month, after the document was made. */
  reopenedAt: orNull(moment),
});
export type StatementsCheck = Static<typeof checkSchema>;

export const checkStatements = endpoint({
  access: 'public',
  tag: 'statements',
  method: 'GET',
  path: '/statement-checks',
  summary:
    'Tells what a document of signed statements is, by the SHA-256 of its file or by the code in it: whose, who signed, and whether figures have changed since.',
  query: Type.Object(
    {
      digest: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
      code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    /** Null: no document of this installation. */
    data: orNull(checkSchema),
  }),
  errors: ['request.rate_limited', 'server.busy'],
});
