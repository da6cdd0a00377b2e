/** Stored choices of who is mailed about signed statements. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { StatementMailChoice } from './contract.ts';

/** Undefined where the company left it to everybody who sees them. */
export async function findStatementMail(
  trx: DatabaseTransaction,
  companyId: number,
): Promise<StatementMailChoice | undefined> {
  const found = await trx
    .selectFrom('statement_mail')
    .select(['to_everyone as toEveryone', 'statements'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const chosen = await trx
    .selectFrom('statement_mail_recipient')
    .select('user_id as id')
    .where('company_id', '=', companyId)
    .orderBy('user_id')
    .execute();
  return { ...found, recipients: chosen.map(({ id }) => id) };
}

export async function setStatementMail(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  companyId: number,
  { toEveryone, statements, recipients }: StatementMailChoice,
): Promise<void> {
  const choice = { statements, to_everyone: toEveryone, changed_by: userId };
  await trx
    .insertInto('statement_mail')
    .values({ company_id: companyId, account_id: accountId, ...choice })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...choice, changed_at: sql<Date>`now()` }))
    .execute();
  await keepRecipients(trx, companyId, recipients);
  if (recipients.length === 0) return;
  await trx
    .insertInto('statement_mail_recipient')
    .values(recipients.map((id) => ({ account_id: accountId, company_id: companyId, user_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets all others: who does not see the statements any more gets no mail of them, also when they see them again. */
export async function keepRecipients(
  trx: DatabaseTransaction,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('statement_mail_recipient')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`not user_id = any(${[...ids]}::int[])`)
    .execute();
}
