/**
 * Files that are worked on before anything is inspected or stored: an archive, whose files are inspected one by one, or a
 * sheet that no format recognises (`column-mappings`). Kept for an hour, for the user who sent them.
 */
import { type Static, Type } from 'typebox';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { inspectionSchema } from '../trial-balances/contract.ts';

export const keptFileParams = Type.Object(
  { ...companyIdParams.properties, fileId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);

/** Which file of an archive is meant, by its path. */
export const archivedPath = Type.String({ minLength: 1, maxLength: 1000 });

export const keptFileSchema = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  size: Type.Integer(),
  /** The files of an archive, by path; null when it is not one. */
  files: Type.Union([
    Type.Null(),
    Type.Array(Type.Object({ path: Type.String(), /** Bytes. */ size: Type.Integer() })),
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
    'Keeps a file for an hour and says, of an archive, what is in it. Its directory is checked before anything is inflated.',
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
    'server.busy',
  ],
});

export const inspectKeptFile = endpoint({
  method: 'POST',
  path: '/companies/{id}/trial-balances/files/{fileId}/inspect',
  access: 'user',
  permission: { module: 'auditoria', action: 'ejecutar' },
  tag: 'trial-balances',
  summary: 'Reads a kept file, or one of an archive, as an upload is read, for the company with the NIT that it names.',
  params: keptFileParams,
  body: Type.Object({ path: Type.Optional(archivedPath) }, { additionalProperties: false }),
  answer: Type.Object({ data: inspectionSchema }),
  errors: ['resource.not_found', 'balance.upload_expired', 'server.busy'],
});
