/** Marks a company as the sample. */
import type { DatabaseTransaction } from '../database.ts';

export async function markSample(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await trx.updateTable('company').set({ is_sample: true }).where('id', '=', companyId).execute();
}
