import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneTemplate } from '../../../tests/support/test-database.ts';
import { createDatabase } from './connection.ts';

test('a connection plans a statement once, but none with a long list of parameters', async () => {
  const { application } = await cloneTemplate();
  const db = createDatabase<object>({ ...application, max: 1, min: 1 });
  for (let number = 0; number < 5; number++) {
    const { rows } = await sql<{ twice: number }>`select ${number}::int * 2 as twice`.execute(db);
    expect(rows).toEqual([{ twice: 2 * number }]);
    const many = sql.join(Array.from({ length: 20 }, (_, index) => sql`${index}::int`));
    const { rows: sums } = await sql<{ sum: number }>`select ${number}::int in (${many}) as sum`.execute(db);
    expect(sums).toEqual([{ sum: true }]);
  }
  const { rows } = await sql<{ statement: string; executions: string }>`
    select statement, (generic_plans + custom_plans)::int as executions from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ statement: 'select $1::int * 2 as twice', executions: 5 }]);
  await db.destroy();
});
