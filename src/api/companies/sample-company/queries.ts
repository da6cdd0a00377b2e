/** Which company of an account is the sample, which takes no license seat. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';

export async function markSample(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await trx.updateTable('company').set({ is_sample: true }).where('id', '=', companyId).execute();
}

export async function isSample(trx: DatabaseTransaction, companyId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('company')
    .select('is_sample as isSample')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return found.isSample;
}

/** From then on it takes a seat like any other. */
export async function unmarkSample(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await trx.updateTable('company').set({ is_sample: false }).where('id', '=', companyId).execute();
}
