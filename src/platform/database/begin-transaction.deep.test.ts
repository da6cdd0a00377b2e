import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/test-database.ts';
import { transactWith } from './begin-transaction.ts';
import { createDatabase } from './connection.ts';
import { inRehearsal } from './rehearsal.ts';

type Schema = Record<string, never>;

let server: TestServer;
let db: Kysely<Schema>;

beforeAll(async () => {
  server = await startTestServer();
  db = createDatabase<Schema>({ ...(await server.createEmpty()).owner, max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await server.close();
});
beforeEach(() => void vi.restoreAllMocks());

async function settingIn(one: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    select coalesce(current_setting('app.made', true), '') as value`.execute(one);
  return rows[0]!.value;
}

test('the settings hold in the transaction, whatever their characters, and not after it', async () => {
  for (const value of ["it's", '\\', '$1; drop table x; --', 'ñ', '']) {
    expect(await transactWith(db, { 'app.made': value }, settingIn)).toBe(value);
    expect(await Promise.all([settingIn(db), settingIn(db)])).toEqual(['', '']);
  }
});

test('a transaction of its own within the work has none of them', async () => {
  const seen = await transactWith(db, { 'app.made': 'outer' }, async (trx) => [
    await db.transaction().execute(settingIn),
    await transactWith(db, { 'app.made': 'inner' }, settingIn),
    await settingIn(trx),
  ]);
  expect(seen).toEqual(['', 'inner', 'outer']);
});

test('the transaction begins with its settings in one round trip', async () => {
  await settingIn(db);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await transactWith(db, { 'app.made': 'x', 'app.other': 'y' }, settingIn);
  expect(query).toHaveBeenCalledTimes(3);
});

test('settings that are refused leave a connection that serves others', async () => {
  await expect(transactWith(db, { 'app.1 wrong': 'x' }, settingIn)).rejects.toThrow('invalid configuration parameter');
  expect(await Promise.all([1, 2, 3].map(() => transactWith(db, { 'app.made': 'x' }, settingIn)))).toEqual(
    Array(3).fill('x'),
  );
});

test('in a rehearsal each transaction has its own', async () => {
  await inRehearsal(db, async (rehearsed) => {
    expect(await transactWith(rehearsed, { 'app.made': 'a' }, settingIn)).toBe('a');
    expect(await transactWith(rehearsed, { 'app.made': 'b' }, settingIn)).toBe('b');
  });
  expect(await settingIn(db)).toBe('');
});
