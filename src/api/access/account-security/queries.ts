/** Whether an account requires a second factor. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { AccountSecurity } from './contract.ts';

export function readAccountSecurity(trx: DatabaseTransaction, accountId: string): Promise<AccountSecurity> {
  return trx
    .selectFrom('account')
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.account_id', '=', 'account.id').on('app_user.is_active', '=', true),
    )
    .leftJoin('second_factor', (join) =>
      join.onRef('second_factor.user_id', '=', 'app_user.id').on('second_factor.confirmed_at', 'is not', null),
    )
    .select([
      'account.requires_second_factor as secondFactorRequired',
      sql<number>`count(app_user.id)::int`.as('people'),
      sql<number>`count(second_factor.user_id)::int`.as('withSecondFactor'),
    ])
    .where('account.id', '=', accountId)
    .groupBy('account.id')
    .executeTakeFirstOrThrow();
}

/** False when it was already so. */
export async function requireSecondFactor(
  trx: DatabaseTransaction,
  accountId: string,
  required: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ requires_second_factor: required })
    .where('id', '=', accountId)
    .where('requires_second_factor', '!=', required)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
