/** The order of names as people expect it: the database itself compares code points, which puts Álvaro and ana behind Zoe. */
import { type RawBuilder, sql } from 'kysely';

/** For `orderBy`: a column of text as dictionaries of Spanish put it in order. */
export function inSpanish(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate "es-x-icu"`;
}
