/** The account that holds a subscription. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';

/** Whether an account is closed. Locks that state until the transaction ends. */
export async function isClosing(trx: DatabaseTransaction, accountId: string): Promise<boolean> {
  const { closingAt } = await trx
    .selectFrom('account')
    .select('closing_at as closingAt')
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirstOrThrow();
  return closingAt !== null;
}
