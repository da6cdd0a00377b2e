/**
 * Stored months whose original file the present reader reads otherwise than the reader that stored them. They stay as they
 * are until a person reads them again.
 */
import { type Static, Type } from 'typebox';
import { keptFileSchema } from '#api/balances/kept-files/contract.ts';
import {
  type ReadingDifference,
  readAnswersSchema,
  readingDifferenceKinds,
} from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema } from '#core/engine/finding-schema.ts';

const figuresSchema = Type.Object({ debits: decimalSchema, credits: decimalSchema, rows: Type.Integer() });

/** Of the newest version of a month. */
export const rereadingSchema = Type.Object({
  balanceId: Type.String(),
  differences: Type.Array(Type.Unsafe<ReadingDifference>(Type.String({ enum: [...readingDifferenceKinds] }))),
  before: figuresSchema,
  /** Null: the file is refused now, or leaves a question open. */
  after: Type.Union([figuresSchema, Type.Null()]),
  /** Spanish sentence: why it is refused, or what it asks. */
  reason: Type.Optional(Type.String()),
});
export type Rereading = Static<typeof rereadingSchema>;

export const rereadTrialBalance = endpoint({
  method: 'POST',
  path: '/companies/{id}/trial-balances/{balanceId}/reread',
  access: 'user',
  permission: { module: 'auditoria', action: 'ejecutar' },
  readsBooks: true,
  tag: 'trial-balances',
  summary:
    'Keeps the original of a stored version for an hour, to inspect it with the present reader and store it as a new version.',
  params: Type.Object(
    { ...companyIdParams.properties, balanceId: Type.String({ format: 'uuid' }) },
    { additionalProperties: false },
  ),
  status: 201,
  answer: Type.Object({
    data: Type.Object({
      ...Type.Omit(keptFileSchema, ['files']).properties,
      /** What was said of the stored version, to be said again. */
      readAs: Type.Optional(readAnswersSchema),
    }),
  }),
  errors: ['resource.not_found', 'sign_off.closed'],
});
