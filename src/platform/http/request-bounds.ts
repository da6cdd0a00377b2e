/**
 * What is looked at before the schema: lengths of lists and maps, fields that do not exist, values that repeat. The check
 * of a schema goes on after the first error and reports each; here the first excess ends it, so that its work stays
 * proportional to what a call may hold, not to what was sent.
 */

import type { TSchema } from 'typebox';
import type { FieldError } from '#core/call/app-error.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { fieldErrorText } from './field-errors.es.ts';

/** The keywords of JSON Schema that bound a value, and `distinct`: items of a list, all primitives, each only once. */
interface Bounded {
  items?: Bounded;
  maxItems?: number;
  distinct?: boolean;
  properties?: Record<string, Bounded>;
  patternProperties?: Record<string, Bounded>;
  maxProperties?: number;
  additionalProperties?: unknown;
  anyOf?: Bounded[];
}

/** The first excess of a value over its schema, or null. */
export function firstExcess(schema: TSchema, value: unknown): FieldError | null {
  return excess([schema as Bounded], value, '');
}

/** `schemas`: the branches of a union, any of which may hold. */
function excess(schemas: readonly Bounded[], value: unknown, path: string): FieldError | null {
  if (typeof value !== 'object' || value === null) return null;
  const branches = schemas.flatMap(branchesOf);
  return Array.isArray(value) ? excessOfList(branches, value, path) : excessOfObject(branches, value, path);
}

function branchesOf(schema: Bounded): Bounded[] {
  return schema.anyOf?.flatMap(branchesOf) ?? [schema];
}

function excessOfList(schemas: readonly Bounded[], list: readonly unknown[], path: string): FieldError | null {
  const lists = schemas.filter(({ items }) => items !== undefined);
  // Not a list by any branch: the schema says so, without a look at its items.
  if (lists.length === 0) return null;
  const limit = Math.max(...lists.map(({ maxItems = Number.POSITIVE_INFINITY }) => maxItems));
  if (list.length > limit) return { field: path, message: fieldErrorText('maxItems', { limit }) };
  if (lists.every(({ distinct }) => distinct) && new Set(list).size < list.length)
    return { field: path, message: fieldErrorText('distinct', {}) };
  const items = lists.map((schema) => schema.items!);
  for (const [index, item] of list.entries()) {
    const found = excess(items, item, within(path, String(index)));
    if (found !== null) return found;
  }
  return null;
}

function excessOfObject(schemas: readonly Bounded[], value: object, path: string): FieldError | null {
  const objects = schemas.filter(({ properties, patternProperties }) => properties ?? patternProperties);
  if (objects.length === 0) return null;
  const entries = Object.entries(value);
  const limit = Math.max(...objects.map(mostProperties));
  if (entries.length > limit) return { field: path, message: fieldErrorText('maxProperties', { limit }) };
  for (const [name, inner] of entries) {
    const inners = objects.flatMap((schema) => schemasOf(schema, name));
    const field = within(path, name);
    if (inners.length === 0 && objects.every(({ additionalProperties }) => additionalProperties === false))
      return { field, message: fieldErrorText('boolean', {}) };
    const found = excess(inners, inner, field);
    if (found !== null) return found;
  }
  return null;
}

function mostProperties({ maxProperties, patternProperties }: Bounded): number {
  return patternProperties === undefined ? Number.POSITIVE_INFINITY : (maxProperties ?? Number.POSITIVE_INFINITY);
}

function schemasOf({ properties = {}, patternProperties = {} }: Bounded, name: string): Bounded[] {
  if (Object.hasOwn(properties, name)) return [lookUp(properties, name)!];
  return Object.values(patternProperties);
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
