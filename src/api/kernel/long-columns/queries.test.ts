import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '#platform/database/connection.ts';
import { cloneTemplate } from '../../../../tests/support/test-database.ts';
import type { Database, DatabaseTransaction } from '../database.ts';
import { readLong, readLongColumn } from './queries.ts';

/** Runs `work` with a table `upload` of some bytes in place of the real one; returns its ids. */
async function withColumns(
  columns: readonly Buffer[],
  work: (trx: DatabaseTransaction, ids: string[]) => Promise<void>,
): Promise<void> {
  const { owner } = await cloneTemplate();
  const db: Database = createDatabase({ ...owner, max: 1, min: 1 });
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table upload (id uuid, balance bytea) on commit drop`.execute(trx);
    const ids = columns.map(() => randomUUID() as string);
    for (const [place, id] of ids.entries())
      await sql`insert into pg_temp.upload values (${id}, ${columns[place]})`.execute(trx);
    await work(trx, ids);
  });
  await db.destroy();
}

const piece = 24 * 1024;

test('bytes are read whole, whatever their length', async () => {
  const columns = [0, 1, piece - 1, piece, piece + 1, 20 * piece, 1_000_003].map((length) => randomBytes(length));
  await withColumns(columns, async (trx, ids) => {
    const read = await readLongColumn(trx, 'upload.balance', ids);
    expect(ids.map((id) => read.get(id)!.equals(columns[ids.indexOf(id)]!))).toEqual(ids.map(() => true));
    expect((await readLong(trx, 'upload.balance', ids[4]!)).equals(columns[4]!)).toBe(true);
    expect(await readLongColumn(trx, 'upload.balance', [])).toEqual(new Map());
  });
});

test('a row that is not there is an error, not an empty column', async () => {
  const absent = randomUUID();
  await withColumns([Buffer.from('a')], async (trx, ids) => {
    await expect(readLongColumn(trx, 'upload.balance', [...ids, absent])).rejects.toThrow(absent);
  });
});
