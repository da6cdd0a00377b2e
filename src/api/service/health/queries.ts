/** Whether the database answers. */
import { sql } from 'kysely';
import type { Database } from '#api/kernel/database.ts';

export async function databaseAnswers(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
