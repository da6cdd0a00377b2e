/** An installation of before: names of its signatures come from its log, and who had no role has one of the same rights. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyActivityLogs } from '#api/kernel/activity-log/verify-activity-log.ts';
import { chainStart, entryHash } from '#platform/activity-log/chain.ts';
import { createDatabase, type DatabaseAccess, withClient } from '#platform/database/connection.ts';
import { migrate, migrationsFolder } from '#platform/database/migrate.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

const account = randomUUID();
const [balance, audit] = [randomUUID(), randomUUID()];
const [logged, unlogged] = [randomUUID(), randomUUID()];
let folder: string;
let access: DatabaseAccess;

const rows = (sql: string) =>
  withClient(access.owner, async (client) => (await client.query({ text: sql, rowMode: 'array' })).rows);

beforeAll(async () => {
  access = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cuadre-before-'));
  for (const file of readdirSync(migrationsFolder).filter((name) => name < '0129'))
    cpSync(join(migrationsFolder, file), join(folder, file));
  await withClient(access.owner, async (owner) => {
    await migrate(owner, folder);
    await fill(owner);
    await migrate(owner);
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function fill(owner: pg.Client): Promise<void> {
  // Ids of people and companies are those of their order.
  await owner.query(`
    insert into account (id, name) values ('${account}', 'Cuenta');
    insert into app_user (account_id, email, name, password_hash, is_root) values
      ('${account}', 'ana@ejemplo.co', 'Ana de hoy', 'x', true), ('${account}', 'luis@ejemplo.co', 'Luis', 'x', false),
      ('${account}', 'rita@ejemplo.co', 'Rita', 'x', false), ('${account}', 'sola@ejemplo.co', 'Sola', 'x', false);
    insert into company (account_id, business_name, nit, check_digit, software_id, regime_id)
      values ('${account}', 'Una', '900394374', 4, 1, 1), ('${account}', 'Otra', '860034313', 7, 1, 1);
    insert into company_user (account_id, company_id, user_id)
      values ('${account}', 1, 2), ('${account}', 2, 2), ('${account}', 1, 3);
    insert into job_assignment (account_id, user_id, built_in) values ('${account}', 3, 'cliente');
    alter table sign_off drop constraint sign_off_account_id_audit_id_fkey,
                         drop constraint sign_off_account_id_balance_id_fkey;`);
  for (const [id, month] of [
    [logged, 1],
    [unlogged, 2],
  ] as const)
    await owner.query(
      `insert into sign_off (id, account_id, company_id, year, month, state, audit_id, balance_id, content, digest,
                             prepared_by, prepared_at, closed_by, closed_at)
       values ($1, $2, 1, 2026, $3, 'closed', $4, $5, '{"company": {"name": "Una", "nit": "900394374", "dv": 4}}', $6,
               1, $7::timestamptz, 1, $7::timestamptz + interval '1 hour')`,
      [id, account, month, audit, balance, 'a'.repeat(64), `2026-03-0${month}T10:00:00Z`],
    );
  await owner.query(`insert into sign_off_act (account_id, company_id, sign_off_id, kind, done_by, done_at)
    values ('${account}', 1, '${logged}', 'closed', 1, '2026-03-01T11:00:00Z')`);
  let previous = chainStart;
  for (const [sequence, act, at] of [
    [1, 'sign_off.prepared', '2026-03-01T10:00:00.050Z'],
    [2, 'sign_off.closed', '2026-03-01T11:00:00.050Z'],
  ] as const) {
    const said = { accountId: account, sequence, at: new Date(at), userId: 1, userName: 'Ana "La" Firmante', act };
    const hash = entryHash(previous, { ...said, companyId: 1, target: 'enero de 2026', details: '{}' });
    await owner.query(
      `insert into record_entry (account_id, sequence, at, user_id, user_name, act, company_id, target, details, previous, hash)
       values ($1, $2, $3, 1, $4, $5, 1, 'enero de 2026', '{}', $6, $7)`,
      [account, sequence, at, said.userName, act, previous, hash],
    );
    previous = hash;
  }
  await owner.query('insert into record_head (account_id, sequence, hash) values ($1, 2, $2)', [account, previous]);
}

test('names come from the log, and where it has none it is said', async () => {
  const found = await rows(
    'select prepared_name, closed_name, names_kept, seal = sign_off_seal(s) from sign_off s order by month',
  );
  expect(found).toEqual([
    ['Ana "La" Firmante', 'Ana "La" Firmante', 'log', true],
    ['Ana de hoy', 'Ana de hoy', 'later', true],
  ]);
  expect(await rows('select done_by_name from sign_off_act')).toEqual([['Ana "La" Firmante']]);
});

test('who had no role has one of what they had, in their companies; others keep theirs', async () => {
  const found = await rows(`
    select user_id, job_assignment.company_id, coalesce(built_in, job.name), cardinality(permissions)
      from job_assignment left join job on job.id = job_id order by 1, 2`);
  expect(found).toEqual([
    [2, 1, 'Acceso completo a la empresa', 20],
    [2, 2, 'Acceso completo a la empresa', 20],
    [3, null, 'cliente', null],
  ]);
});

test('the activity log tells it, and is whole', async () => {
  expect(
    await rows('select user_name, act, company_id, target from record_entry where sequence > 2 order by sequence'),
  ).toEqual([
    ['Cuadre', 'job.created', null, 'Acceso completo a la empresa'],
    ['Cuadre', 'job.assigned', 1, 'luis@ejemplo.co'],
    ['Cuadre', 'job.assigned', 2, 'luis@ejemplo.co'],
  ]);
  const db = createDatabase<Schema>(access.application);
  const verdicts = await verifyActivityLogs(db);
  await db.destroy();
  expect(verdicts.map(({ entries, broken }) => [entries, broken])).toEqual([[5, null]]);
});
