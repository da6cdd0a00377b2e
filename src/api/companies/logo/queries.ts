/** Logos of companies, with their keys. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';

/** The company must be one that the caller reaches. */
export async function findLogo(trx: DatabaseTransaction, companyId: number): Promise<Buffer | undefined> {
  const found = await trx
    .selectFrom('company_logo')
    .select('png')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return found?.png;
}

/** As a data URL, for documents; null without one. */
export async function logoAddress(trx: DatabaseTransaction, companyId: number): Promise<string | null> {
  const png = await findLogo(trx, companyId);
  return png === undefined ? null : `data:image/png;base64,${png.toString('base64')}`;
}

export interface KeptLogo {
  /** Changes with every upload. */
  key: string;
  png: Buffer;
}

/** Null deletes it. The version of the company stays: an open form loses nothing by it. */
export async function setLogo(
  trx: DatabaseTransaction,
  { accountId, id }: { accountId: string; id: number },
  logo: KeptLogo | null,
): Promise<void> {
  await trx
    .updateTable('company')
    .set({ logo: logo?.key ?? null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
  if (logo === null) {
    await trx.deleteFrom('company_logo').where('company_id', '=', id).execute();
    return;
  }
  await trx
    .insertInto('company_logo')
    .values({ company_id: id, account_id: accountId, png: logo.png })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ png: logo.png }))
    .execute();
}
