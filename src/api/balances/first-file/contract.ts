/**
 * The balance with which a registration begins: read to fill in its company, and not stored. The secret of the
 * registration comes in a header, so that it is checked before anything is read.
 */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { periodSchema } from '../trial-balances/contract.ts';

export const firstFileSchema = Type.Object({
  fileName: Type.String(),
  readable: Type.Boolean(),
  company: Type.Object({
    nit: Type.Union([Type.String(), Type.Null()]),
    dv: Type.Union([Type.Integer(), Type.Null()]),
    name: Type.Union([Type.String(), Type.Null()]),
  }),
  /** Name of its format; null when none recognised it. */
  formatName: Type.Union([Type.String(), Type.Null()]),
  /** A code of /accountable-software; null when the format is that of no package. */
  software: Type.Union([Type.Integer(), Type.Null()]),
  period: Type.Union([periodSchema, Type.Null()]),
  rows: Type.Integer(),
  thirdParties: Type.Integer(),
  balanced: Type.Boolean(),
  /** Spanish sentences: why it could not be read. */
  reasons: Type.Array(Type.String()),
});
export type FirstFile = Static<typeof firstFileSchema>;

export const readFirstFile = endpoint({
  method: 'POST',
  path: '/user/registration/file',
  access: 'public',
  tag: 'registration',
  summary:
    'Reads a trial balance for the company of a registration with a verified address, whose secret is in the header cuadre-registration. Nothing is stored.',
  upload: true,
  answer: Type.Object({ data: firstFileSchema }),
  errors: [
    'registration.expired',
    'registration.not_verified',
    'request.too_large',
    'request.rate_limited',
    'file.infected',
    'file.not_scanned',
    'account.slowed',
    'server.busy',
  ],
});
