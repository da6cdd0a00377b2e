import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/test-database.ts';
import { createDatabase, withClient } from './connection.ts';
import { inRehearsal } from './rehearsal.ts';

type Schema = { note: { text: string } };

let server: TestServer;
let db: Kysely<Schema>;

beforeAll(async () => {
  server = await startTestServer();
  const access = await server.createEmpty();
  await withClient(access.owner, (owner) => owner.query('create table note (text text primary key)'));
  db = createDatabase<Schema>({ ...access.owner, max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await server.close();
});

const textsIn = async (one: Kysely<Schema>) => {
  const rows = await one.selectFrom('note').selectAll().orderBy('text').execute();
  return rows.map(({ text }) => text);
};

function write(one: Kysely<Schema>, text: string): Promise<unknown> {
  return one.transaction().execute((trx) => trx.insertInto('note').values({ text }).execute());
}

test('its transactions see each other, one at a time, and nothing of them stays', async () => {
  await inRehearsal(db, async (rehearsed) => {
    await Promise.all(['a', 'b', 'c'].map((text) => write(rehearsed, text)));
    expect(await textsIn(rehearsed)).toEqual(['a', 'b', 'c']);
    expect(await textsIn(db)).toEqual([]);
  });
  expect(await textsIn(db)).toEqual([]);
});

test('the error of its work is thrown, and its connection serves others', async () => {
  const failed = inRehearsal(db, async (rehearsed) => {
    await write(rehearsed, 'a');
    await write(rehearsed, 'a');
  });
  await expect(failed).rejects.toThrow('duplicate key');
  await Promise.all([write(db, 'x'), write(db, 'y'), write(db, 'z')]);
  expect(await textsIn(db)).toEqual(['x', 'y', 'z']);
});
