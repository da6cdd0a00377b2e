/** Statements of a month as they were when it was signed off, and what differs since. */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const moment = Type.String({ format: 'date-time' });

const differenceSchema = Type.Object({
  /** Key of the statement. */
  statement: Type.String(),
  /** Of a line, total or account, and its name. */
  key: Type.String(),
  label: Type.String(),
  /** Of a column. */
  column: Type.String(),
  /** Null: it was not there, or is not any more. */
  signed: orNull(decimalSchema),
  now: orNull(decimalSchema),
});
export type SignedDifference = Static<typeof differenceSchema>;

const signedSchema = Type.Object({
  period: periodSchema,
  /** Of the last signature. */
  signedAt: moment,
  /** Of the copy; a moment later, or when a month that was closed before was looked at first. */
  madeAt: moment,
  /** SHA-256 of the copy. */
  digest: Type.String(),
  /** The largest first, at most 200. */
  differences: Type.Array(differenceSchema),
  /** Of all figures. */
  count: Type.Integer(),
  /** Whether the notes were changed since. */
  notesChanged: Type.Boolean(),
});

export const getSignedStatements = endpoint({
  access: 'user',
  tag: 'statements',
  method: 'GET',
  path: '/companies/{id}/signed-statements/{period}',
  permission: { module: 'estados_financieros', action: 'ver' },
  readsBooks: true,
  summary:
    'Compares the statements of a month that was signed off with those signed: every figure that is another one now. Null for an open month, and while its copy is being made.',
  params: Type.Object({ ...companyIdParams.properties, period: periodSchema }, { additionalProperties: false }),
  answer: Type.Object({ data: orNull(signedSchema) }),
  errors: ['resource.not_found', 'audit.no_balance', 'server.busy'],
});
