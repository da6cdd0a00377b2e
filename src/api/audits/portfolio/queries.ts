/** Figures of many companies at once from stored summaries, and a user's marks and views. */
import { sql } from 'kysely';
import type { AuditState } from '#api/audits/audits/contract.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSpanish } from '#platform/database/spanish-order.ts';
import { storableJson, storableText } from '#platform/database/storable.ts';
import type { PortfolioMark, ViewQuery } from './contract.ts';

/** The newest version of a month with its newest audit; counts are zero without one. */
export interface MonthOfCompany extends Period {
  companyId: number;
  /** Of the audit. */
  state: AuditState | null;
  healthIndex: number | null;
  critica: number;
  alta: number;
  media: number;
  baja: number;
  /** At risk, in cents. */
  amount: bigint;
}

/** The newest calendar month with a balance among some companies. */
export async function newestMonth(trx: DatabaseTransaction, companies: readonly number[]): Promise<Period | null> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(newest.month) as newest
      from unnest(${companies}::int[]) as asked (id)
      cross join lateral (select year * 12 + least(month, 12) - 1 as month from trial_balance
                           where company_id = asked.id and deleted_at is null
                           order by year desc, month desc limit 1) as newest`.execute(trx);
  const newest = rows[0]?.newest ?? null;
  return newest === null ? null : { year: Math.floor(newest / 12), month: (newest % 12) + 1 };
}

/** Months with a balance of some companies from one to another, closing periods included. */
export async function monthsOfCompanies(
  trx: DatabaseTransaction,
  companies: readonly number[],
  { from, to }: { from: Period; to: Period },
): Promise<MonthOfCompany[]> {
  const { rows } = await sql<Omit<MonthOfCompany, 'amount'> & { amount: string }>`
    select balance.company_id as "companyId", balance.year, balance.month, last.state, last.health_index as "healthIndex",
           counted.critica, counted.alta, counted.media, counted.baja, counted.amount
      from (select distinct on (company_id, year, month) id, company_id, year, month from trial_balance
             where company_id = any(${companies}::int[]) and deleted_at is null
               and (year, month) >= (${from.year}, ${from.month}) and (year, month) <= (${to.year}, 13)
               and (year < ${to.year} or month <= ${to.month} or (month = 13 and ${to.month} = 12))
             order by company_id, year, month, version desc) as balance
      left join lateral (select id, state, health_index from audit
                          where balance_id = balance.id order by created_at desc limit 1) as last on true
      cross join lateral (
        select coalesce(sum(count) filter (where part = 'critica'), 0)::int as critica,
               coalesce(sum(count) filter (where part = 'alta'), 0)::int as alta,
               coalesce(sum(count) filter (where part = 'media'), 0)::int as media,
               coalesce(sum(count) filter (where part = 'baja'), 0)::int as baja,
               coalesce(sum(amount), 0)::text as amount
          from audit_total
         where audit_id = last.id and part in ('critica', 'alta', 'media', 'baja')) as counted
     order by balance.company_id, balance.year, balance.month`.execute(trx);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

export interface AssignedPerson {
  companyId: number;
  id: number;
  name: string;
  findings: number;
}

/** People to whom findings that are not corrected are assigned, by name within each company. */
export async function assignedPeople(
  trx: DatabaseTransaction,
  companies: readonly number[],
): Promise<AssignedPerson[]> {
  return trx
    .selectFrom('finding_life as life')
    .innerJoin('app_user as person', 'person.id', 'life.assignee')
    .select(['life.company_id as companyId', 'person.id', 'person.name', sql<number>`count(*)::int`.as('findings')])
    .where(sql<boolean>`life.company_id = any(${companies}::int[])`)
    .where('life.state', '<>', 'corregido')
    .groupBy(['life.company_id', 'person.id', 'person.name'])
    .orderBy('life.company_id')
    .orderBy(inSpanish('person.name'))
    .execute();
}

/** The caller's, by company. */
export async function marksOf(trx: DatabaseTransaction, { userId }: Caller): Promise<Map<number, PortfolioMark>> {
  const rows = await trx
    .selectFrom('portfolio_mark')
    .select(['company_id as companyId', 'is_favourite as isFavourite', 'tags'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ companyId, ...mark }) => [companyId, mark]));
}

export async function storeMark(
  trx: DatabaseTransaction,
  { accountId, userId }: Caller,
  companyId: number,
  { isFavourite, tags }: PortfolioMark,
): Promise<void> {
  const values = { is_favourite: isFavourite, tags: tags.map(storableText) };
  await trx
    .insertInto('portfolio_mark')
    .values({ account_id: accountId, user_id: userId, company_id: companyId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet(values))
    .execute();
}

export interface StoredView {
  id: number;
  name: string;
  query: ViewQuery;
}

const viewColumns = ['id', 'name', 'query'] as const;

/** The caller's, by name. */
export function listViews(trx: DatabaseTransaction, { userId }: Caller): Promise<StoredView[]> {
  return trx
    .selectFrom('portfolio_view')
    .select(viewColumns)
    .$narrowType<{ query: ViewQuery }>()
    .where('user_id', '=', userId)
    .orderBy(inSpanish('name'))
    .execute();
}

/** Undefined when the caller has another view of that name, whatever its capitals. */
export function insertView(
  trx: DatabaseTransaction,
  { accountId, userId }: Caller,
  { name, query }: Omit<StoredView, 'id'>,
): Promise<StoredView | undefined> {
  return trx
    .insertInto('portfolio_view')
    .values({ account_id: accountId, user_id: userId, name: storableText(name), query: storableJson(query) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(viewColumns)
    .$narrowType<{ query: ViewQuery }>()
    .executeTakeFirst();
}

/** Undefined when the caller has no view with that id. */
export function updateView(
  trx: DatabaseTransaction,
  { userId }: Caller,
  { id, name, query }: StoredView,
): Promise<StoredView | undefined> {
  return trx
    .updateTable('portfolio_view')
    .set({ name: storableText(name), query: storableJson(query) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(viewColumns)
    .$narrowType<{ query: ViewQuery }>()
    .executeTakeFirst();
}

/** False when the caller has no view with that id. */
export async function deleteView(trx: DatabaseTransaction, { userId }: Caller, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('portfolio_view')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
