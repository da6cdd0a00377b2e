/** Accounts that their subscriber is closing: their links open nothing. */
import type { DatabaseTransaction } from '../database.ts';

/** Whether an account is about to be deleted. */
export async function isAccountClosing(trx: DatabaseTransaction, accountId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('closing_at', 'is', null)
    .executeTakeFirst();
  return found === undefined;
}
