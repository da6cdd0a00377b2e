import { sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { cloneTemplate } from '../../../tests/support/test-database.ts';
import { LastingClient } from './away/lasting-client.ts';
import { endLeft, idleFor } from './away/lost-statements.ts';
import { createDatabase, type DatabaseAccess } from './connection.ts';

let access: DatabaseAccess;
beforeAll(async () => {
  access = await cloneTemplate();
});

test('a connection plans a statement once, but none with a long list of parameters', async () => {
  const db = createDatabase<object>({ ...access.application, max: 1, min: 1 });
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

test('what the server does for a login that works in a role is seen by a look that signs in alike', async () => {
  const inRole = { ...access.owner, options: '-c role=cuadre_app' };
  const [resting, look] = [new LastingClient(inRole), new LastingClient(inRole)];
  await Promise.all([resting.connect(), look.connect()]);
  await expect
    .poll(() => idleFor(look, [resting]), { interval: 50, timeout: 20_000 })
    .toEqual(new Set([resting.serverPid]));
  await Promise.all([resting.end(), look.end()]);
});

test('what a connection that is gone has left on the server ends, with its locks', async () => {
  const named = { ...access.application, application_name: 'cuadre' };
  const [gone, look] = [new LastingClient(named), new LastingClient(named)];
  await Promise.all([gone.connect(), look.connect()]);
  await gone.query('begin; select pg_advisory_xact_lock(7)');
  const left = { pid: gone.serverPid!, access: named, cutAt: performance.now() };
  // A process that began since has the number of another one.
  await endLeft(look, [{ ...left, cutAt: performance.now() - 3_600_000 }]);
  const asked: pg.Client = look;
  const isLocked = async () => (await asked.query('select from pg_locks where objid = 7')).rowCount === 1;
  expect(await isLocked()).toBe(true);
  await endLeft(look, [left]);
  await expect.poll(isLocked, { interval: 20, timeout: 20_000 }).toBe(false);
  await look.end();
});
