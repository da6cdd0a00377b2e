/** Batches of companies: what each created and stored. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';

type Owner = Pick<Caller, 'accountId' | 'userId'>;

/** Keeps the batch; one that is known goes on. */
export async function putBatch(trx: DatabaseTransaction, { accountId, userId }: Owner, id: string): Promise<void> {
  await trx
    .insertInto('company_batch')
    .values({ account_id: accountId, id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addCompany(
  trx: DatabaseTransaction,
  { accountId }: Owner,
  batchId: string,
  companyId: number,
): Promise<void> {
  await trx
    .insertInto('company_batch_company')
    .values({ account_id: accountId, batch_id: batchId, company_id: companyId })
    .execute();
}

/** Whether the batch created the company. */
export async function hasCreated(trx: DatabaseTransaction, batchId: string, companyId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('company_batch_company')
    .select('company_id')
    .where('batch_id', '=', batchId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function addBalance(
  trx: DatabaseTransaction,
  { accountId }: Owner,
  batchId: string,
  balanceId: string,
): Promise<void> {
  await trx
    .insertInto('company_batch_balance')
    .values({ account_id: accountId, batch_id: batchId, balance_id: balanceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which of the NITs no company of the account has. */
export async function unknownNits(
  trx: DatabaseTransaction,
  accountId: string,
  nits: readonly string[],
): Promise<string[]> {
  if (nits.length === 0) return [];
  const known = await trx
    .selectFrom('company')
    .select('nit')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('nit', 'in', [...nits])
    .execute();
  const have = new Set(known.map(({ nit }) => nit));
  return nits.filter((nit) => !have.has(nit));
}

/** Takes an inspected file of the caller to a company of the account; none if it is not theirs or expired. */
export async function moveUpload(
  trx: DatabaseTransaction,
  { accountId, userId }: Owner,
  uploadId: string,
  companyId: number,
): Promise<void> {
  await trx
    .updateTable('upload')
    .set({ company_id: companyId })
    .where('id', '=', uploadId)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}
