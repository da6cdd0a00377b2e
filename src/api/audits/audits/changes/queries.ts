/** State of an audit's inputs now, without the books. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import type { DianList } from '#core/reference/dian/dian-list.ts';

/** Newest version of each of the last `limit` months before a period, by month key. */
export async function balancesBefore(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
  limit: number,
): Promise<Map<string, string>> {
  const { rows } = await sql<Period & { id: string }>`
    select distinct on (year, month) id, year, month
      from trial_balance
     where company_id = ${companyId} and deleted_at is null and (year, month) < (${year}, ${month})
     order by year desc, month desc, version desc
     limit ${limit}`.execute(trx);
  return new Map(rows.map((row) => [periodKey(row), row.id]));
}

/** Months of some balances, withdrawn ones included, by month key. */
export async function monthsOfBalances(
  trx: DatabaseTransaction,
  companyId: number,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('trial_balance')
    .select(['id', 'year', 'month'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [periodKey(row), row.id]));
}

/** Months with a balance after a period, oldest first. */
export async function monthsAfter(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select distinct year, month
      from trial_balance
     where company_id = ${companyId} and deleted_at is null and (year, month) > (${year}, ${month})
     order by year, month`.execute(trx);
  return rows;
}

/** Settings of each validation as of a parametrization change, by validation id. */
export async function settingsAt(
  trx: DatabaseTransaction,
  companyId: number,
  version: number,
): Promise<Record<number, ValidationSettings>> {
  const { rows } = await sql<{ validationId: number; settings: ValidationSettings }>`
    select distinct on (validation_id) validation_id as "validationId", settings
      from parametrization_change
     where company_id = ${companyId} and version <= ${version}
     order by validation_id, version desc`.execute(trx);
  return Object.fromEntries(rows.map(({ validationId, settings }) => [validationId, settings]));
}

/** Version of the company's third-party directory; 0 if none. */
export async function directoryVersion(trx: DatabaseTransaction, companyId: number): Promise<number> {
  const { version } = await trx
    .selectFrom('third_party_directory')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return version;
}

/** Whether a row of the tables of the law for some days was loaded or withdrawn after a moment. */
export async function ratesChangedAfter(
  trx: DatabaseTransaction,
  moment: Date,
  days: { from: string; before: string },
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (select from loaded_rate
                    where greatest(loaded_at, coalesce(withdrawn_at, loaded_at)) > ${moment}
                      and from_day < ${days.before} and coalesce(to_day, ${days.from}) >= ${days.from}) as changed`.execute(
    trx,
  );
  return rows[0]?.changed === true;
}

/** Lists of the DIAN of which a load after a moment changes what it says of somebody in the books of a month. */
export async function listsTouchedAfter(
  trx: DatabaseTransaction,
  moment: Date,
  { companyId, year, month }: Period & { companyId: number },
): Promise<DianList[]> {
  const rows = await trx
    .selectFrom('dian_touch')
    .innerJoin('dian_load', 'dian_load.id', 'dian_touch.load_id')
    .select('list')
    .distinct()
    .$narrowType<{ list: DianList }>()
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .where('month', '=', month)
    .where('loaded_at', '>', moment)
    .orderBy('list')
    .execute();
  return rows.map(({ list }) => list);
}
