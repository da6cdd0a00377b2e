/**
 * Schema of a validation's settings in the API. Which roles and parameters exist, and their limits, depends on the
 * validation: see `check-settings.ts`.
 */
import { Type } from 'typebox';
import { severitySchema } from '../finding-schema.ts';
import type { ValidationSettings } from '../run-validations.ts';
import { LONGEST_REASON } from './rule-setting.ts';

/** Above what any validation takes: beyond its own limits `check-settings.ts` says which one. */
const most = { maxProperties: 100 } as const;
const prefixes = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000 });

export const ruleSettingSchema = Type.Object(
  {
    off: Type.Optional(Type.Boolean()),
    severity: Type.Optional(severitySchema),
    reason: Type.String({ maxLength: LONGEST_REASON }),
  },
  { additionalProperties: false },
);

export const settingsSchema = Type.Unsafe<ValidationSettings>(
  Type.Object(
    {
      /** Changed account roles: prefixes, or `=` and the code of one account; the exact code decides, or else the longest prefix. */
      roles: Type.Optional(Type.Record(Type.String(), prefixes, most)),
      /** Changed parameters; pesos as decimal strings. */
      parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown(), most)),
      /** Rules switched off (`off`), or with another severity for all their findings; each with its reason. */
      rules: Type.Optional(Type.Record(Type.String(), ruleSettingSchema, most)),
    },
    { additionalProperties: false },
  ),
);
