/** What the workbook of a company has beside settings. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { KeptContent } from '#core/engine/settings/book/kept-content.ts';
import { storableJson } from '#platform/database/storable.ts';

export async function keptContent(trx: DatabaseTransaction, companyId: number): Promise<KeptContent> {
  const { kept } = await trx
    .selectFrom('company')
    .select('parametrization_kept as kept')
    .$narrowType<{ kept: KeptContent }>()
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return kept;
}

/** Requires the lock of the company. */
export async function keepContent(trx: DatabaseTransaction, companyId: number, kept: KeptContent): Promise<void> {
  await trx
    .updateTable('company')
    .set({ parametrization_kept: storableJson(kept) })
    .where('id', '=', companyId)
    .execute();
}
