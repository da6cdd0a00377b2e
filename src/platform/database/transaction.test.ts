import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/test-database.ts';
import { assertRowSecurityBinds, prepareRoles } from './application-role.ts';
import { accessByUrl, createDatabase, type DatabaseAccess, withClient } from './connection.ts';
import { text } from './text.es.ts';
import { inAccount } from './transaction.ts';

type Schema = { note: { account_id: string; cents: bigint; day: string } };

const userId = '01890000-0000-7000-8000-0000000000aa';
const alpha = { accountId: '01890000-0000-7000-8000-000000000001', userId, isAdmin: false };
const beta = { accountId: '01890000-0000-7000-8000-000000000002', userId, isAdmin: true };

let server: TestServer;
let access: DatabaseAccess;
let db: Kysely<Schema>;

beforeAll(async () => {
  server = await startTestServer();
  access = await server.createEmpty();
  await withClient(access.owner, (owner) =>
    owner.query(`create table note (account_id uuid not null, cents bigint not null, day date not null);
      alter table note enable row level security;
      create policy of_account on note using (account_id = nullif(current_setting('app.account_id', true), '')::uuid)`),
  );
  // A single connection, so that leftovers of a transaction would be seen by the next.
  db = createDatabase<Schema>({ ...access.application, max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await server.close();
});

describe('a transaction in an account', () => {
  test('sees and writes its own rows only', async () => {
    const row = { cents: 9_007_199_254_740_993n, day: '2026-01-31' };
    await inAccount(db, alpha, (transaction) =>
      transaction
        .insertInto('note')
        .values({ ...row, account_id: alpha.accountId })
        .execute(),
    );
    expect(await inAccount(db, alpha, (transaction) => transaction.selectFrom('note').selectAll().execute())).toEqual([
      { ...row, account_id: alpha.accountId },
    ]);
    expect(await inAccount(db, beta, (transaction) => transaction.selectFrom('note').selectAll().execute())).toEqual(
      [],
    );
    await expect(
      inAccount(db, beta, (transaction) =>
        transaction
          .insertInto('note')
          .values({ ...row, account_id: alpha.accountId })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
  });

  test('leaves no identity behind, after success or failure', async () => {
    await inAccount(db, alpha, async () => {});
    expect(await db.selectFrom('note').selectAll().execute()).toEqual([]);
    await expect(inAccount(db, alpha, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await db.selectFrom('note').selectAll().execute()).toEqual([]);
  });

  test("gives policies the caller's identity", async () => {
    const asking = sql<{ user: string; role: string }>`
      select current_setting('app.user_id') as user, current_setting('app.role') as role`;
    const of = async (identity: typeof alpha) =>
      (await inAccount(db, identity, (transaction) => asking.execute(transaction))).rows[0];
    expect(await of(alpha)).toEqual({ user: userId, role: 'user' });
    expect(await of(beta)).toEqual({ user: userId, role: 'admin' });
  });

  test('keeps nothing when the work throws', async () => {
    const failing = inAccount(db, alpha, async (transaction) => {
      await transaction.deleteFrom('note').execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(
      await inAccount(db, alpha, (transaction) => transaction.selectFrom('note').selectAll().execute()),
    ).toHaveLength(1);
  });
});

const roles = ['cuadre_app', 'cuadre_queue'];
const withoutRoles = roles
  .map((role) => `drop owned by ${role}; revoke ${role} from cuadre; drop role ${role};`)
  .join(' ');

describe('the application role', () => {
  test('is accepted', () => withClient(access.application, assertRowSecurityBinds));

  test('stays, by URL, after every kind of reset', async () => {
    const { host, port, user, database } = access.owner;
    const url = `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${database}?options=-c%20statement_timeout%3D5000`;
    await withClient(accessByUrl(url).application, async (client) => {
      for (const reset of ['select 1', 'reset role', 'reset all', 'discard all']) {
        await client.query(reset);
        const { rows } = await client.query(
          `select current_user as role, current_setting('statement_timeout') as timeout`,
        );
        expect(rows).toEqual([{ role: 'cuadre_app', timeout: '5s' }]);
      }
      await assertRowSecurityBinds(client);
    });
  });

  const reasons: [string, (owner: pg.Client) => Promise<unknown>, string, string][] = [
    ['the owner', (owner) => owner.query('select 1'), 'cuadre', text.reasons.notApplicationRole],
    [
      'a superuser',
      (owner) => owner.query('alter role cuadre_app superuser; set role cuadre_app'),
      'cuadre_app',
      text.reasons.superuser,
    ],
    [
      'one that bypasses',
      (owner) => owner.query('alter role cuadre_app bypassrls; set role cuadre_app'),
      'cuadre_app',
      text.reasons.bypassesRowSecurity,
    ],
    [
      'an owner of tables',
      (owner) => owner.query('alter table note owner to cuadre_app; set role cuadre_app'),
      'cuadre_app',
      text.reasons.ownsTables,
    ],
    [
      'a member of the owner',
      (owner) =>
        owner.query(`create role boss; alter table note owner to boss; grant boss to cuadre_app; set role cuadre_app`),
      'cuadre_app',
      text.reasons.ownsTables,
    ],
  ];
  test.each(reasons)('is refused as %s', async (_, become, role, reason) => {
    await withClient(access.owner, async (owner) => {
      await owner.query('begin');
      await become(owner);
      await expect(assertRowSecurityBinds(owner)).rejects.toThrow(text.roleTooPowerful(role, reason));
      await owner.query('rollback');
    });
  });

  test('can be prepared and used by an owner who may only create roles', async () => {
    await withClient(access.owner, async (owner) => {
      await owner.query(`begin; ${withoutRoles}
        create role dba createrole; grant create, usage on schema public to dba with grant option;
        grant create on database ${owner.database} to dba;
        set session authorization dba`);
      await prepareRoles(owner);
      await prepareRoles(owner);
      await owner.query('set role cuadre_app');
      await owner.query('rollback');
    });
  });

  test('must be created by the administrator when the owner may not, with the statements of the message', async () => {
    await withClient(access.owner, async (owner) => {
      await owner.query(`begin; ${withoutRoles}
        create role plain; grant create, usage on schema public to plain;
        grant create on database ${owner.database} to plain; savepoint before;
        set session authorization plain`);
      await expect(prepareRoles(owner)).rejects.toThrow(text.rolesMissing(roles, 'cuadre'));
      await owner.query('rollback to before');
      const statements = text.rolesMissing(roles, 'plain').split(':\n')[1];
      await owner.query(`${statements} set session authorization plain`);
      await prepareRoles(owner);
      await owner.query('set role cuadre_app');
      await owner.query('rollback');
    });
  });
});
