/**
 * Second files of a company, beside its balances: the DIAN's electronic documents, the planilla. They are inspected as
 * balances are. Stored ones hold together for the months that they speak of, the newest where two say the same, and the
 * months that they touch are audited again.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { periodSchema, sourceKeySchema } from '../trial-balances/contract.ts';

const closed = { additionalProperties: false } as const;
const common = { access: 'user', tag: 'source-files' } as const;

export const sourceFileSchema = Type.Object({
  id: Type.String(),
  source: sourceKeySchema,
  /** Of the company and source, in the order of storing. */
  number: Type.Integer(),
  /** First and last months that it speaks of. */
  from: periodSchema,
  to: periodSchema,
  fileName: Type.String(),
  /** Of the original, in bytes: it is not kept. */
  size: Type.Integer(),
  rows: Type.Integer(),
  uploadedAt: Type.String({ format: 'date-time' }),
  uploadedBy: Type.String(),
  withdrawn: Type.Union([
    Type.Null(),
    Type.Object({ reason: Type.String(), at: Type.String({ format: 'date-time' }), by: Type.String() }),
  ]),
  /** Why a withdrawn one is not restored as things stand: in words. */
  obstacle: Type.Union([Type.String(), Type.Null()]),
});
export type SourceFile = Static<typeof sourceFileSchema>;

export const sourceStateSchema = Type.Object({
  key: sourceKeySchema,
  /** Of the report, in Spanish. */
  name: Type.String(),
  /** Where there is little room: «Documentos DIAN». */
  shortName: Type.String(),
  /** Some file that is not withdrawn speaks of the month. */
  isLoaded: Type.Boolean(),
  /** The company has files of other months that are not withdrawn. */
  hasOtherMonths: Type.Boolean(),
  /** Of the month, newest first, withdrawn ones too. */
  files: Type.Array(sourceFileSchema),
});
export type SourceState = Static<typeof sourceStateSchema>;

const fileParams = Type.Object(
  { ...companyIdParams.properties, sourceFileId: Type.String({ format: 'uuid' }) },
  closed,
);

const changedAnswer = Type.Object({
  data: sourceFileSchema,
  meta: Type.Object({
    /** Audits that started, of the months that the file touches. */
    audits: Type.Array(Type.Object({ id: Type.String(), period: periodSchema })),
  }),
});

export const listSources = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/source-files',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Lists the sources of a month with their files.',
  params: companyIdParams,
  query: Type.Object({ period: periodSchema }, closed),
  answer: Type.Object({ data: Type.Array(sourceStateSchema) }),
  errors: ['resource.not_found'],
});

export const storeSourceFile = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/source-files',
  permission: { module: 'auditoria', action: 'ejecutar' },
  readsBooks: true,
  summary:
    'Stores an inspected second file, and audits the months that it touches; 200 with the file in force for identical bytes.',
  params: companyIdParams,
  body: Type.Object({ uploadId: Type.String({ format: 'uuid' }) }, closed),
  status: 201,
  answer: changedAnswer,
  errors: ['resource.not_found', 'balance.upload_expired', 'storage.full'],
});

export const withdrawSourceFile = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/source-files/{sourceFileId}/withdraw',
  permission: { module: 'auditoria', action: 'editar' },
  readsBooks: true,
  summary: 'Withdraws a second file with a reason; the months that it touches are audited without it.',
  params: fileParams,
  body: Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500 }) }, closed),
  answer: changedAnswer,
  errors: ['resource.not_found'],
});

export const restoreSourceFile = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/source-files/{sourceFileId}/restore',
  permission: { module: 'auditoria', action: 'editar' },
  readsBooks: true,
  summary: 'Restores a withdrawn second file; the months that it touches are audited with it.',
  params: fileParams,
  answer: changedAnswer,
  errors: ['resource.not_found', 'source.stored_again'],
});
