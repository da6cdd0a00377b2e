/** Budgets of companies by year. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type Cents, fromDecimal, toDecimal } from '#core/money/money.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson } from '#platform/database/storable.ts';

/** A line of a budget; cents by month, income, costs and expenses positive. */
export interface BudgetLine {
  code: string;
  name: string;
  months: Cents[];
}

export interface BudgetRecord {
  year: number;
  fileName: string;
  /** By code. */
  accounts: BudgetLine[];
  loadedAt: Date;
  loadedBy: number;
  loadedByName: string;
}

/** As stored. */
type StoredLine = [string, string, string[]];

/** Newest year first. */
export async function listBudgetRecords(trx: DatabaseTransaction, companyId: number): Promise<BudgetRecord[]> {
  const rows = await trx
    .selectFrom('budget')
    .innerJoin('app_user', 'app_user.id', 'budget.loaded_by')
    .select(['year', 'file_name as fileName', 'accounts', 'loaded_at as loadedAt', 'loaded_by as loadedBy'])
    .select('app_user.name as loadedByName')
    .$narrowType<{ accounts: StoredLine[] }>()
    .where('company_id', '=', companyId)
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ accounts, ...row }) => ({
    ...row,
    accounts: accounts.map(([code, name, months]) => ({ code, name, months: months.map(fromDecimal) })),
  }));
}

/** Its accounts; none without a budget of the year. */
export async function budgetOf(trx: DatabaseTransaction, companyId: number, year: number): Promise<BudgetLine[]> {
  return (await listBudgetRecords(trx, companyId)).find((one) => one.year === year)?.accounts ?? [];
}

/** Replaces the budget of the year. */
export async function putBudget(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, year, fileName, accounts }: Pick<BudgetRecord, 'year' | 'fileName' | 'accounts'> & { companyId: number },
): Promise<void> {
  const lines = accounts.map(({ code, name, months }): StoredLine => [code, name, months.map(toDecimal)]);
  const values = { file_name: fileName, accounts: storableJson(lines), loaded_by: userId };
  await trx
    .insertInto('budget')
    .values({ account_id: accountId, company_id: companyId, year, ...values })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'year']).doUpdateSet({ ...values, loaded_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Returns whether there was one. */
export async function removeBudget(trx: DatabaseTransaction, companyId: number, year: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('budget')
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Accounts of results of four digits that the newest balance has, by code, with the name that its file writes, if any. */
export async function resultTitles(
  trx: DatabaseTransaction,
  companyId: number,
): Promise<{ code: string; name: string | null }[]> {
  const { rows } = await sql<{ code: string; name: string | null }>`
    select left(code, 4) as code, max(name) filter (where length(code) = 4) as name
      from account_summary
     where code ~ '^[4-7]\\d{3}'
       and balance_id = (select id from trial_balance where company_id = ${companyId} and deleted_at is null
                          order by year desc, month desc, version desc limit 1)
     group by 1 order by 1`.execute(trx);
  return rows;
}
