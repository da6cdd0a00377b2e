/**
 * Credential of a company in its accounting package (Siigo Nube): written and tested, never read back. Readable:
 * whether there is one, its masked user name, its last test, and whether closed months are pulled automatically.
 */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { companyIdParams } from '../companies/contract.ts';

const moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

export const softwareCredentialSchema = Type.Object({
  exists: Type.Boolean(),
  /** `co•••@empresa.co`; null without a credential. */
  userName: Type.Union([Type.String(), Type.Null()]),
  savedAt: moment,
  /** Null: not tested yet. */
  test: Type.Union([
    Type.Null(),
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      works: Type.Boolean(),
      /** Error code and its Spanish sentence. */
      error: Type.Union([Type.String(), Type.Null()]),
      message: Type.Union([Type.String(), Type.Null()]),
    }),
  ]),
  automatic: Type.Object({
    enabled: Type.Boolean(),
    /** Day of the following month from which it runs. */
    day: Type.Integer({ minimum: 1, maximum: 28 }),
  }),
});
export type SoftwareCredential = Static<typeof softwareCredentialSchema>;

const path = '/companies/{id}/software-credentials';
const common = { access: 'user', tag: 'software-credentials', params: companyIdParams } as const;
const answer = Type.Object({ data: softwareCredentialSchema });

export const getSoftwareCredential = endpoint({
  ...common,
  method: 'GET',
  path,
  permission: { module: 'empresas', action: 'ver' },
  summary: 'Gets the state of the credential of a company and the result of its last test.',
  answer,
  errors: ['resource.not_found'],
});

export const putSoftwareCredential = endpoint({
  ...common,
  method: 'PUT',
  path,
  permission: { module: 'empresas', action: 'editar' },
  summary: 'Tests and stores a credential, encrypted; one that Siigo Nube rejects does not replace the stored one.',
  body: Type.Object(
    {
      userName: Type.String({ minLength: 3, maxLength: 200, pattern: '^\\S+$' }),
      accessKey: Type.String({ minLength: 8, maxLength: 500, pattern: '^\\S+$' }),
    },
    { additionalProperties: false },
  ),
  answer,
  errors: ['resource.not_found', 'siigo.other_software', 'siigo.credentials_rejected', 'siigo.partner_rejected'],
});

export const testSoftwareCredential = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/test`,
  permission: { module: 'empresas', action: 'editar' },
  summary: 'Tests the stored credential and returns the result.',
  answer,
  errors: ['resource.not_found', 'siigo.credentials_missing', 'siigo.credentials_lost'],
});

export const changeAutomaticPull = endpoint({
  ...common,
  method: 'PATCH',
  path,
  permission: { module: 'empresas', action: 'editar' },
  summary: 'Enables or disables the automatic pull of closed months.',
  body: Type.Object(
    { enabled: Type.Boolean(), day: Type.Optional(Type.Integer({ minimum: 1, maximum: 28 })) },
    { additionalProperties: false },
  ),
  answer,
  errors: ['resource.not_found', 'siigo.credentials_missing'],
});

export const deleteSoftwareCredential = endpoint({
  ...common,
  method: 'DELETE',
  path,
  permission: { module: 'empresas', action: 'editar' },
  summary: 'Deletes the credential and disables the automatic pull.',
  status: 204,
  errors: ['resource.not_found'],
});
