/** Licences of accounts: the one in force, and every change that it went through. */
import { sql } from 'kysely';
import { addDays, dayInBogota, type PlanKey, plan } from '#core/licence.ts';
import type { DatabaseTransaction } from '../database.ts';

export interface LicenceRecord {
  accountId: string;
  plan: PlanKey;
  companies: number;
  users: number;
  startsOn: string;
  endsOn: string;
  suspendedAt: Date | null;
  version: number;
}

export type LicenceAction = 'grant' | 'renew' | 'redeem' | 'suspend' | 'resume';

/** What is said of a change besides the licence after it. */
export interface ChangeNote {
  action: LicenceAction;
  note?: string;
  /** Null: nobody in person, such as the registration. */
  changedBy: number | null;
}

const columns = [
  'account_id as accountId',
  'plan',
  'companies',
  'users',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'suspended_at as suspendedAt',
  'version',
] as const;

export function findLicence(trx: DatabaseTransaction, accountId: string): Promise<LicenceRecord | undefined> {
  return trx
    .selectFrom('licence')
    .select(columns)
    .$narrowType<{ plan: PlanKey }>()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Waits for whoever else is about to change the licence, or to use one of its places, and keeps them waiting. */
export function lockLicence(trx: DatabaseTransaction, accountId: string): Promise<LicenceRecord | undefined> {
  return trx
    .selectFrom('licence')
    .select(columns)
    .$narrowType<{ plan: PlanKey }>()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the licence as its next version, with what happened. The caller has locked it, or it is new. */
export async function writeLicence(
  trx: DatabaseTransaction,
  licence: Omit<LicenceRecord, 'version'>,
  { action, note = '', changedBy }: ChangeNote,
): Promise<void> {
  const values = {
    plan: licence.plan,
    companies: licence.companies,
    users: licence.users,
    starts_on: licence.startsOn,
    ends_on: licence.endsOn,
    suspended_at: licence.suspendedAt,
  };
  const { version } = await trx
    .insertInto('licence')
    .values({ account_id: licence.accountId, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...values, version: sql<number>`licence.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('licence_change')
    .values({
      account_id: licence.accountId,
      version,
      action,
      licence: JSON.stringify({ ...values, version }),
      note,
      changed_by: changedBy,
    })
    .execute();
}

/** The first licence of an account, from today on, with what its plan includes. */
export async function grantPlan(trx: DatabaseTransaction, accountId: string, key: PlanKey): Promise<void> {
  const { days, companies, users } = plan(key);
  const startsOn = dayInBogota(new Date());
  const endsOn = addDays(startsOn, days);
  const licence = { accountId, plan: key, companies, users, startsOn, endsOn, suspendedAt: null };
  await writeLicence(trx, licence, { action: 'grant', changedBy: null });
}

/** How many places of its licence an account uses: companies that are active, users who are or have been invited to be. */
export async function countPlaces(
  trx: DatabaseTransaction,
  accountId: string,
): Promise<{ companies: number; users: number }> {
  const { rows } = await sql<{ companies: number; users: number }>`select
    (select count(*)::int from company where account_id = ${accountId} and is_active) as companies,
    (select count(*)::int from app_user where account_id = ${accountId}
      and (is_active or exists (select from invitation
        where invitation.user_id = app_user.id and accepted_at is null))) as users`.execute(trx);
  return rows[0]!;
}
