/** Main figures of the months of many companies, as they are kept. */
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import { spanishCollation } from '#platform/database/spanish-order.ts';
import type { SummaryOrder, SummaryPart, SummaryRow } from './contract.ts';
import type { DrawnSummary } from './draw-summary.ts';

/** Counts the changes of what a summary says: those of an earlier release are computed again. */
export const SUMMARY_RELEASE = 1;

export interface AskedSummaries extends Period {
  /** Ids. */
  companies: readonly number[];
  /** Validations that prove a balance: their open findings are a check that does not hold. */
  proofs: readonly string[];
}

/** A company with its month, as it is kept. Amounts: cents as text; liquidity: hundredths. */
export interface StoredSummary {
  id: number;
  state: SummaryRow['attributes']['state'];
  assets: string | null;
  liabilities: string | null;
  equity: string | null;
  revenue: string | null;
  result: string | null;
  cash: string | null;
  taxPosition: string | null;
  liquidity: string | null;
  failing: number | null;
  /** What the figures follow from; null without them. */
  basis: string | null;
}

/** Each company asked for with its newest version of the month. */
function shown({ companies, year, month, proofs }: AskedSummaries, basis: 'month' | 'year'): RawBuilder<unknown> {
  const [revenue, result] = [sql.ref(`summary.${basis}_revenue`), sql.ref(`summary.${basis}_result`)];
  return sql`
    select company.id, company.business_name as name, summary.basis, summary.assets, summary.liabilities, summary.equity,
           ${revenue} as revenue, ${result} as result, summary.cash, summary.tax_position as "taxPosition",
           summary.liquidity, summary.failing + audited.failing as failing,
           case when balance.id is null then 'missing' when summary.balance_id is null then 'pending'
                when exists (select from sign_off where company_id = company.id and year = ${year} and month = ${month}
                              and state = 'closed') then 'signed'
                else 'draft' end as state
      from company
      left join lateral (select id from trial_balance
                          where company_id = company.id and year = ${year} and month = ${month} and deleted_at is null
                          order by version desc limit 1) as balance on true
      left join statement_summary as summary on summary.balance_id = balance.id and summary.release = ${SUMMARY_RELEASE}
      cross join lateral (
        select exists (select from finding
                        where audit_id = (select id from audit
                                           where company_id = company.id and balance_id = balance.id and state = 'done'
                                           order by created_at desc, id desc limit 1)
                          and validation = any(${[...proofs]}::text[])
                          and severity <> 'informativa' and set_aside is null and explained_by is null)::int as failing
      ) as audited
     where company.id = any(${[...companies]}::int[])`;
}

const parts: Readonly<Record<SummaryPart, RawBuilder<boolean>>> = {
  failing: sql`failing > 0`,
  draft: sql`state in ('draft', 'pending')`,
  signed: sql`state = 'signed'`,
  missing: sql`state = 'missing'`,
};

export interface SummaryPage {
  basis: 'month' | 'year';
  part: SummaryPart | undefined;
  order: { field: SummaryOrder; descending: boolean };
  /** Null: all. */
  page: { limit: number; offset: number } | null;
}

export async function readSummaries(
  trx: DatabaseTransaction,
  asked: AskedSummaries,
  { basis, part, order: { field, descending }, page }: SummaryPage,
): Promise<StoredSummary[]> {
  const byName = sql`name collate ${sql.id(spanishCollation)}`;
  // Of the figures themselves: the columns that are read are their texts.
  const direction = descending ? sql`desc` : sql`asc`;
  const order =
    field === 'name'
      ? sql`${byName} ${direction}`
      : sql`${sql.ref(`shown.${field}`)} ${direction} nulls last, ${byName}`;
  const { rows } = await sql<StoredSummary>`
    select id, state, basis, assets::text, liabilities::text, equity::text, revenue::text, result::text, cash::text,
           "taxPosition"::text, liquidity::text, failing
      from (${shown(asked, basis)}) as shown
     where ${part === undefined ? sql`true` : parts[part]}
     order by ${order}, id
     ${page === null ? sql`` : sql`limit ${page.limit} offset ${page.offset}`}`.execute(trx);
  return rows;
}

export type SummaryCounts = Record<SummaryPart | 'all' | 'pending', number>;

export async function countSummaries(trx: DatabaseTransaction, asked: AskedSummaries): Promise<SummaryCounts> {
  const counted = (where: RawBuilder<boolean>) => sql`(count(*) filter (where ${where}))::int`;
  const { rows } = await sql<SummaryCounts>`
    select count(*)::int as "all", ${counted(parts.failing)} as failing, ${counted(parts.draft)} as draft,
           ${counted(parts.signed)} as signed, ${counted(parts.missing)} as missing,
           ${counted(sql`state = 'pending'`)} as pending
      from (${shown(asked, 'month')}) as shown`.execute(trx);
  return rows[0]!;
}

/** Months with a balance of some of the companies, oldest first. */
export async function monthsOfAll(trx: DatabaseTransaction, companies: readonly number[]): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select distinct year, month from trial_balance
     where company_id = any(${[...companies]}::int[]) and deleted_at is null
     order by year, month`.execute(trx);
  return rows;
}

/** Companies of the account with a balance of the month whose summary is not kept. */
export async function companiesToSummarise(trx: DatabaseTransaction, { year, month }: Period): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select company.id from company
      join lateral (select id from trial_balance
                     where company_id = company.id and year = ${year} and month = ${month} and deleted_at is null
                     order by version desc limit 1) as balance on true
     where company.deleted_at is null
       and not exists (select from statement_summary
                        where balance_id = balance.id and release = ${SUMMARY_RELEASE})
     order by company.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function forgetSummaries(trx: DatabaseTransaction, companies: readonly number[]): Promise<void> {
  await sql`delete from statement_summary where company_id = any(${[...companies]}::int[])`.execute(trx);
}

export interface KeptSummary extends DrawnSummary {
  accountId: string;
  companyId: number;
  balanceId: string;
  basis: string;
}

/** Not for a version that was withdrawn meanwhile. */
export async function keepSummary(trx: DatabaseTransaction, summary: KeptSummary): Promise<void> {
  const { accountId, companyId, balanceId, basis, failing } = summary;
  const { assets, liabilities, equity, cash, taxPosition, liquidity } = summary;
  const { monthRevenue, monthResult, yearRevenue, yearResult } = summary;
  await sql`
    insert into statement_summary (account_id, company_id, balance_id, release, basis, assets, liabilities, equity, cash,
      tax_position, liquidity, month_revenue, month_result, year_revenue, year_result, failing)
    select ${accountId}::uuid, ${companyId}::int, id, ${SUMMARY_RELEASE}::int, ${basis}, ${assets}::bigint,
           ${liabilities}::bigint, ${equity}::bigint, ${cash}::bigint, ${taxPosition}::bigint, ${liquidity}::bigint,
           ${monthRevenue}::bigint, ${monthResult}::bigint, ${yearRevenue}::bigint, ${yearResult}::bigint, ${failing}::int
      from trial_balance where id = ${balanceId} and account_id = ${accountId} and deleted_at is null
        on conflict (balance_id) do update
           set release = excluded.release, basis = excluded.basis, assets = excluded.assets,
               liabilities = excluded.liabilities, equity = excluded.equity, cash = excluded.cash,
               tax_position = excluded.tax_position, liquidity = excluded.liquidity,
               month_revenue = excluded.month_revenue, month_result = excluded.month_result,
               year_revenue = excluded.year_revenue, year_result = excluded.year_result,
               failing = excluded.failing`.execute(trx);
}
