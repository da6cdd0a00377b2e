/** How a list is asked for, the same for every resource: a page of it, and its order as `sort=field` or `sort=-field`. */
import { Type } from 'typebox';

/** Of a page, from 1, with 1 to 200 entries. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
};

/** What the answer says of the page: `total` counts the entries of all pages. */
export const pageMeta = Type.Object({ page: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() });

/** A field to sort by; after `-` from the last to the first. */
export type Sort<Field extends string> = Field | `-${Field}`;

/** Every order that a list can be asked for in, by the fields that it can be sorted by. */
export function sortsBy<Field extends string>(fields: readonly Field[]): Sort<Field>[] {
  return fields.flatMap((field): Sort<Field>[] => [field, `-${field}`]);
}

/** The parameter `sort` of a list. */
export function sortQuery<Field extends string>(fields: readonly Field[]) {
  return { sort: Type.Optional(Type.Unsafe<Sort<Field>>(Type.String({ enum: sortsBy(fields) }))) };
}

/** The field of a sort, and whether it goes from the last to the first. */
export function readSort<Field extends string>(sort: Sort<Field>): { field: Field; descending: boolean } {
  return { field: sort.replace(/^-/, '') as Field, descending: sort.startsWith('-') };
}
