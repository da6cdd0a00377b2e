/**
 * Checks of documents of signed statements by whoever holds one, without signing in: whose they are, who signed the month and
 * when, the main figures that were signed, and whether they have changed since. What was signed is told as it was signed.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';
import { type NamesKept, namesKept } from '#core/product/signed-by.es.ts';
import { statementFormats } from '../documents/contract.ts';

const moment = Type.String({ format: 'date-time' });
const orNull = <const Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/**
 * What became of the signed month: the same figures, other ones, only other notes, open again, or signed again. `renamed`: its
 * figures are the same, and its company has another name or NIT today. `withdrawn`: it has no balance any more. `altered`: what
 * is stored of the signatures is not what was signed.
 */
export const signedStandings = [
  'same',
  'changed',
  'renamed',
  'notes',
  'reopened',
  'replaced',
  'withdrawn',
  'altered',
] as const;
export type SignedStanding = (typeof signedStandings)[number];

const checkSchema = Type.Object({
  format: Type.Enum([...statementFormats]),
  period: periodSchema,
  /** As it was signed. */
  company: Type.Object({ name: Type.String(), nit: Type.String(), dv: Type.Integer() }),
  /** Whether it is called otherwise today, or has another NIT. */
  renamed: Type.Object({ name: Type.Boolean(), nit: Type.Boolean() }),
  madeAt: moment,
  /** Names of who signed the month, and their professional cards as they wrote them: Cuadre checks neither. */
  preparedBy: Type.String(),
  preparedCard: orNull(Type.String()),
  closedBy: Type.String(),
  closedCard: orNull(Type.String()),
  /** When these names were kept. */
  namesKept: Type.Unsafe<NamesKept>(Type.String({ enum: [...namesKept] })),
  isOnePerson: Type.Boolean(),
  signedAt: moment,
  /** Of the copy that was signed, in pesos; null where there is no copy, or no such line in it. */
  figures: Type.Object({
    assets: orNull(decimalSchema),
    equity: orNull(decimalSchema),
    /** Of the month, and since January. */
    result: orNull(decimalSchema),
    resultToDate: orNull(decimalSchema),
  }),
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
    'Tells what a document of signed statements is, by the SHA-256 of its file or by the code in it: whose, who signed, the main figures, and whether any has changed since.',
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
