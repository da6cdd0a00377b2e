/** Mail preferences. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { MailKind } from '#core/product/mail-kind.ts';

/** Whether a user receives a kind of mail. */
export async function wantsMail(trx: DatabaseTransaction, userId: number, kind: MailKind): Promise<boolean> {
  const found = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where(sql<boolean>`not ${kind} = any(mail_off)`)
    .executeTakeFirst();
  return found !== undefined;
}
