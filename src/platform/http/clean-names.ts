/** Cleans the names in a value, as its schema marks them. */

import type { TSchema } from 'typebox';
import { Format } from 'typebox/format';
import { nameFormats } from '#core/call/name-schema.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { cleanName, holdsAddress } from '#core/identity/written-name.ts';

interface Shape {
  format?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

const formats: ReadonlySet<string | undefined> = new Set(nameFormats);

Format.Set('person-name', (name) => !holdsAddress(name));

/** The cleaner of a schema, or null where it holds no name. */
export function nameCleaner(schema: TSchema | undefined): ((value: unknown) => unknown) | null {
  const shape = (schema ?? {}) as Shape;
  return holdsNames(shape) ? (value) => cleaned(shape, value) : null;
}

function holdsNames({ format, properties, items, anyOf }: Shape): boolean {
  const inner = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(anyOf ?? [])];
  return formats.has(format) || inner.some(holdsNames);
}

function cleaned(shape: Shape, value: unknown): unknown {
  if (typeof value === 'string' && formats.has(shape.format)) return cleanName(value);
  if (shape.anyOf) return shape.anyOf.reduce((found, branch) => cleaned(branch, found), value);
  if (typeof value !== 'object' || value === null) return value;
  const { items, properties } = shape;
  if (Array.isArray(value)) return items ? value.map((item) => cleaned(items, item)) : value;
  if (!properties) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const field = Object.hasOwn(properties, name) ? lookUp(properties, name) : undefined;
    return [name, field ? cleaned(field, inner) : inner];
  });
  return Object.fromEntries(fields);
}
