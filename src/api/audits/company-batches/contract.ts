/**
 * Companies created together, each with the inspected files of its months, in a transaction of its own. The client chooses the
 * id of the batch: sent again, it goes on where it stopped, and creates nothing twice.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyInputSchema } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';

/** Maximum companies of one batch. */
const mostCompanies = 500;
/** Maximum months of a company in one batch. */
const mostMonths = 60;

const uuid = Type.String({ format: 'uuid' });

export const batchCompanySchema = Type.Object(
  {
    ...companyInputSchema.properties,
    /** Inspected files of the caller, whichever company they were inspected for, of which the company has the NIT. */
    uploads: Type.Optional(
      Type.Array(
        Type.Object(
          {
            uploadId: uuid,
            /** Required when the file names no month. */
            period: Type.Optional(periodSchema),
          },
          { additionalProperties: false },
        ),
        { maxItems: mostMonths },
      ),
    ),
  },
  { additionalProperties: false },
);
export type BatchCompany = Static<typeof batchCompanySchema>;

export const batchRowSchema = Type.Object({
  /** Position in the request, from 1. */
  row: Type.Integer(),
  /** `existing`: a company of the account had the NIT; its months are stored, its data stay. `refused`: nothing was done. */
  state: Type.Enum(['created', 'existing', 'refused']),
  companyId: Type.Union([Type.Integer(), Type.Null()]),
  comp_business_name: Type.String(),
  comp_entity_id: Type.String(),
  /** Stored months with their audits, in the order of `uploads`. */
  months: Type.Array(Type.Object({ uploadId: uuid, period: periodSchema, version: Type.Integer(), auditId: uuid })),
  /** Why it was refused; null otherwise. */
  error: Type.Union([
    Type.Null(),
    Type.Object({
      code: Type.String(),
      message: Type.String(),
      errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
    }),
  ]),
});
export type BatchRow = Static<typeof batchRowSchema>;

export const companyBatchSchema = Type.Object({
  id: uuid,
  attributes: Type.Object({
    created: Type.Integer(),
    existing: Type.Integer(),
    refused: Type.Integer(),
    /** Months stored. */
    stored: Type.Integer(),
    rows: Type.Array(batchRowSchema),
  }),
});
export type CompanyBatch = Static<typeof companyBatchSchema>;

export const createCompanyBatch = endpoint({
  method: 'POST',
  path: '/companies/batch',
  access: 'user',
  tag: 'companies',
  permission: { module: 'empresas', action: 'editar' },
  summary: `Creates up to ${mostCompanies} companies, stores their inspected files and audits them; what cannot be done is told by row. Nothing is created when the license has not places for all.`,
  body: Type.Object(
    {
      /** Chosen by the client. */
      id: uuid,
      companies: Type.Array(batchCompanySchema, { minItems: 1, maxItems: mostCompanies }),
    },
    { additionalProperties: false },
  ),
  largestBody: 2 * 1024 ** 2,
  answer: Type.Object({ data: companyBatchSchema }),
  errors: ['license.limit'],
});
