/** The order of names as people expect it: the database itself compares code points, which puts Álvaro and ana behind Zoe. */
import { type RawBuilder, sql } from 'kysely';

/** Part of every PostgreSQL built with ICU, as the usual packages are. */
export const spanishCollation = 'es-x-icu';

/** For `orderBy`: a column of text as dictionaries of Spanish put it in order. */
export function inSpanish(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate ${sql.id(spanishCollation)}`;
}
