/** What is stored of a company's first steps, and whether a user has put them aside. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';

export interface StepsTaken {
  hasCredential: boolean;
  hasBalance: boolean;
  /** Predefined settings chosen, or settings of its own. */
  hasParametrization: boolean;
  hasAudit: boolean;
  /** Users of its account besides one, invited ones included. */
  hasPeople: boolean;
  isAside: boolean;
}

export async function stepsTaken(
  trx: DatabaseTransaction,
  { userId }: Caller,
  company: { id: number; accountId: string },
): Promise<StepsTaken> {
  const { rows } = await sql<StepsTaken>`
    select exists (select from software_credential where company_id = ${company.id}) as "hasCredential",
           exists (select from trial_balance where company_id = ${company.id} and deleted_at is null) as "hasBalance",
           exists (select from predefined_choice where company_id = ${company.id})
             or exists (select from parametrization_change where company_id = ${company.id})
             or exists (select from chart_change where company_id = ${company.id}) as "hasParametrization",
           exists (select from audit join trial_balance as balance on balance.id = audit.balance_id
                    where audit.state = 'done' and balance.company_id = ${company.id}
                      and balance.deleted_at is null) as "hasAudit",
           (select count(*) > 1 from app_user
             where account_id = ${company.accountId} and not is_admin) as "hasPeople",
           exists (select from first_steps_aside
                    where company_id = ${company.id} and user_id = ${userId}) as "isAside"`.execute(trx);
  return rows[0]!;
}

export async function storeAside(
  trx: DatabaseTransaction,
  { accountId, userId }: Caller,
  companyId: number,
  isAside: boolean,
): Promise<void> {
  if (isAside)
    await trx
      .insertInto('first_steps_aside')
      .values({ account_id: accountId, user_id: userId, company_id: companyId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('first_steps_aside')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
}
