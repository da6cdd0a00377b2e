/** Loaded rows of the dated tables, and the ends of tables that staff have been told of. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { LoadedRate, RateTable } from '#core/reference/dated/loaded-rate.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';

export interface StoredRate extends LoadedRate {
  id: number;
  source: string;
  normDay: string;
  loadedBy: string;
  loadedAt: Date;
}

/** Rows in force, in the order in which they were loaded. */
export async function listRates(trx: DatabaseTransaction): Promise<StoredRate[]> {
  const rows = await trx
    .selectFrom('loaded_rate')
    .select([
      'id',
      'table_key as table',
      'key',
      'from_day as from',
      'to_day as to',
      'figures as values',
      'norm',
      'source',
      'norm_day as normDay',
      'loaded_by as loadedBy',
      'loaded_at as loadedAt',
    ])
    .$narrowType<{ table: RateTable; values: Record<string, number> }>()
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows;
}

/** Rows in force as audits take them, and how often they have changed. */
export async function ratesForAudit(trx: DatabaseTransaction): Promise<{ rates: LoadedRate[]; version: number }> {
  const { version } = await trx
    .selectFrom('loaded_rate')
    .select(sql<number>`(count(*) + count(withdrawn_at))::int`.as('version'))
    .executeTakeFirstOrThrow();
  if (version === 0) return { rates: [], version };
  const rates = (await listRates(trx)).map(({ table, key, from, to, values, norm }) => ({
    table,
    key,
    from,
    to,
    values,
    norm,
  }));
  return { rates, version };
}

export async function insertRate(
  trx: DatabaseTransaction,
  { table, key, from, to, values, norm, source, normDay, loadedBy }: Omit<StoredRate, 'id' | 'loadedAt'>,
): Promise<StoredRate> {
  const { id } = await trx
    .insertInto('loaded_rate')
    .values({
      table_key: table,
      key,
      from_day: from,
      to_day: to,
      figures: storableJson(values),
      norm: storableText(norm),
      source: storableText(source),
      norm_day: normDay,
      loaded_by: storableText(loadedBy),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await listRates(trx)).find((row) => row.id === id)!;
}

/** Undefined when no row in force has the id. */
export async function withdrawRate(
  trx: DatabaseTransaction,
  id: number,
  withdrawnBy: string,
): Promise<StoredRate | undefined> {
  const row = (await listRates(trx)).find((one) => one.id === id);
  if (row === undefined) return undefined;
  await trx
    .updateTable('loaded_rate')
    .set({ withdrawn_by: storableText(withdrawnBy), withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  return row;
}

/** Namespace of advisory locks; unique in the project. */
const ratesLock = 7_283_409;

/** Serialises changes, so that two rows for the same days are not loaded at once. */
export async function lockRates(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ratesLock})`.execute(trx);
}

/** Whether staff are told for the first time that a table, or the calendar of due dates, ends on a day. */
export async function isNewEnd(trx: DatabaseTransaction, table: string, endsOn: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('rate_warning')
    .values({ table_key: table, ends_on: endsOn })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
