/** Spanish collation: the database itself compares code points, which sorts Álvaro and ana behind Zoe. */
import { type RawBuilder, sql } from 'kysely';

/** Included in every PostgreSQL with ICU, such as the usual packages. */
export const spanishCollation = 'es-x-icu';

/** For `orderBy`: a text column in Spanish dictionary order. */
export function inSpanish(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate ${sql.id(spanishCollation)}`;
}
