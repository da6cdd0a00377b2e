/**
 * Files kept for further steps before inspection: an archive, whose files are inspected one by one, or a sheet that no
 * format recognises (`column-mappings`). Kept for an hour, for their user.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { inspectionSchema, readAnswersSchema } from '../trial-balances/contract.ts';

export const keptFileParams = Type.Object(
  { ...companyIdParams.properties, fileId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);

/** Path of a file inside an archive. */
export const archivedPath = Type.String({ minLength: 1, maxLength: 1000 });

export const keptFileSchema = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  size: Type.Integer(),
  /** Files of the archive, by path; null for other files. */
  files: Type.Union([
    Type.Null(),
    Type.Array(Type.Object({ path: Type.String(), /** In bytes. */ size: Type.Integer() })),
  ]),
});
export type KeptFile = Static<typeof keptFileSchema>;

export const keepFile = endpoint({
  method: 'POST',
  path: '/companies/{id}/trial-balances/files',
  access: 'user',
  permission: { module: 'auditoria', action: 'ejecutar' },
  tag: 'trial-balances',
  summary:
    'Stores a file for an hour and lists the entries of an archive; its directory is checked before anything is inflated.',
  params: companyIdParams,
  upload: true,
  status: 201,
  answer: Type.Object({ data: keptFileSchema }),
  errors: [
    'resource.not_found',
    'request.too_large',
    'file.infected',
    'file.not_scanned',
    'balance.unreadable',
    'account.slowed',
    'server.busy',
  ],
});

export const inspectKeptFile = endpoint({
  method: 'POST',
  path: '/companies/{id}/trial-balances/files/{fileId}/inspect',
  access: 'user',
  permission: { module: 'auditoria', action: 'ejecutar' },
  readsBooks: true,
  tag: 'trial-balances',
  summary: 'Inspects a temporary file, or an entry of an archive, for the company with the NIT that it states.',
  params: keptFileParams,
  body: Type.Object(
    { path: Type.Optional(archivedPath), ...readAnswersSchema.properties },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: inspectionSchema }),
  errors: ['resource.not_found', 'balance.upload_expired', 'account.slowed', 'server.busy'],
});
