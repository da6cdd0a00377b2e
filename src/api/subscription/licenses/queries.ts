/** Licenses of accounts: the one in force, and all its changes. */

import { sql } from 'kysely';
import { containing } from '#api/kernel/containing.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { eventChannel, licenseTopic } from '#api/kernel/event-channel.ts';
import { addDays, type PlanKey, plan } from '#core/product/license.ts';
import { clock } from '#platform/clock.ts';

export interface LicenseRecord {
  accountId: string;
  plan: PlanKey;
  companies: number;
  users: number;
  startsOn: string;
  endsOn: string;
  suspendedAt: Date | null;
  version: number;
}

export type LicenseAction = 'grant' | 'renew' | 'redeem' | 'suspend' | 'resume';

/** Description of a change, besides the license after it. */
export interface ChangeNote {
  action: LicenseAction;
  note?: string;
  /** Null: no user, such as the registration. */
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

export function findLicense(trx: DatabaseTransaction, accountId: string): Promise<LicenseRecord | undefined> {
  return trx
    .selectFrom('license')
    .select(columns)
    .$narrowType<{ plan: PlanKey }>()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Row lock of the license, against concurrent changes and seat claims. */
export function lockLicense(trx: DatabaseTransaction, accountId: string): Promise<LicenseRecord | undefined> {
  return trx
    .selectFrom('license')
    .select(columns)
    .$narrowType<{ plan: PlanKey }>()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the license as its next version, with the change. Requires its lock, unless new. */
export async function writeLicense(
  trx: DatabaseTransaction,
  license: Omit<LicenseRecord, 'version'>,
  { action, note = '', changedBy }: ChangeNote,
): Promise<void> {
  const values = {
    plan: license.plan,
    companies: license.companies,
    users: license.users,
    starts_on: license.startsOn,
    ends_on: license.endsOn,
    suspended_at: license.suspendedAt,
  };
  const { version } = await trx
    .insertInto('license')
    .values({ account_id: license.accountId, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...values, version: sql<number>`license.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('license_change')
    .values({
      account_id: license.accountId,
      version,
      action,
      license: JSON.stringify({ ...values, version }),
      note,
      changed_by: changedBy,
    })
    .execute();
  await sql`select pg_notify(${eventChannel}, ${licenseTopic})`.execute(trx);
}

/** First license of an account, from today, with the contents of its plan. */
export async function grantPlan(trx: DatabaseTransaction, accountId: string, key: PlanKey): Promise<void> {
  const { days, companies, users } = plan(key);
  const startsOn = clock.today();
  const endsOn = addDays(startsOn, days);
  const license = { accountId, plan: key, companies, users, startsOn, endsOn, suspendedAt: null };
  await writeLicense(trx, license, { action: 'grant', changedBy: null });
}

/** Used seats of an account: active companies, and users who are active or invited. */
export async function countSeats(
  trx: DatabaseTransaction,
  accountId: string,
): Promise<{ companies: number; users: number }> {
  const { rows } = await sql<{ companies: number; users: number }>`select
    (select count(*)::int from company where account_id = ${accountId} and is_active
      and not is_sample and deleted_at is null) as companies,
    (select count(*)::int from app_user where account_id = ${accountId}
      and (is_active or exists (select from invitation
        where invitation.user_id = app_user.id and accepted_at is null))) as users`.execute(trx);
  return rows[0]!;
}

/**
 * Bytes that an account keeps: files and balances, also those that wait to be stored (once stored they are copied, and wait for their deletion). Lengths are in the rows: no value
 * is read.
 */
export async function countBytes(trx: DatabaseTransaction, accountId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select
    (select coalesce(sum(octet_length(bytes) + octet_length(balance)), 0) from trial_balance
      where account_id = ${accountId})
    + (select coalesce(sum(octet_length(bytes) + octet_length(balance)), 0) from upload where account_id = ${accountId}
      and not exists (select from trial_balance stored
        where stored.company_id = upload.company_id and stored.sha256 = upload.sha256))
    + (select coalesce(sum(octet_length(content)), 0) from source_file where account_id = ${accountId})
    + (select coalesce(sum(octet_length(content)), 0) from source_upload where account_id = ${accountId})
    + (select coalesce(sum(octet_length(bytes)), 0) from kept_file where account_id = ${accountId})
    + (select coalesce(sum(octet_length(bytes)), 0) from finding_attachment where account_id = ${accountId})
    + (select coalesce(sum(octet_length(bytes)), 0) from question_file where account_id = ${accountId})
    + (select coalesce(sum(octet_length(bytes)), 0) from received_file where account_id = ${accountId}) as bytes`.execute(
    trx,
  );
  return Number(rows[0]!.bytes);
}

export interface SubscriberRecord {
  accountId: string;
  account: string;
  ownerName: string | null;
  ownerEmail: string | null;
}

/**
 * Accounts that may have a license — all but the provider's — by name; `q`: substring of the account's or subscriber's
 * name.
 */
export function listSubscribers(
  trx: DatabaseTransaction,
  filter: { q?: string; accountId?: string },
): Promise<SubscriberRecord[]> {
  let query = trx
    .selectFrom('account')
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.account_id', '=', 'account.id').on('app_user.is_root', '=', true),
    )
    .select(['account.id as accountId', 'account.name as account'])
    .select(['app_user.name as ownerName', 'app_user.email as ownerEmail'])
    .where(sql<boolean>`not exists (select from app_user staff where staff.account_id = account.id and staff.is_admin)`)
    .distinctOn('account.id')
    .orderBy('account.id')
    .orderBy('app_user.id');
  if (filter.accountId !== undefined) query = query.where('account.id', '=', filter.accountId);
  if (filter.q !== undefined) {
    const like = containing(filter.q);
    query = query.where(
      sql<boolean>`(account.name ilike ${like} or app_user.name ilike ${like} or app_user.email ilike ${like})`,
    );
  }
  return query.execute();
}

/** Licenses of all accounts visible to the transaction. */
export function listLicenses(trx: DatabaseTransaction): Promise<LicenseRecord[]> {
  return trx.selectFrom('license').select(columns).$narrowType<{ plan: PlanKey }>().execute();
}

export interface LicenseChangeRecord {
  version: number;
  action: LicenseAction;
  license: { plan: PlanKey; companies: number; users: number; starts_on: string; ends_on: string };
  note: string;
  changedBy: string | null;
  changedAt: Date;
}

/** Newest first. */
export function listLicenseChanges(trx: DatabaseTransaction, accountId: string): Promise<LicenseChangeRecord[]> {
  return trx
    .selectFrom('license_change')
    .leftJoin('app_user', 'app_user.id', 'license_change.changed_by')
    .select([
      'license_change.version',
      'license_change.action',
      'license_change.license',
      'license_change.note',
      'app_user.name as changedBy',
      'license_change.changed_at as changedAt',
    ])
    .$narrowType<{ action: LicenseAction; license: LicenseChangeRecord['license'] }>()
    .where('license_change.account_id', '=', accountId)
    .orderBy('license_change.version', 'desc')
    .execute();
}

/** Subscribers' accounts by the month in which they began, `2026-11`. */
export async function accountsByMonth(trx: DatabaseTransaction): Promise<Map<string, number>> {
  const month = sql<string>`to_char(account.created_at at time zone 'America/Bogota', 'YYYY-MM')`;
  const rows = await trx
    .selectFrom('account')
    .select([month.as('month'), sql<number>`count(*)::int`.as('accounts')])
    .where(sql<boolean>`not exists (select from app_user staff where staff.account_id = account.id and staff.is_admin)`)
    .groupBy(month)
    .execute();
  return new Map(rows.map((row) => [row.month, row.accounts]));
}
