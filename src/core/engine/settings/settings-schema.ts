/**
 * Schema of a validation's settings in the API. Which roles and parameters exist, and their limits, depends on the
 * validation: see `check-settings.ts`.
 */
import { Type } from 'typebox';
import type { ValidationSettings } from '../run-validations.ts';

export const settingsSchema = Type.Unsafe<ValidationSettings>(
  Type.Object(
    {
      /** Changed account roles: codes or prefixes; the longest match decides. */
      roles: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
      /** Changed parameters; pesos as decimal strings. */
      parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    },
    { additionalProperties: false },
  ),
);
