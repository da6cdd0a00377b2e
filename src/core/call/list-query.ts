/** List query protocol, the same for every resource: paging, and order as `sort=field` or `sort=-field`. */
import { Type } from 'typebox';

/** Paging: page number from 1, page size 1 to 200. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
};

/** Paging of the response: `total` counts the entries of all pages. */
export const pageMeta = Type.Object({ page: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer() });

/** A sort field, ascending; with `-` descending. */
export type Sort<Field extends string> = Field | `-${Field}`;

/** All values of `sort` for a set of sortable fields. */
export function sortsBy<Field extends string>(fields: readonly Field[]): Sort<Field>[] {
  return fields.flatMap((field): Sort<Field>[] => [field, `-${field}`]);
}

/** Schema of the query parameter `sort`. */
export function sortQuery<Field extends string>(fields: readonly Field[]) {
  return { sort: Type.Optional(Type.Unsafe<Sort<Field>>(Type.String({ enum: sortsBy(fields) }))) };
}

/** Parses a sort value into its field and direction. */
export function readSort<Field extends string>(sort: Sort<Field>): { field: Field; descending: boolean } {
  return { field: sort.replace(/^-/, '') as Field, descending: sort.startsWith('-') };
}
