/** Validates the parts of a request against the schemas of the endpoint. Unknown fields are refused, never dropped. */
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import { AppError, type FieldError } from '#core/call/app-error.ts';
import { storableText } from '../database/storable.ts';
import { nameCleaner } from './clean-names.ts';
import { fieldErrorText, text } from './field-errors.es.ts';
import { firstExcess } from './request-bounds.ts';

/** Validates a value and returns it typed. */
export type Parser<S extends TSchema> = (value: unknown) => Static<S>;

const nothing = Type.Object({}, { additionalProperties: false });

/**
 * Parser of a schema, compiled on first use to keep start-up fast.
 * @param fromText whether the values arrive as text (paths and queries) and are converted to the types of the schema
 */
export function parser<S extends TSchema>(schema: S | undefined, fromText: boolean): Parser<S> {
  let compiled: ReturnType<typeof Compile> | undefined;
  const clean = nameCleaner(schema);
  return (value) => {
    compiled ??= Compile(schema ?? nothing);
    // Without a schema absent, null and {} are equivalent.
    const given = value ?? (schema === undefined ? {} : value);
    const converted = fromText ? Value.Convert(schema ?? nothing, given) : given;
    const excess = firstExcess(schema ?? nothing, converted);
    if (excess !== null) throw new AppError('request.invalid', {}, [excess]);
    const asked = clean === null ? converted : clean(converted);
    if (!compiled.Check(asked)) throw new AppError('request.invalid', {}, fieldErrors(compiled.Errors(asked)));
    const field = findUnwritable(converted, '');
    if (field !== null) throw new AppError('request.invalid', {}, [{ field, message: text.unwritable }]);
    return asked as Static<S>;
  };
}

/** The first error of each field. For a union, that of its first branch. */
function fieldErrors(errors: readonly TLocalizedValidationError[]): FieldError[] {
  const byField = new Map<string, string>();
  const add = (field: string, message: string) => {
    if (!byField.has(field)) byField.set(field, message);
  };
  for (const { keyword, instancePath, params } of errors) {
    const path = instancePath.slice(1).replaceAll('/', '.');
    const details = params as Record<string, unknown>;
    if (keyword === 'required') {
      for (const name of details.requiredProperties as string[]) {
        add(path === '' ? name : `${path}.${name}`, fieldErrorText(keyword, details));
      }
    } else {
      add(path, fieldErrorText(keyword, details));
    }
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

/** Path of the first string that PostgreSQL cannot store, or null. */
function findUnwritable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return storableText(value) === value ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (storableText(key) !== key) return storableText(place);
    const found = findUnwritable(inner, place);
    if (found !== null) return found;
  }
  return null;
}
