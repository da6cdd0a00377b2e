/**
 * Settings of a validation as a document of the API. Which roles and parameters there are, and what fits them, depends on the
 * validation: `check-settings.ts` knows.
 */
import { Type } from 'typebox';
import type { ValidationSettings } from '../run-validations.ts';

export const settingsSchema = Type.Unsafe<ValidationSettings>(
  Type.Object(
    {
      /** Accounts of each role that the company changed: codes or their beginnings; the longest decides. */
      roles: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
      /** Parameters that the company changed; pesos as decimal strings. */
      parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    },
    { additionalProperties: false },
  ),
);
