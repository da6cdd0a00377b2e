import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/test-database.ts';
import { type DatabaseAccess, withClient } from './connection.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { text } from './text.es.ts';

let server: TestServer;
let made: DatabaseAccess;
/** Of the owner, a plain user with a password who may create roles, as an administrator gives one. */
let url: string;
const owner = `duenno_${randomUUID().slice(0, 8)}`;
const open: OpenDatabase<never>[] = [];

beforeAll(async () => {
  server = await startTestServer();
  made = await server.createEmpty();
  const { host, port } = made.owner;
  await withClient(made.owner, async (superuser) => {
    const { rows } = await superuser.query(`select current_setting('hba_file') as file`);
    const lines = ['local all cuadre peer map=cuadre', 'local all all scram-sha-256', ''];
    writeFileSync(rows[0].file, lines.join('\n'));
    await superuser.query(`create role ${owner} login createrole password 'una clave'; select pg_reload_conf();
      grant cuadre_app, cuadre_queue to ${owner} with admin option`);
    await superuser.query(`create database ${owner} owner ${owner}`);
  });
  url = `postgres://${owner}:una%20clave@localhost:${port}/${owner}?host=${encodeURIComponent(String(host))}`;
});
afterAll(async () => {
  for (const one of open) await one.close();
  await server.close();
});

async function opened(place: { url: string; ownerUrl?: string }): Promise<OpenDatabase<never>> {
  const database = await openDatabase<never>({ dataDirectory: '/nowhere', ...place });
  open.push(database);
  return database;
}

/** Logins with a connection to the database, and the role that each works as. */
async function connected(): Promise<string[]> {
  const { rows } = await withClient({ ...made.owner, database: owner }, (superuser) =>
    superuser.query<{ usename: string }>(
      `select distinct usename from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() order by 1`,
      [owner],
    ),
  );
  return rows.map(({ usename }) => usename);
}

const whoIs = (config: pg.PoolConfig) =>
  withClient(
    config,
    async (client) => (await client.query('select session_user as login, current_user as role')).rows[0],
  );

test('with one URL the service has logins of its own, which may become nobody else', async () => {
  const { access, warning, migrated } = await opened({ url });
  expect(migrated.length).toBeGreaterThan(0);
  expect(warning).toBeUndefined();
  const [application, queue] = [await whoIs(access.application), await whoIs(access.queue)];
  expect(application).toEqual({ login: expect.stringMatching(/^cuadre_app_[0-9a-f]{10}$/), role: 'cuadre_app' });
  expect(queue).toEqual({ login: expect.stringMatching(/^cuadre_queue_[0-9a-f]{10}$/), role: 'cuadre_queue' });
  for (const attempt of [`set role ${owner}`, 'set role cuadre_queue', `set session authorization ${owner}`])
    await expect(withClient(access.application, (client) => client.query(attempt))).rejects.toThrow(
      /permission denied/,
    );
  await withClient(access.queue, async (client) => {
    await client.query('create table queue.own (id int)');
    await expect(client.query('select from account')).rejects.toThrow(/permission denied/);
  });
  expect(await connected()).not.toContain(owner);
});

test('a second process has the same logins', async () => {
  const before = open[0]!.access.application.connectionString;
  expect((await opened({ url })).access.application.connectionString).toBe(before);
});

test('with the URL of the owner beside, that one is for migrations alone', async () => {
  await withClient(made.owner, (superuser) => superuser.query(`create role servicio login password 'otra'`));
  const own = url.replace(`${owner}:una%20clave`, 'servicio:otra');
  const { access, warning } = await opened({ url: own, ownerUrl: url });
  expect(warning).toBeUndefined();
  expect(await whoIs(access.application)).toEqual({ login: 'servicio', role: 'cuadre_app' });
  expect(await whoIs(access.queue)).toEqual({ login: 'servicio', role: 'cuadre_queue' });
});

test('an owner that may create no login is told of, and works', async () => {
  await withClient(made.owner, async (superuser) => {
    await superuser.query(`create role corriente login password 'x'; grant cuadre_app, cuadre_queue to corriente`);
    await superuser.query('create database corriente owner corriente');
  });
  const plain = url.replace(`${owner}:una%20clave`, 'corriente:x').replace(`/${owner}?`, '/corriente?');
  const { access, warning } = await opened({ url: plain });
  expect(warning).toBe(text.loginIsOwner);
  expect(await whoIs(access.application)).toEqual({ login: 'corriente', role: 'cuadre_app' });
});
